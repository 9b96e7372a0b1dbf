import type { CSSProperties } from 'react'
import { guideWords } from '#content/pages/guides.ts'
import { fillIn } from '#domain/fill-in.ts'
import styles from './fee-tables.module.css'
import { Table, type TableProps } from './long-read.tsx'

/** Each fee as a card with one large figure: service, fee, and when it is paid. */
export function PriceBoard({ caption, rows }: TableProps) {
  return (
    <div className={styles.board}>
      <ul aria-label={caption}>
        {rows.map(([service, fee = '', when]) => {
          const { figure, rest } = splitFee(fee)
          return (
            <li key={service}>
              <h3>{service}</h3>
              <p className={styles.fee}>
                <strong>{figure}</strong> {rest}
              </p>
              {when && <p>{when}</p>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** '£180 an hour' is a figure and what it is for; so is 'no fee; …'. */
function splitFee(fee: string) {
  const [, figure = fee, rest = ''] = /^(£[\d,]+|[\d.]+%|[^;]+)[;,]?\s*(.*)$/.exec(fee) ?? []
  return { figure, rest }
}

/** What is paid in the first year, as a slice of the sum and divided among those who receive it, above its table. */
export function Slices(table: TableProps) {
  const sum = pounds(table.caption)
  const parts = table.rows.slice(0, -1)
  const total = parts.reduce((all, [, amount]) => all + pounds(amount), 0)
  return (
    <div className={styles.slices}>
      <div
        className={styles.picture}
        style={{ '--share': `${(100 * total) / sum}%` } as CSSProperties}
        aria-hidden="true"
      >
        <p>
          {money(table.caption)}{' '}
          <span>{fillIn(guideWords.firstYear, { share: `${((100 * total) / sum).toFixed(1)}%` })}</span>
        </p>
        <div className={styles.sum} />
        <div className={styles.lens} />
        <div className={styles.parts}>
          {parts.map(([name, amount]) => (
            <span key={name} style={{ flexGrow: pounds(amount) }}>
              {amount}
            </span>
          ))}
        </div>
      </div>
      <Table {...table} />
    </div>
  )
}

const money = (text: string) => /£[\d,]+/.exec(text)?.[0] ?? ''
const pounds = (text = '') => Number(money(text).replace(/\D/g, ''))
