import { londonMoment } from '#domain/enquiry-text.ts'
import type { HistoryEntry } from '#server/desk/enquiry-history.ts'
import { Note } from './elements.tsx'
import { Table } from './table.tsx'

/** Who did what, the newest first. */
export function History({ rows }: { rows: readonly HistoryEntry[] }) {
  if (rows.length === 0) return <Note>Nobody has done anything yet.</Note>
  return (
    <Table
      rows={rows}
      by="id"
      columns={{ When: ({ atUtc }) => londonMoment(atUtc), Who: ({ who }) => who, What: ({ what }) => what }}
    />
  )
}
