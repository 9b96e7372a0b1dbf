import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextField } from '#app/ui/field.tsx'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonMoment, stateOf } from '#domain/enquiry-text.ts'
import { formatSlashed } from '#domain/plain-date.ts'
import type { Held } from '#server/desk/person-data.ts'
import type { PersonRequest } from '#server/desk/person-requests.ts'
import { Actions, Note, OneLine, Panel, PostForm, Problem, SelectField, Stack } from './elements.tsx'
import { firstLine } from './enquiry-row.ts'
import { Table } from './table.tsx'

export interface PersonProps {
  /** The e-mail address, phone number or reference. */
  asked: string
  problem?: string | undefined
  held: Held
  /** Why complaints are. */
  whyKept: string
  /** The files and the erasure are for owners. */
  isOwner: boolean
  today: string
}

/** In words, as they may be asked. */
export const requestKinds: Record<PersonRequest['kind'], string> = {
  access: 'what is held',
  erasure: 'to be erased',
}

export function PersonPage(props: PersonProps) {
  const { asked, problem, held, whyKept, isOwner, today } = props
  const { enquiries, keys, shared, isCut, complaints, requests } = held
  // Each line has a place of its own: the log may say one thing twice at one moment.
  const history = held.history.map((entry, index) => ({ ...entry, index }))
  const columns = columnsOf(held)
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
                      {whyKept}. The receipt says so.
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
            options={Object.entries(requestKinds).map(([value, label]) => ({ value, label }))}
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
            by="index"
            columns={{
              When: ({ atUtc }) => londonMoment(atUtc),
              What: ({ action }) => action,
              About: ({ subject }) => subject,
            }}
          />
        </Panel>
      )}
    </Stack>
  )
}

type Columns = Record<string, (enquiry: Held['enquiries'][number]) => ReactNode>

function columnsOf({ notes }: Held): Columns {
  return {
    Received: ({ createdUtc }) => <OneLine>{londonMoment(createdUtc)}</OneLine>,
    Name: ({ name }) => name,
    Kind: ({ kind }) => enquiryKinds[kind].label,
    'What they wrote': ({ message }) => firstLine(message),
    Notes: ({ id }) => notes.filter(({ enquiryId }) => enquiryId === id).length || '',
    State: stateOf,
    Reference: ({ reference }) => (
      <OneLine>
        <a href={`/enquiries/${reference}`}>{reference}</a>
      </OneLine>
    ),
  }
}

/** People who share an address or a number are found together. */
const leaveOut: Columns = {
  'Not theirs': ({ reference }) => (
    <Checkbox id={`other-${reference}`} name="other" value={reference}>
      <OneLine>leave out</OneLine>
    </Checkbox>
  ),
}

/** What people have asked about their data; those that are open can be looked up and closed by owners. */
export function Requests({ of: requests, canClose = false }: { of: PersonRequest[]; canClose?: boolean }) {
  return (
    <Table
      rows={requests}
      by="id"
      columns={{
        Asked: ({ received }) => formatSlashed(received),
        For: ({ kind }) => requestKinds[kind],
        Who: ({ who }) => who || 'erased',
        'Answer by': ({ due, doneUtc }) =>
          doneUtc === null ? <strong>{formatSlashed(due)}</strong> : formatSlashed(due),
        Done: ({ id, who, kind, doneUtc, receipt }) =>
          doneUtc !== null ? (
            [londonMoment(doneUtc), receipt && `receipt ${receipt}`].filter(Boolean).join(', ')
          ) : canClose ? (
            <Actions>
              <PostForm action="/data/person" hidden={{ who }} button="Look up" label={`Look up ${who}`} />
              <PostForm
                action={`/data/requests/${id}/done`}
                button="Done"
                label={`${who}: ${requestKinds[kind]}, they have their answer`}
              />
            </Actions>
          ) : (
            ''
          ),
      }}
    />
  )
}
