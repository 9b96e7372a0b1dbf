/** The width from which the menu is in the header: see app/shell/header.module.css. */
const wide = '(width >= 839px)'

/**
 * Buttons open and close dialogs by `command` and `commandfor`. Here is what browsers from before 2026 lack of it, and
 * of `closedby`; and what closes the menu of narrow screens where it would be in the way.
 */
export function startCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) addEventListener('click', runCommand)
  if (!('closedBy' in HTMLDialogElement.prototype)) addEventListener('click', closeByBackdrop)
  addEventListener('click', rememberPress, { capture: true })
  addEventListener('beforetoggle', openFromPress, { capture: true })
  matchMedia(wide).addEventListener('change', closeMenu)
  // A page that is kept in memory comes back with the menu closed; a fragment link stays on the page.
  addEventListener('pagehide', closeMenu)
  addEventListener('hashchange', closeMenu)
}

let pressed: { x: number; y: number } | undefined

function rememberPress({ target, clientX, clientY, detail }: MouseEvent): void {
  const { left, top, width, height } = (target as Element).getBoundingClientRect()
  // Pressed by a key, it has no place of its own.
  pressed = detail ? { x: clientX, y: clientY } : { x: left + width / 2, y: top + height / 2 }
}

/** A dialog, in the middle of the window, grows out of what was pressed (app/ui/dialog.module.css). */
function openFromPress({ target }: Event): void {
  if (!pressed || !(target instanceof HTMLDialogElement)) return
  const from = (at: number, size: number) => `calc(50% + ${Math.round(at - size / 2)}px)`
  target.style.transformOrigin = `${from(pressed.x, innerWidth)} ${from(pressed.y, innerHeight)}`
}

function runCommand({ target }: Event): void {
  const button = (target as Element).closest<HTMLButtonElement>('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

function closeByBackdrop({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const { left, right, top, bottom } = target.getBoundingClientRect()
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close()
}

function closeMenu(): void {
  document.querySelector<HTMLDialogElement>('#site-menu[open]')?.close()
}
