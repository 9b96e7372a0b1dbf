import { Note } from './parts.tsx'
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
      headings={['When', 'Who', 'What']}
      rows={rows.map(({ id, at, who, what }) => ({ key: id, cells: { When: at, Who: who, What: what } }))}
    />
  )
}
