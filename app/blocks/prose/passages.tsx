import type { Passage } from '#content/site/types.ts'
import styles from './prose.module.css'

/** Passages with headings, on wide screens each in a row of its own, or all side by side. */
export function Passages({ items, sideBySide }: { items: readonly Passage[]; sideBySide?: boolean }) {
  return (
    <div className={styles.passages} data-side-by-side={sideBySide}>
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
