import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ArrowButton } from './arrow-button.tsx'
import styles from './carousel.module.css'

interface CarouselProps {
  /** The accessible name, which says what the cards are. */
  label: string
  children: ReactNode
}

/** A row of cards that scrolls by one card width; disabled arrows mark both ends. */
export function Carousel({ label, children }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })

  /** Where the arrows are scrolling to, until the row is there: a second click counts from it. */
  const target = useRef<number>(undefined)

  const measure = useCallback(() => {
    const element = track.current
    if (!element) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    // One pixel of tolerance: browsers scroll to fractions of a pixel.
    setEnds({ start: scrollLeft <= 1, end: scrollLeft + clientWidth >= scrollWidth - 1 })
    if (Math.abs(scrollLeft - (target.current ?? scrollLeft)) <= 1) target.current = undefined
  }, [])

  useEffect(() => {
    const element = track.current
    if (!element) return
    let width: number | undefined
    const observer = new ResizeObserver(() => {
      const { clientWidth } = element
      // After a resize, snap to the start of a card again.
      if (width !== undefined && width !== clientWidth) {
        const step = cardWidth(element)
        target.current = undefined
        element.scrollTo({ left: Math.round(element.scrollLeft / step) * step, behavior: 'instant' })
      }
      width = clientWidth
      measure()
    })
    // The observer also reports the first size, after layout: measuring here would force a layout. That first
    // report does not snap, because a click may already be scrolling the track.
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure])

  const move = (cards: number) => {
    const element = track.current
    if (!element) return
    const step = cardWidth(element)
    target.current = (Math.round((target.current ?? element.scrollLeft) / step) + cards) * step
    element.scrollTo({ left: target.current })
  }

  return (
    // Not a region: the section around it is one, with the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div role="group" className={styles.root} aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={track}
        className={styles.track}
        onScroll={measure}
        // A drag that interrupts the move ends elsewhere.
        onScrollEnd={() => {
          target.current = undefined
        }}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={label}
      >
        {children}
      </ul>
      <div className={styles.arrows}>
        <ArrowButton to="left" label="Previous" isAtEnd={ends.start} onClick={() => move(-1)} />
        <ArrowButton to="right" label="Next" isAtEnd={ends.end} onClick={() => move(1)} />
      </div>
    </div>
  )
}

/** The width of a card with its gap. */
function cardWidth(track: HTMLElement): number {
  const [first, second] = track.children
  if (!(first instanceof HTMLElement)) return track.clientWidth || 1
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
}
