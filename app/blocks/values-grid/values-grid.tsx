import { Icon } from '#app/illustration/icons/icons.tsx'
import type { Value } from '#content/site/types.ts'
import styles from './values-grid.module.css'

export function ValuesGrid({ items }: { items: Value[] }) {
  return (
    <ul className={styles.root}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
