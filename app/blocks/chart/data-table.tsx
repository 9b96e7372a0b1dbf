import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface DataTableProps {
  /** Names the table for screen readers, where no heading does. */
  label: string
  /** Empty above the headings of the rows, where they need none. */
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly (readonly ReactNode[])[]
  foot?: readonly ReactNode[]
}

export function DataTable({ label, columns, rows, foot }: DataTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.root} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) =>
              column === '' ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <Row key={String(cells[0])} cells={cells} />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Row cells={foot} />
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Row({ cells: [heading, ...cells] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{heading}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
        <td key={index}>{cell}</td>
      ))}
    </tr>
  )
}

/** The numbers of a chart, folded away on screen and open on paper. */
export function ChartTable({ summary, ...table }: DataTableProps & { summary: string }) {
  return (
    <details className={styles.details}>
      <summary data-marker>{summary}</summary>
      <DataTable {...table} />
    </details>
  )
}
