import { useId } from 'react'
import type { Attribute } from '#content/site/types.ts'
import styles from './key-attributes.module.css'

/** What the firm says of itself, on cards that can be toggled (app/browser/toggles.ts). */
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
  const count = Number.parseInt(figure, 10)
  return (
    <button
      type="button"
      className={styles.card}
      aria-pressed={false}
      data-toggle
      data-count={count > 0 || undefined}
    >
      <span className={styles.figure}>{figure}</span> <span className={styles.text}>{text}</span>
      {count > 0 && <Roofs count={count} />}
    </button>
  )
}

const perRow = 20

/** As many small houses as the figure says. */
function Roofs({ count }: { count: number }) {
  const id = useId()
  const rows = Math.ceil(count / perRow)
  const rest = perRow * 20 - (rows * perRow - count) * 20
  return (
    <svg viewBox={`0 0 ${perRow * 20} ${rows * 20}`} aria-hidden="true">
      <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse">
        <path d="M4 18V9h12v9z" fill="var(--divider-line)" />
        <path d="M2 10l8-7 8 7z" fill="var(--accent)" />
      </pattern>
      <path d={`M0 0H${perRow * 20}V${rows * 20 - 20}H${rest}V${rows * 20}H0z`} fill={`url(#${id})`} />
    </svg>
  )
}
