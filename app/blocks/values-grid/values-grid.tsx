import { Icon } from '#app/illustration/icons/icons.tsx'
import type { Value } from '#content/site/types.ts'
import styles from './values-grid.module.css'

export function ValuesGrid({ items, inOneLine }: { items: Value[]; inOneLine?: boolean | undefined }) {
  return (
    <ul className={styles.root} data-line={inOneLine}>
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <span>
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          {!inOneLine && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
