import type { ReactNode } from 'react'
import styles from './phone-fold.module.css'

/** Folded on phones; on wider screens and on paper the summary is hidden, and the content always open. */
export function PhoneFold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.root}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}

/** The heading of a fold on wider screens: on phones its summary is the heading. */
export function UnfoldedHeading({ children }: { children: ReactNode }) {
  return <div className={styles.heading}>{children}</div>
}
