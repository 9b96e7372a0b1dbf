import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  tone?: 'paper' | 'sand' | 'accent'
  width?: 'full' | 'narrow'
  /** No space above: the section goes on where the one before it ended. */
  flush?: boolean
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
  children: ReactNode
}

/** One idea, with air around it. Blocks sit inside and never set their own outer margin. */
export function Section({ tone = 'paper', width = 'full', flush, labelledBy, id, children }: SectionProps) {
  return (
    <section className={styles.root} data-tone={tone} data-flush={flush} aria-labelledby={labelledBy} id={id}>
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  )
}
