import type { ReactNode } from 'react'
import { ArrowButton } from './arrow-button.tsx'
import styles from './carousel.module.css'

interface CarouselProps {
  /** The accessible name, which says what the cards are. */
  label: string
  children: ReactNode
}

/** A row of cards that scrolls by one card width; disabled arrows mark both ends (app/browser/carousels.ts). */
export function Carousel({ label, children }: CarouselProps) {
  return (
    // Not a region: the section around it is one, with the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      className={styles.root}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={label}>
        {children}
      </ul>
      <div className={styles.arrows}>
        <ArrowButton to="left" label="Previous" isAtEnd />
        <ArrowButton to="right" label="Next" isAtEnd={false} />
      </div>
    </div>
  )
}
