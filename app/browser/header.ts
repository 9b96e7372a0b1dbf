/** The header comes back on the way up, and goes on the way down; at the top of the page it is where it always was. */
export function startHeader(): void {
  const header = document.querySelector('body > header') as HTMLElement
  let last = scrollY
  addEventListener(
    'scroll',
    () => {
      // Less than this is a finger that rests, or a page that moves under it.
      if (Math.abs(scrollY - last) < 8) return
      header.toggleAttribute('data-returned', scrollY < last && scrollY > header.offsetHeight)
      last = scrollY
    },
    { passive: true },
  )
}
