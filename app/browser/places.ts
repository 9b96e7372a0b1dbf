/**
 * When a page is left: does a place on the map of services grow into the next page, or a hero shrink back to its place?
 * Only what is on the screen; all else fades. The name of the root tells the styles of the next page which of the two it
 * is (app/styles/base.css).
 */
export function startPlaces(): void {
  const places = document.querySelectorAll<HTMLElement>('[data-place]')
  const words = document.querySelector('h1')?.parentElement
  addEventListener('pageswap', ({ activation }) => {
    let name = ''
    for (const place of places) {
      const card = place.closest('article')
      const { top, bottom } = place.getBoundingClientRect()
      const isNext =
        bottom > 0 &&
        top < innerHeight &&
        // A link in the hero leads to the top of the map, where its place may be below the screen.
        (card || activation?.navigationType === 'traverse') &&
        [...(card ?? place).querySelectorAll('a')].some(({ href }) => href === activation?.entry.url)
      place.style.viewTransitionName = isNext ? '' : 'none'
      if (isNext) name = card ? 'map' : 'page'
    }
    document.documentElement.style.viewTransitionName = name
    if (words) words.style.viewTransitionName = name && 'words'
  })
}
