import { Icon } from '#app/scenery/icons.tsx'
import type { FaqItem } from '#content/types.ts'
import styles from './faq.module.css'

/** Questions that open to their answers; plain HTML, so they open without JavaScript and print open. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className={styles.root}>
      {items.map(({ id, question, answer }) => (
        <details key={id} className={styles.item}>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron-down" />
          </summary>
          {/* The anchor is inside, so that the browser itself opens the answer that an address names. */}
          <div id={id} className={styles.answer}>
            {answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
