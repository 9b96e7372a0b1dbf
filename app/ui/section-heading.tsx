import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  id?: string
  eyebrow?: string
  heading: string
  lead?: string | readonly string[]
  align?: 'centre'
  /** The brand's wavy stroke under it: for the one or two headings that lead a page. */
  leads?: boolean
}

/** A section's h2. */
export function SectionHeading({ id, eyebrow, heading, lead, align, leads }: SectionHeadingProps) {
  return (
    <div className={styles.root} data-align={align}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      {leads && <HeadingStroke className={styles.stroke} />}
      {[lead ?? []].flat().map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
