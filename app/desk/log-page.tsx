import { Note, Panel } from './elements.tsx'
import { Table } from './table.tsx'

export interface LogView {
  id: string
  at: string
  who: string
  action: string
  subject: string
  href?: string | undefined
}

export function LogPage({ entries, older }: { entries: LogView[]; older?: string | undefined }) {
  return (
    <Panel heading="Who did what">
      <Note>Every sign-in, change and export. What an enquiry says is not in it.</Note>
      {entries.length === 0 ? (
        <p>Nothing yet.</p>
      ) : (
        <Table
          rows={entries}
          by="id"
          columns={{
            When: ({ at }) => at,
            Who: ({ who }) => who,
            What: ({ action }) => action,
            About: ({ subject, href }) => (href ? <a href={href}>{subject}</a> : subject),
          }}
          compact={{ Who: 'first', When: 'first-end', What: 'second', About: 'second-end' }}
        />
      )}
      {older && (
        <p>
          <a href={older}>Older entries</a>
        </p>
      )}
    </Panel>
  )
}
