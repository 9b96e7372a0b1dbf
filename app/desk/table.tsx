import type { ReactNode } from 'react'
import styles from './table.module.css'

interface TableProps<Row, Heading extends string> {
  rows: readonly Row[]
  /** The member that no other row has. */
  by: keyof Row & string
  /** By their headings. */
  columns: Record<Heading, (row: Row) => ReactNode>
  /** For values that say by themselves what they are: the first two are in one line, the others below them. */
  isCompact?: boolean
  /** For narrow columns of figures, which are read downwards: they stay columns where there is less room as well. */
  hasFigures?: boolean
}

/** What fits beside one another on a phone as well. */
const FEW_COLUMNS = 3

/**
 * Where there is little room each row of a wide table is a small list, with the column's heading before each value, or a
 * few lines without headings where it is compact.
 */
export function Table<Row, Heading extends string>(props: TableProps<Row, Heading>) {
  const { rows, by, columns, isCompact, hasFigures } = props
  const headings = Object.keys(columns) as Heading[]
  return (
    <div className={styles.frame} data-figures={hasFigures}>
      <table
        className={styles.table}
        data-few={headings.length <= FEW_COLUMNS || undefined}
        data-compact={isCompact}
      >
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={String(row[by])}>
              {headings.map((heading) => (
                <td key={heading} data-heading={heading}>
                  {columns[heading](row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
