import type { ReactNode } from 'react'
import styles from './table.module.css'

/**
 * Where a value is in a row of two or three lines: at the beginning or the end of a line. 'second-override' takes the
 * place of 'second' where it has a value; 'below' is the last line.
 */
type Position =
  | 'first'
  | 'first-end'
  | 'second'
  | 'second-end'
  | 'second-override'
  | 'third'
  | 'third-end'
  | 'below'

interface TableProps<Row, Heading extends string> {
  rows: readonly Row[]
  /** The member that no other row has. */
  by: keyof Row & string
  /** By their headings. */
  columns: Record<Heading, (row: Row) => ReactNode>
  /** For values that say by themselves what they are. */
  compact?: Record<Heading, Position>
}

/** What fits beside one another on a phone as well. */
const FEW_COLUMNS = 3

/**
 * Where there is little room each row of a wide table is a small list, with the column's heading before each value, or
 * two or three lines without headings where it is compact.
 */
export function Table<Row, Heading extends string>(props: TableProps<Row, Heading>) {
  const { rows, by, columns, compact } = props
  const headings = Object.keys(columns) as Heading[]
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}
        data-few={headings.length <= FEW_COLUMNS || undefined}
        data-compact={compact !== undefined || undefined}
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
                <td key={heading} data-heading={heading} data-place={compact?.[heading]}>
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
