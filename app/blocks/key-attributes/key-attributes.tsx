import type { Attribute } from '#content/site/types.ts'
import styles from './key-attributes.module.css'

/** Figures on cards that can be toggled (app/browser/toggles.ts). */
export function KeyAttributes({ items }: { items: Attribute[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item) => (
        <li key={item.figure}>
          <MetricCard {...item} />
        </li>
      ))}
    </ul>
  )
}

function MetricCard({ figure, text }: Attribute) {
  return (
    <button type="button" className={styles.card} aria-pressed={false} data-toggle>
      <span className={styles.figure} data-long={figure.length > 4 || undefined}>
        {figure}
      </span>
      <span className={styles.text}>{text}</span>
    </button>
  )
}
