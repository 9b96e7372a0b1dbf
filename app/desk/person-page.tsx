import { Details, EraseForm, Note, Panel, PostForm, Stack } from './elements.tsx'
import { Table } from './table.tsx'

interface PersonProps {
  /** The e-mail address or phone number. */
  asked: string
  enquiries: { reference: string; received: string; kind: string; name: string; state: string }[]
  counts: Record<string, number>
  /** What the audit log has on the records. */
  history: { id: string; at: string; what: string; about: string }[]
}

export function PersonPage({ asked, enquiries, counts, history }: PersonProps) {
  return (
    <Stack>
      <Panel heading={asked}>
        {enquiries.length === 0 ? (
          <Note>Nothing is held on this person.</Note>
        ) : (
          <>
            <Table
              rows={enquiries}
              by="reference"
              columns={{
                Received: ({ received }) => received,
                Name: ({ name }) => name,
                Kind: ({ kind }) => kind,
                State: ({ state }) => state,
                Reference: ({ reference }) => <a href={`/enquiries/${reference}`}>{reference}</a>,
              }}
            />
            <Details of={counts} />
          </>
        )}
        <p>
          <a href="/data">Somebody else</a>
        </p>
      </Panel>
      {enquiries.length > 0 && (
        <>
          <Panel heading="What the log has on it">
            {history.length === 0 ? (
              <Note>Nobody has done anything yet.</Note>
            ) : (
              <Table
                rows={history}
                by="id"
                columns={{ When: ({ at }) => at, What: ({ what }) => what, About: ({ about }) => about }}
              />
            )}
          </Panel>
          <Panel heading="As a file">
            <Note>All of it, with messages, notes and mails, to be handed to the person who asked.</Note>
            <PostForm action="/data/person/export" hidden={{ who: asked }} button="Download" />
          </Panel>
          <Panel heading="Erase">
            <EraseForm
              action="/data/person/erase"
              hidden={{ who: asked }}
              id="confirm-erase"
              note="Removes the records, notes, changes of calls and mails for good, frees the calls, and gives you a receipt. The log then no longer names them. Backups made before and mails that were delivered keep them."
            >
              Erase {enquiries.length === 1 ? 'this record' : `these ${enquiries.length} records`} for good
            </EraseForm>
          </Panel>
        </>
      )}
    </Stack>
  )
}
