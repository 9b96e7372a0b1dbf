/** The arrows of app/ui/carousel.tsx: they scroll by one card, and are disabled at both ends. */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(root)
}

function startCarousel(root: HTMLElement): void {
  const track = root.querySelector('ul') as HTMLElement
  const [previous, next] = root.querySelectorAll<HTMLButtonElement>('button') as unknown as [
    HTMLButtonElement,
    HTMLButtonElement,
  ]
  /** Where the arrows are scrolling to, until the row is there: a second click counts from it. */
  let target: number | undefined

  const measure = () => {
    const { scrollLeft, clientWidth, scrollWidth } = track
    // One pixel of tolerance: browsers scroll to fractions of a pixel.
    previous.ariaDisabled = String(scrollLeft <= 1)
    next.ariaDisabled = String(scrollLeft + clientWidth >= scrollWidth - 1)
    if (Math.abs(scrollLeft - (target ?? scrollLeft)) <= 1) target = undefined
  }
  const move = (cards: number) => {
    const step = cardWidth(track)
    target = (Math.round((target ?? track.scrollLeft) / step) + cards) * step
    track.scrollTo({ left: target })
  }
  for (const [button, cards] of [
    [previous, -1],
    [next, 1],
  ] as const)
    button.addEventListener('click', () => {
      if (button.ariaDisabled !== 'true') move(cards)
    })

  track.addEventListener('scroll', measure, { passive: true })
  // A drag that interrupts the move ends elsewhere.
  track.addEventListener('scrollend', () => {
    target = undefined
  })
  let width: number | undefined
  // The observer also reports the first size, after layout: measuring here would force a layout. That first report
  // does not snap, because a click may already be scrolling the track.
  new ResizeObserver(() => {
    const { clientWidth } = track
    // After a resize, snap to the start of a card again.
    if (width !== undefined && width !== clientWidth) {
      const step = cardWidth(track)
      target = undefined
      track.scrollTo({ left: Math.round(track.scrollLeft / step) * step, behavior: 'instant' })
    }
    width = clientWidth
    measure()
  }).observe(track)
}

function cardWidth(track: HTMLElement): number {
  const [first, second] = track.children as unknown as HTMLElement[]
  if (!first) return track.clientWidth || 1
  return second ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}
