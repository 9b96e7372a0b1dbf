import { HeadingStroke } from '#app/illustration/parts/brand-mark.tsx'
import styles from './section-heading.module.css'

interface SectionHeadingProps {
  id?: string
  eyebrow?: string
  heading: string
  lead?: string | readonly string[]
  align?: 'centre'
}

/** A section's h2 with the brand's wavy stroke under it. */
export function SectionHeading({ id, eyebrow, heading, lead, align }: SectionHeadingProps) {
  return (
    <div className={styles.root} data-align={align}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h2 id={id}>{heading}</h2>
      <HeadingStroke className={styles.stroke} />
      {[lead ?? []].flat().map((paragraph) => (
        <p key={paragraph} className={styles.lead}>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
