import { PhoneFold, UnfoldedHeading } from '#app/ui/phone-fold.tsx'
import type { Passage } from '#content/site/types.ts'
import styles from './prose.module.css'

/** Passages with headings, on wide screens each in a row of its own, or all side by side and folded on phones. */
export function Passages({ items, sideBySide }: { items: readonly Passage[]; sideBySide?: boolean }) {
  return (
    <div className={styles.passages} data-side-by-side={sideBySide}>
      {items.map(({ heading, paragraphs }) => (
        <section key={heading} className={styles.passage}>
          {sideBySide ? (
            <>
              <UnfoldedHeading>
                <h2 className={styles.heading}>{heading}</h2>
              </UnfoldedHeading>
              <PhoneFold summary={<h2>{heading}</h2>}>
                <Text paragraphs={paragraphs} />
              </PhoneFold>
            </>
          ) : (
            <>
              <h2 className={styles.heading}>{heading}</h2>
              <Text paragraphs={paragraphs} />
            </>
          )}
        </section>
      ))}
    </div>
  )
}

function Text({ paragraphs }: Pick<Passage, 'paragraphs'>) {
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}
