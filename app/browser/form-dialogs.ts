import type { DialogName } from '#app/ui/dialog-trigger.tsx'
import { isPlainClick } from '#app/ui/plain-click.ts'
import type { AskedDialog } from './open-form-dialog.tsx'

const load = () => import('./open-form-dialog.tsx')

/** Links that open their form in a dialog: its code is fetched when one is hovered, touched or focused. */
export function startFormDialogs(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-dialog]'))
    link.ariaHasPopup = 'dialog'
  for (const intent of ['pointerover', 'focusin'])
    addEventListener(
      intent,
      ({ target }) => {
        const link = dialogLinkOf(target)
        if (link)
          load().then(
            ({ prepareDialog }) => prepareDialog(dialogOf(link)),
            () => {},
          )
      },
      { passive: true },
    )
  addEventListener('click', async (event) => {
    const link = dialogLinkOf(event.target)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    try {
      await (await load()).openDialog(dialogOf(link))
    } catch {
      // The page with the same form.
      location.assign(link.href)
    }
  })
}

function dialogLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null
}

/** The link to the page with the form says what was chosen; one to an adviser's calls also what the dialog is called. */
function dialogOf(link: HTMLAnchorElement): AskedDialog {
  const name = link.dataset.dialog as DialogName
  const { searchParams } = new URL(link.href)
  const adviser = searchParams.get('adviser')
  const services = searchParams.getAll('services')
  return { name, services, ...(adviser !== null && { adviser, title: link.text }) }
}
