import { Button } from '#app/ui/button.tsx'
import { ConfirmedErase, Details, Note, Panel, Stack } from './parts.tsx'
import { Table } from './table.tsx'

interface PersonProps {
  /** The e-mail address or phone number. */
  asked: string
  records: { reference: string; received: string; kind: string; name: string; state: string }[]
  counts: [label: string, count: number][]
  /** What the audit log has on the records. */
  history: { key: string; at: string; action: string; subject: string }[]
}

export function PersonPage({ asked, records, counts, history }: PersonProps) {
  const who = <input type="hidden" name="who" value={asked} />
  return (
    <Stack>
      <Panel heading={asked}>
        {records.length === 0 ? (
          <Note>Nothing is held on this person.</Note>
        ) : (
          <>
            <Table
              headings={['Received', 'Name', 'Kind', 'State', 'Reference']}
              rows={records.map(({ reference, received, name, kind, state }) => ({
                key: reference,
                cells: {
                  Received: received,
                  Name: name,
                  Kind: kind,
                  State: state,
                  Reference: <a href={`/enquiries/${reference}`}>{reference}</a>,
                },
              }))}
            />
            <Details of={counts.map(([label, count]) => [label, String(count)])} />
          </>
        )}
        <p>
          <a href="/data">Somebody else</a>
        </p>
      </Panel>
      {records.length > 0 && (
        <>
          <Panel heading="What the log has on it">
            {history.length === 0 ? (
              <Note>Nobody has done anything yet.</Note>
            ) : (
              <Table
                headings={['When', 'What', 'About']}
                rows={history.map(({ key, at, action, subject }) => ({
                  key,
                  cells: { When: at, What: action, About: subject },
                }))}
              />
            )}
          </Panel>
          <Panel heading="As a file">
            <Note>All of it, with messages, notes and mails, to be handed to the person who asked.</Note>
            <form method="post" action="/data/person/export">
              {who}
              <Button type="submit">Download</Button>
            </form>
          </Panel>
          <Panel heading="Erase">
            <form method="post" action="/data/person/erase">
              <Stack>
                {who}
                <Note>
                  Removes the records, notes, changes of calls and mails for good, frees the calls, and gives
                  you a receipt. The log then no longer names them. Backups made before and mails that were
                  delivered keep them.
                </Note>
                <ConfirmedErase id="confirm-erase">
                  Erase {records.length === 1 ? 'this record' : `these ${records.length} records`} for good
                </ConfirmedErase>
              </Stack>
            </form>
          </Panel>
        </>
      )}
    </Stack>
  )
}
