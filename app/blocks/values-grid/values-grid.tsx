import { Icon } from '#app/illustration/icons/icons.tsx'
import type { Value } from '#content/site/types.ts'
import styles from './values-grid.module.css'

export function ValuesGrid({ items }: { items: Value[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ icon, title, text }) => (
        <li key={title} className={styles.item}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
