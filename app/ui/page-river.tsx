import type { CSSProperties } from 'react'
import styles from './page-river.module.css'

/** Beside which margin of the page it flows through a section, and whether it first crosses the page to get there. */
export type RiverLane = 'left' | 'right' | 'to-left' | 'to-right'

/** Where the river of the hero's scene leaves it, and how broad it is there, in percent of the scene's width. */
export interface RiverMouth {
  x: number
  breadth: number
  /** A way instead of a river. */
  isPath?: boolean
}

/**
 * A section's part of the page's one river: it is drawn behind the section's content, and in the space between it and
 * the section before. It comes out of the hero (`mouth`), and ends in the pond of the footer.
 */
export function PageRiver({ lane, mouth }: { lane: RiverLane; mouth?: RiverMouth | undefined }) {
  const start = mouth && { '--x': mouth.x, '--breadth': mouth.breadth }
  return (
    <div
      className={styles.root}
      style={start as CSSProperties}
      data-mouth={mouth && (mouth.isPath ? 'path' : 'river')}
    >
      {mouth && <span className={styles.pool} />}
      {(mouth || lane.startsWith('to-')) && (
        <svg className={styles.bend} viewBox="0 0 1000 200" preserveAspectRatio="none" aria-hidden="true">
          <path d={bend} className={styles.water} />
          <path d={bendRipples} className={styles.ripples} />
        </svg>
      )}
      <svg className={styles.run} viewBox="0 0 40 600" preserveAspectRatio="none" aria-hidden="true">
        <path d={run} className={styles.water} />
        <path d="M19 60v44M14 250v60M22 430v48" className={styles.ripples} />
      </svg>
    </div>
  )
}

/** From the upper left to the lower right; mirrored for the other way. Its ends are where those of the runs are. */
const bend = 'M0 0V30C0 72 50 88 150 82S330 74 470 80S700 108 850 108S1000 128 1000 170V200'
const bendRipples = 'M230 80h70M440 80h90M640 98h80M770 108h50'
const run = 'M20 0C20 40 13 90 14 150S27 330 25 400S20 560 20 600'
