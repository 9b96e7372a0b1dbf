// Drag and drop in the week of the diary. The page of each call has a form that does the same.

export function addDragAndDrop(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-move]')
  const form = dialog?.querySelector('form')
  const question = dialog?.querySelector('#move-question')
  if (!dialog || !form || !question) return
  let dragged: HTMLElement | null = null

  const prepare = () => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-call]')) {
      card.draggable = true
      // Otherwise the link would be dragged, and not the call.
      for (const link of card.querySelectorAll('a')) link.draggable = false
      card.addEventListener('dragstart', (event) => {
        dragged = card
        card.dataset.dragged = ''
        event.dataTransfer?.setData('text/plain', card.dataset.name ?? '')
      })
      card.addEventListener('dragend', () => {
        dragged = null
        delete card.dataset.dragged
      })
    }

    for (const cell of document.querySelectorAll<HTMLElement>('td[data-date]')) {
      const isOver = (is: boolean) => {
        if (is) cell.dataset.drop = 'over'
        else delete cell.dataset.drop
      }
      cell.addEventListener('dragover', (event) => {
        if (dragged === null) return
        event.preventDefault()
        isOver(true)
      })
      cell.addEventListener('dragleave', () => isOver(false))
      cell.addEventListener('drop', (event) => {
        isOver(false)
        if (dragged === null) return
        event.preventDefault()
        const { call = '', name = '', sequence = '' } = dragged.dataset
        const { date = '', time = '', label = '' } = cell.dataset
        form.action = `/enquiries/${call}/move`
        for (const [field, value] of Object.entries({ date, time, sequence })) {
          const input = form.elements.namedItem(field)
          if (input instanceof HTMLInputElement) input.value = value
        }
        question.textContent = `Move the call with ${name} to ${label}? Where there is an e-mail address, the visitor is told.`
        dialog.showModal()
      })
    }
    document.querySelector('[data-drag-hint]')?.removeAttribute('hidden')
  }
  prepare()
  // The week was replaced by one that was just read.
  document.addEventListener('refreshed', prepare)
}
