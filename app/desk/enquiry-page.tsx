import type { ReactNode } from 'react'
import { TextArea } from '#app/ui/field.tsx'
import {
  Columns,
  Details,
  EmailLink,
  EraseForm,
  Note,
  Panel,
  PhoneLink,
  PostForm,
  Problem,
  SelectField,
  Stack,
  StateBadge,
  TextWithTime,
  type Tone,
} from './elements.tsx'
import styles from './enquiry-page.module.css'
import { History, type HistoryRow } from './history.tsx'
import { Table } from './table.tsx'

export interface EnquiryView {
  reference: string
  version: number
  received: string
  kind: string
  state: string
  tone: Tone
  call: string
  /** What the form asked for and was sent with it. */
  fields: { name: string; label: string; text: string }[]
  replyBy: string
  assignedTo: string
  outcome: string
  canBeAnswered: boolean
  isAnswered: boolean
  isQuarantined: boolean
  ledToAdvice: boolean
  /** Why, in a sentence. */
  quarantineReason: string
  mails: { id: string; kind: string; state: string; sent: string; fault: string }[]
  notes: { id: string; who: string; at: string; text: string }[]
  history: HistoryRow[]
}

interface EnquiryPageProps {
  enquiry: EnquiryView
  people: { value: string; label: string }[]
  outcomes: readonly string[]
  isOwner: boolean
  problem?: string | undefined
  /** The note of a form that was refused. */
  typedNote?: string | undefined
}

export function EnquiryPage({ enquiry, people, outcomes, isOwner, problem, typedNote }: EnquiryPageProps) {
  const { reference } = enquiry
  const action = (name: string) => `/enquiries/${reference}/${name}`
  const hidden = { version: enquiry.version }
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Columns>
        <Stack>
          <Panel heading="The enquiry">
            <Details
              of={{
                State: <StateBadge of={enquiry} />,
                Outcome: enquiry.outcome,
                Kind: enquiry.kind,
                Received: enquiry.received,
                'Reply by': enquiry.replyBy,
                Call: enquiry.call && (
                  <a href={`/diary/calls/${reference}`}>
                    <TextWithTime text={enquiry.call} />
                  </a>
                ),
                ...Object.fromEntries(
                  enquiry.fields.map((field) => [field.label, fieldContent(field, reference)]),
                ),
              }}
            />
          </Panel>
          <Panel heading="What to do">
            {enquiry.isQuarantined && (
              <PostForm action={action('release')} hidden={hidden} button="Release from quarantine">
                <Note>
                  It is in quarantine. {enquiry.quarantineReason} Its mails are held
                  {enquiry.call && ', and its time is free for others'}. If it is real, release it. If not,
                  leave it here{isOwner ? ', or erase it' : ''}.
                </Note>
              </PostForm>
            )}
            {enquiry.canBeAnswered && !enquiry.isAnswered && (
              <PostForm
                action={action('answer')}
                hidden={hidden}
                button="Mark as answered"
                kind={enquiry.isQuarantined ? 'secondary' : 'primary'}
                isRow
              >
                <SelectField
                  id="outcome"
                  name="outcome"
                  label="Outcome"
                  // None is chosen beforehand: the statistics count what is chosen.
                  options={[
                    { value: '', label: 'Choose the outcome' },
                    ...outcomes.map((outcome) => ({ value: outcome, label: outcome })),
                  ]}
                  required
                />
              </PostForm>
            )}
            {enquiry.isAnswered && (
              <PostForm
                action={action('reopen')}
                hidden={hidden}
                button="Not answered after all"
                kind="secondary"
              />
            )}
            <PostForm action={action('assign')} hidden={hidden} button="Assign" kind="secondary" isRow>
              <SelectField
                id="assigned"
                name="assigned"
                label="Assigned to"
                value={enquiry.assignedTo}
                options={[{ value: '', label: 'Nobody' }, ...people]}
              />
            </PostForm>
            {!enquiry.isQuarantined && (
              <PostForm
                action={action('advice')}
                hidden={{ ...hidden, advice: enquiry.ledToAdvice ? 'no' : 'yes' }}
                button={enquiry.ledToAdvice ? 'It led to no advice after all' : 'It led to advice'}
                kind="secondary"
              >
                <Note>
                  {enquiry.ledToAdvice
                    ? 'It led to advice, so it is kept when others of its age are erased.'
                    : 'What led to advice is kept; the rest is erased six years after the firm last had to do with it.'}
                </Note>
              </PostForm>
            )}
            {!enquiry.isQuarantined && (
              <PostForm
                action={action('quarantine')}
                hidden={hidden}
                button="Put into quarantine"
                kind="secondary"
              />
            )}
          </Panel>
        </Stack>
        <Stack>
          <Panel heading="Notes">
            {enquiry.notes.map(({ id, who, at, text }) => (
              <div key={id} className={styles.note}>
                <p className={styles.by}>
                  {who}, {at}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            ))}
            <PostForm action={action('note')} button="Add the note" kind="secondary">
              <TextArea
                id="text"
                name="text"
                label="New note"
                maxLength={2000}
                required
                defaultValue={typedNote}
              />
            </PostForm>
          </Panel>
          <Panel heading="Mails">
            {enquiry.mails.length === 0 ? (
              <Note>None.</Note>
            ) : (
              <Table
                rows={enquiry.mails}
                by="id"
                columns={{
                  Mail: ({ kind }) => kind,
                  State: ({ state }) => state,
                  Sent: ({ sent }) => sent,
                  Fault: ({ fault }) => fault,
                }}
              />
            )}
          </Panel>
          <Panel heading="History">
            <History rows={enquiry.history} />
          </Panel>
          {isOwner && (
            <Panel heading="Erase">
              <EraseForm
                action={action('erase')}
                id="confirmed"
                note="Removes the enquiry, its notes and its mails for good, and frees its call. Backups made before and mails that were delivered keep it."
              >
                Erase {reference} for good
              </EraseForm>
            </Panel>
          )}
        </Stack>
      </Columns>
    </Stack>
  )
}

/** A phone number and an address are links. */
function fieldContent({ name, text }: EnquiryView['fields'][number], reference: string): ReactNode {
  if (text === '') return ''
  if (name === 'phoneNumber') return <PhoneLink number={text} />
  if (name === 'email') return <EmailLink address={text} reference={reference} />
  return text
}
