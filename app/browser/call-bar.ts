/**
 * The bar to call or book gives way to what is being typed. Not by `main:has(:focus)` in its styles: each focus, and each
 * element that a form inserts, would restyle all of the page.
 */
export function startCallBar(): void {
  const bar = document.querySelector('[data-call-bar]')
  const isTypedIn = (target: EventTarget | null) => (target as Element).matches('input, textarea')
  addEventListener('focusin', ({ target }) => bar?.toggleAttribute('data-typing', isTypedIn(target)))
  addEventListener('focusout', () => bar?.removeAttribute('data-typing'))
}
