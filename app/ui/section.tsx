import type { ReactNode } from 'react'
import { PageRiver, type RiverLane, type RiverMouth } from './page-river.tsx'
import styles from './section.module.css'

interface SectionProps {
  tone?: 'paper' | 'sand' | 'accent'
  width?: 'narrow'
  /** No padding above: it continues the section before it. */
  flush?: boolean
  /** Id of the heading that names the section. */
  labelledBy?: string
  id?: string
  /** The page's river, where it has one. */
  river?: RiverLane | undefined
  mouth?: RiverMouth | undefined
  children: ReactNode
}

/** Sets the vertical spacing of a page; the blocks inside have no outer margin. */
export function Section({ tone, width, flush, labelledBy, id, river, mouth, children }: SectionProps) {
  return (
    <section
      className={styles.root}
      data-tone={tone === 'paper' ? undefined : tone}
      data-flush={flush}
      data-river={river}
      aria-labelledby={labelledBy}
      id={id}
    >
      {river && <PageRiver lane={river} mouth={mouth} />}
      <div className={styles.inner} data-width={width}>
        {children}
      </div>
    </section>
  )
}
