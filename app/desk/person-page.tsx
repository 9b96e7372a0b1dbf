import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { Actions, Note, Panel, PostForm, Problem, SelectField, Stack } from './elements.tsx'
import { Table } from './table.tsx'

export interface PersonProps {
  /** The e-mail address, phone number or reference. */
  asked: string
  problem?: string | undefined
  enquiries: PersonEnquiry[]
  /** By what they were found; in words what was not followed. */
  keys: string[]
  shared: string[]
  isCut: boolean
  /** Those that are kept from erasure, and why. */
  complaints: string[]
  whyKept: string
  requests: RequestView[]
  /** The files and the erasure are for owners. */
  isOwner: boolean
  today: string
  history: { id: string; at: string; what: string; about: string }[]
}

interface PersonEnquiry {
  reference: string
  received: string
  kind: string
  name: string
  words: string
  state: string
  notes: string
}

export interface RequestView {
  id: string
  what: string
  who: string
  received: string
  due: string
  /** When it was answered, and the receipt of an erasure. */
  done: string
}

export function PersonPage(props: PersonProps) {
  const { asked, problem, enquiries, keys, shared, isCut, complaints, requests, isOwner, today, history } =
    props
  const hidden = { who: asked }
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <form method="post" action="/data/person/export">
        <input type="hidden" name="who" value={asked} />
        <Stack>
          <Panel heading={enquiries.length === 0 ? asked : `Everything from ${enquiries.at(-1)?.name}`}>
            {enquiries.length === 0 ? (
              <Note>Nothing is held on this person.</Note>
            ) : (
              <>
                <Note>Found by {keys.join(', ')}, and by what those led to.</Note>
                {isCut && <Note>There are more than one person would send: this is a part of them.</Note>}
                <Table
                  rows={enquiries}
                  by="reference"
                  columns={isOwner ? { ...columns, ...leaveOut } : columns}
                />
              </>
            )}
            {shared.map((key) => (
              <Note key={key}>
                {key} is given by too many to be one person’s, so what gives it is not looked through:{' '}
                <a href={`/enquiries?q=${encodeURIComponent(key)}`}>see them</a>.
              </Note>
            ))}
          </Panel>
          {isOwner && enquiries.length > 0 && (
            <>
              <Panel heading="For the person who asks">
                <Note>
                  All of it, with messages, notes and mails, but what you leave out. Make sure first that the
                  address or number is theirs.
                </Note>
                <Actions>
                  <Button type="submit" name="as" value="page">
                    Download to read and print
                  </Button>
                  <Button type="submit" kind="secondary" name="as" value="json">
                    Download as data (JSON)
                  </Button>
                </Actions>
              </Panel>
              <Panel heading="Erase">
                <Stack>
                  <Note>
                    Removes the records, notes, changes of calls and mails for good, frees the calls, and
                    gives you a receipt. The log then no longer names them. Backups made before and mails that
                    were delivered keep them. What you leave out stays.
                  </Note>
                  {complaints.length > 0 && (
                    <Note>
                      <strong>
                        {complaints.join(', ')}{' '}
                        {complaints.length === 1 ? 'is a complaint and stays' : 'are complaints and stay'}:{' '}
                      </strong>
                      {props.whyKept}. The receipt says so.
                    </Note>
                  )}
                  <Checkbox id="confirm-erase" name="confirmed" value="yes">
                    Erase {enquiries.length === 1 ? 'this record' : `these ${enquiries.length} records`} for
                    good
                  </Checkbox>
                  <p>
                    <Button type="submit" kind="secondary" data-danger formAction="/data/person/erase">
                      Erase
                    </Button>
                  </p>
                </Stack>
              </Panel>
            </>
          )}
        </Stack>
      </form>
      <Panel heading="They ask about their data">
        {requests.length > 0 && <Requests of={requests} />}
        <PostForm action="/people/requests" hidden={hidden} button="Record it" kind="secondary" isRow>
          <SelectField
            name="kind"
            label="They ask"
            options={[
              { value: 'access', label: 'what is held on them' },
              { value: 'erasure', label: 'to be erased' },
            ]}
          />
          <TextField
            id="received"
            name="received"
            type="date"
            label="Asked on"
            required
            max={today}
            defaultValue={today}
          />
        </PostForm>
        <Note>They have an answer within one month. Today says when it is due.</Note>
      </Panel>
      {history.length > 0 && (
        <Panel heading="What the log has on it">
          <Table
            rows={history}
            by="id"
            columns={{ When: ({ at }) => at, What: ({ what }) => what, About: ({ about }) => about }}
          />
        </Panel>
      )}
    </Stack>
  )
}

const columns: Record<string, (enquiry: PersonEnquiry) => ReactNode> = {
  Received: ({ received }) => received,
  Name: ({ name }) => name,
  Kind: ({ kind }) => kind,
  'What they wrote': ({ words }) => words,
  Notes: ({ notes }) => notes,
  State: ({ state }) => state,
  Reference: ({ reference }) => <a href={`/enquiries/${reference}`}>{reference}</a>,
}

/** People who share an address or a number are found together. */
const leaveOut: typeof columns = {
  'Not theirs': ({ reference }) => (
    <Checkbox id={`other-${reference}`} name="other" value={reference}>
      leave out
    </Checkbox>
  ),
}

/** What people have asked about their data; those that are open can be looked up and closed by owners. */
export function Requests({ of: requests, canClose = false }: { of: RequestView[]; canClose?: boolean }) {
  return (
    <Table
      rows={requests}
      by="id"
      columns={{
        Asked: ({ received }) => received,
        For: ({ what }) => what,
        Who: ({ who }) => who,
        'Answer by': ({ due, done }) => (done === '' ? <strong>{due}</strong> : due),
        Done: ({ id, who, what, done }) =>
          done === '' && canClose ? (
            <Actions>
              <PostForm action="/data/person" hidden={{ who }} button="Look up" label={`Look up ${who}`} />
              <PostForm
                action={`/data/requests/${id}/done`}
                button="Done"
                label={`${who}: ${what}, they have their answer`}
              />
            </Actions>
          ) : (
            done
          ),
      }}
    />
  )
}
