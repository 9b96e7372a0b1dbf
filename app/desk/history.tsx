import { Note } from './elements.tsx'
import { Table } from './table.tsx'

export interface HistoryRow {
  id: string
  at: string
  who: string
  what: string
}

/** Who did what, the newest first. */
export function History({ rows }: { rows: readonly HistoryRow[] }) {
  if (rows.length === 0) return <Note>Nobody has done anything yet.</Note>
  return (
    <Table
      rows={rows}
      by="id"
      columns={{ When: ({ at }) => at, Who: ({ who }) => who, What: ({ what }) => what }}
    />
  )
}
