/** A page hardly longer than the screen would show a strip of the bar: it has a height of 60 px. */
const lowest = 120

/**
 * The bar to call or book gives way to what is being typed. Not by `main:has(:focus)` in its styles: each focus, and each
 * element that a form inserts, would restyle all of the page. Nor by `@container` that it is low: with such a rule in a
 * stylesheet a browser cannot style the page in one task and lay it out in the next (app/delivery/boot.ts).
 */
export function startCallBar(): void {
  const bar = document.querySelector('[data-call-bar]')
  if (!bar) return
  const isTypedIn = (target: EventTarget | null) => (target as Element).matches('input, textarea')
  addEventListener('focusin', ({ target }) => bar.toggleAttribute('data-typing', isTypedIn(target)))
  addEventListener('focusout', () => bar.removeAttribute('data-typing'))
  new ResizeObserver(() => bar.toggleAttribute('data-low', bar.clientHeight < lowest)).observe(bar)
}
