import { afterPaint } from '#app/delivery/after-paint.ts'

interface Modal {
  dialog: HTMLDialogElement
  close: () => void
}

/** Receives Esc and Android's back gesture. Not in every browser, and not in TypeScript's DOM types. */
declare const CloseWatcher: (new () => EventTarget & { destroy(): void }) | undefined

/** The open dialogs, the topmost last. */
const stack: Modal[] = []
/** What is inert because of them. */
let inert = new Set<HTMLElement>()

/**
 * Does what `HTMLDialogElement.showModal()` does, but paints the dialog before it makes the rest of the page inert:
 * that recalculates the style of every element, which took half of the time until a dialog was seen (decision 0021).
 * `close` is called on Esc and has to call the returned function, which hides the dialog.
 */
export function showModal(dialog: HTMLDialogElement, close: () => void): () => void {
  const opener = document.activeElement as HTMLElement | null
  const modal = { dialog, close }
  stack.push(modal)
  if (dialog.showPopover) dialog.showPopover()
  else dialog.showModal()
  // The first button is the close button.
  dialog.querySelector('button')?.focus({ preventScroll: true })
  afterPaint(updateInert)
  const stopWatching = watchCloseRequests(modal)
  return () => {
    stopWatching()
    // Dialogs nested in this one close with it.
    const index = stack.indexOf(modal)
    const nested = index < 0 ? [] : stack.splice(index).slice(1)
    for (const { close } of nested) close()
    if (dialog.hidePopover) dialog.hidePopover()
    else dialog.close()
    updateInert()
    opener?.focus({ preventScroll: true })
  }
}

function watchCloseRequests(modal: Modal): () => void {
  if (typeof CloseWatcher !== 'undefined') {
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', modal.close)
    return () => watcher.destroy()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || stack.at(-1) !== modal)
      return
    event.preventDefault()
    modal.close()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Makes all inert but the topmost dialog and what contains it. What others made inert stays as it is. */
function updateInert(): void {
  const wanted = new Set<HTMLElement>()
  let node: Element | null | undefined = stack.at(-1)?.dialog
  for (; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling === node || !(sibling instanceof HTMLElement)) continue
      if (!sibling.inert || inert.has(sibling)) wanted.add(sibling)
    }
  }
  for (const element of inert) if (!wanted.has(element)) element.inert = false
  for (const element of wanted) if (!inert.has(element)) element.inert = true
  inert = wanted
}
