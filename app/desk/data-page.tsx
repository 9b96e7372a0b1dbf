import { TextField } from '#app/ui/field.tsx'
import type { PersonRequest } from '#server/desk/person-requests.ts'
import { Badge, Columns, Fold, Note, Panel, PostForm, Problem, Stack } from './elements.tsx'
import { Requests } from './person-page.tsx'
import { Table } from './table.tsx'

interface DataProps {
  problem?: string | undefined
  /** What was typed into a form that was refused. */
  typedWho?: string | undefined
  /** What people have asked about their data. */
  requests: { open: PersonRequest[]; done: PersonRequest[] }
  /** After how many years enquiries are announced, how many days later erased; how many are announced. */
  retention: { years: number; days: number; count: number }
  notices: { version: string; since: string }[]
  /** Undefined where there is no folder for them. */
  backups:
    | {
        age: string
        hasFailed: boolean
        isOld: boolean
        stored: { name: string; made: string; size: string }[]
      }
    | undefined
}

export function DataPage({ problem, typedWho, requests, retention, notices, backups }: DataProps) {
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading="Somebody asks what is held on them">
        <Note>
          They may read it, have it as a file, and have it erased, within one month. Make sure first that the
          address or number is theirs. What leads from one to another is found too.
        </Note>
        <PostForm action="/data/person" button="Look it up" isRow>
          <TextField
            id="who"
            name="who"
            type="search"
            label="E-mail address, phone number or reference"
            required
            autoComplete="off"
            defaultValue={typedWho}
          />
        </PostForm>
        {requests.open.length > 0 && <Requests of={requests.open} canClose />}
        {requests.done.length > 0 && (
          <Fold summary="Those that have their answer">
            <Requests of={requests.done} />
          </Fold>
        )}
      </Panel>
      <Columns>
        <Panel heading="Kept long enough">
          <p>
            An enquiry that has not led to advice is announced on Today {retention.years} years after the firm
            last had to do with it, and erased {retention.days} days later.
          </p>
          <p>
            {retention.count === 0 ? (
              'None is due.'
            ) : (
              <a href="/enquiries?state=expiring&sort=oldest">
                {retention.count === 1 ? 'One is due' : `${retention.count.toLocaleString('en-GB')} are due`}:
                see them, and mark those that led to advice
              </a>
            )}
          </p>
        </Panel>
        <Panel heading="Privacy notices">
          <Note>
            All that visitors have seen. Somebody may ask for the one that they accepted: their enquiry names
            its version.
          </Note>
          <ul>
            {notices.map(({ version, since }) => (
              <li key={version}>
                <a href={`/data/notices/${version}`}>{version}</a>, since {since}
              </li>
            ))}
          </ul>
        </Panel>
      </Columns>
      <Panel heading="Backups">
        {backups === undefined ? (
          <Note>
            There is no folder for backups yet. Whoever looks after the website sets BACKUP_DIR, and a copy of
            all data is made there each night.
          </Note>
        ) : (
          <>
            <p>
              The newest:{' '}
              <Badge tone={backups.hasFailed || backups.isOld ? 'late' : 'good'}>{backups.age}</Badge>{' '}
              {backups.hasFailed && 'The last attempt failed.'}
            </p>
            {backups.stored.length > 0 && (
              <Table
                rows={backups.stored}
                by="name"
                columns={{ Made: ({ made }) => made, Size: ({ size }) => size, File: ({ name }) => name }}
              />
            )}
            <PostForm action="/data/backup" button="Make one now" kind="secondary" />
          </>
        )}
      </Panel>
    </Stack>
  )
}
