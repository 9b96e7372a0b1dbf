import type { ReactNode } from 'react'
import { Icon } from '#app/illustration/icons/icons.tsx'
import type { FaqItem } from '#content/site/types.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './faq.module.css'

interface FaqProps<Item extends FaqItem> {
  items: readonly Item[]
  /** Rendered at the end of an answer. */
  foot?: (item: Item) => ReactNode
}

/** An accordion of `<details>`, which needs no JavaScript. */
export function Faq<Item extends FaqItem>({ items, foot }: FaqProps<Item>) {
  return (
    <div className={styles.root}>
      {items.map((item) => (
        <details key={item.id} className={styles.item}>
          <summary className={styles.question}>
            <span>{item.question}</span>
            <Icon name="chevron-down" />
          </summary>
          {/* The id is inside the <details>, so that the browser opens it when the URL's fragment is its id. */}
          <div id={item.id} className={styles.answer}>
            {item.answer.split('\n\n').map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
            {foot?.(item)}
          </div>
        </details>
      ))}
    </div>
  )
}
