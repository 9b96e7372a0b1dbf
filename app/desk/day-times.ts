// The times of a form follow its day, by the button that shows them without a script.

/** Asks for the page that the button leads to, and takes the list of times from it. */
export function followDay(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="show"][value="times"]')) {
    const { form } = button
    const day = form?.querySelector<HTMLInputElement>('input[name="date"]')
    const times = form?.querySelector<HTMLSelectElement>('select[name="time"]')
    if (!form || !day || !times) continue
    button.hidden = true
    const show = async () => {
      // While a year is typed it is of long ago.
      if (!day.checkValidity()) return
      const chosen = day.value
      const body = new URLSearchParams()
      for (const [name, value] of new FormData(form, button)) body.append(name, String(value))
      const answer = await fetch(form.action, { method: 'POST', body }).catch(() => null)
      const page = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html')
      const next = page.querySelector(`form[action="${form.getAttribute('action')}"] select[name="time"]`)
      // Another day may have been chosen meanwhile. Where there is no answer, the button leads to one.
      if (day.value !== chosen) return
      if (next) times.replaceChildren(...next.children)
      else button.hidden = false
    }
    for (const field of [day, form.querySelector('select[name="adviser"]')])
      field?.addEventListener('change', () => void show())
  }
}
