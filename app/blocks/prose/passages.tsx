import type { Passage } from '#content/site/types.ts'
import styles from './prose.module.css'

/** Passages with headings, in two columns on wide screens. */
export function Passages({ items }: { items: readonly Passage[] }) {
  return (
    <div className={styles.passages}>
      {items.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.passage}>
          <h2 className={styles.heading}>{heading}</h2>
          <div className={styles.text}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
