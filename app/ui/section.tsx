import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  tone?: 'paper' | 'sand' | 'accent'
  width?: 'narrow'
  /** No padding above: it continues the section before it. */
  flush?: boolean | undefined
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
  /** On paper: what only leads elsewhere is left out. */
  print?: 'never'
  children: ReactNode
}

/** Sets the vertical spacing of a page; the blocks inside have no outer margin. */
export function Section({ tone, width, flush, labelledBy, id, print, children }: SectionProps) {
  return (
    <section
      className={styles.root}
      data-tone={tone === 'paper' ? undefined : tone}
      data-flush={flush}
      data-print={print}
      aria-labelledby={labelledBy}
      id={id}
    >
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  )
}
