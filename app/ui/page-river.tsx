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
          <path d={bend} fill="currentColor" />
          <path d={bendRipples} className={styles.ripples} />
        </svg>
      )}
      <svg className={styles.run} viewBox="0 0 40 600" preserveAspectRatio="none" aria-hidden="true">
        <path d={run} fill="currentColor" />
        <path d="M19 60v44M14 250v60M22 430v48" className={styles.ripples} />
      </svg>
    </div>
  )
}

/** From the upper left to the lower right; mirrored for the other way. It is broadest where it crosses the middle. */
const bend =
  'M6 0C8 40 20 84 110 94S330 84 470 92S700 128 830 126S962 160 966 200H994C994 150 960 106 850 98S640 60 500 62S250 70 150 66S36 40 34 0Z'
const bendRipples = 'M210 80h70M420 76h90M610 92h80M760 110h50'
const run = 'M7 0C1 80 0 130 6 200S13 330 5 400S2 540 7 600H33C38 540 31 470 35 400S41 270 33 200S29 80 33 0Z'
