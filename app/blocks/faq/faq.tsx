import type { ReactNode } from 'react'
import type { FaqItem } from '#content/site/types.ts'
import { LinkedText } from '../linked-text/linked-text.tsx'
import styles from './faq.module.css'

interface FaqProps<Item extends FaqItem> {
  items: readonly Item[]
  /** Rendered at the end of an answer. */
  foot?: (item: Item) => ReactNode
  /** Many are in two columns where there is room, so that they are not a wall. */
  inColumns?: boolean
}

/** An accordion of `<details>`, which needs no JavaScript. */
export function Faq<Item extends FaqItem>({ items, foot, inColumns }: FaqProps<Item>) {
  const rows = items.map((item) => (
    <details key={item.id} className={styles.item}>
      <summary className={styles.question}>
        <span>{item.question}</span>
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
  ))
  if (!inColumns || rows.length <= 6) return <div className={styles.root}>{rows}</div>
  const half = Math.ceil(rows.length / 2)
  return (
    <div className={`${styles.root} ${styles.columns}`}>
      <div>{rows.slice(0, half)}</div>
      <div>{rows.slice(half)}</div>
    </div>
  )
}
