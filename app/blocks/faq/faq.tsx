import type { ReactNode } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import type { FaqItem } from '#content/site/types.ts'
import styles from './faq.module.css'

interface FaqProps<Item extends FaqItem> {
  items: readonly Item[]
  /** Stands at the end of an answer. */
  foot?: (item: Item) => ReactNode
}

/** Questions that open to their answers; plain HTML, so they open without JavaScript and print open. */
export function Faq<Item extends FaqItem>({ items, foot }: FaqProps<Item>) {
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.id} className={styles.item}>
          <summary className={styles.question}>
            <span>{item.question}</span>
            <Icon name="chevron-down" />
          </summary>
          {/* The anchor is inside, so that the browser itself opens the answer that an address names. */}
          <div id={item.id} className={styles.answer}>
            {item.answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {foot?.(item)}
          </div>
        </details>
      ))}
    </div>
  )
}
