import type { ReactNode } from 'react'
import { TextArea } from '#app/ui/field.tsx'
import { isEmailAddress } from '#domain/email-address.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { deadlineOf, londonMoment, stateOf } from '#domain/enquiry-text.ts'
import { formatLong, formatSlashed } from '#domain/plain-date.ts'
import type { HistoryEntry } from '#server/desk/enquiry-history.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import type { StoredNote } from '#server/desk/notes-and-replies.ts'
import { CallPanel, type CallPanelProps } from './call-panel.tsx'
import {
  Badge,
  Columns,
  Details,
  EraseForm,
  FieldProblems,
  type FieldTexts,
  LinkRow,
  Marks,
  Note,
  OneLine,
  type Option,
  Panel,
  PostForm,
  Problem,
  Stack,
  StateBadge,
} from './elements.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import styles from './enquiry-page.module.css'
import { marksOf } from './enquiry-row.ts'
import { enquiryState, timeLeft } from './enquiry-state.ts'
import { History } from './history.tsx'
import { EmailLink, PhoneLink, Words } from './reach.tsx'
import { Table } from './table.tsx'

/** An enquiry with all that belongs to it. */
export interface EnquiryView {
  enquiry: DeskEnquiry
  /** What the form asked for and was sent with it. */
  fields: { name: string; label: string; text: string }[]
  /** Whether it is in the register of complaints. */
  isComplaint: boolean
  /** Whether something is to be made of it: a call, or a message that is no complaint. */
  needsOutcome: boolean
  /** What may help whoever sent it. */
  supportNeeds: readonly string[]
  /** Why it is in quarantine, in a sentence. */
  quarantineReason: string
  mails: { id: string; kind: string; state: string; sentUtc: string | null; lastError: string | null }[]
  notes: StoredNote[]
  /** How many more are from the same person. */
  moreOfPerson: number
  history: HistoryEntry[]
  now: number
}

/** How the page is shown again after a form that was refused: what is wrong, and what was typed. */
export interface EnquiryFormState {
  problem?: string
  errors?: FieldTexts
  typedNote?: string
  typedReply?: string
}

export interface EnquiryPageProps extends EnquiryView, EnquiryFormState {
  /** Null where it has none. */
  call: Omit<CallPanelProps, 'errors' | 'typedReason'> | null
  /** The reason of a cancellation that was refused. */
  typedReason?: string | undefined
  people: Option[]
  outcomes: { attempts: readonly string[]; closing: readonly string[] }
  isOwner: boolean
  /** What a reply may begin with, and which of them is chosen. */
  replies: { title: string; text: string }[]
  chosenReply: number
}

export function EnquiryPage(props: EnquiryPageProps) {
  const { enquiry, call, people, isOwner, problem, errors = {}, typedReason } = props
  const { fields, isComplaint, mails, notes, moreOfPerson, history, now } = props
  const marks = marksOf(enquiry)
  const { reference } = enquiry
  const action = (name: string) => `/enquiries/${reference}/${name}`
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={['date', 'time', 'reason']} />
      <Panel heading={enquiry.message === '' ? 'No message' : 'What they wrote'}>
        {marks.length > 0 && (
          <p>
            <Marks of={marks} />
            By its words; please judge.
          </p>
        )}
        <Words of={enquiry} />
        {isComplaint && (
          <p>
            <Badge tone="late">Complaint</Badge>{' '}
            <a href={`/complaints/${reference}`}>Deal with it in Complaints</a>: it stays open until it is
            closed there.
          </p>
        )}
        {enquiry.support.length > 0 && (
          <p>
            <strong>What would help them:</strong> {enquiry.support.join(', ')}
          </p>
        )}
        <p>
          <a href={action('person')}>
            {moreOfPerson > 0 ? `${moreOfPerson} more from this person` : 'This person'}
          </a>
          , and what they may ask about their data
        </p>
      </Panel>
      <Columns>
        <Stack>
          <Panel heading="The enquiry">
            <Details
              of={{
                State: <StateBadge of={enquiryState(enquiry, now)} />,
                Outcome: enquiry.outcome,
                'Assigned to': people.find(({ value }) => value === enquiry.assignedTo)?.label ?? 'nobody',
                Kind: enquiryKinds[enquiry.kind].label,
                Received: londonMoment(enquiry.createdUtc),
                'Reply by': replyBy(enquiry, now),
                Call: enquiry.date && (
                  <>
                    {formatSlashed(enquiry.date)} <OneLine>{enquiry.time}</OneLine>
                  </>
                ),
                ...Object.fromEntries(fields.map((field) => [field.label, fieldContent(field, reference)])),
              }}
            />
          </Panel>
          <EnquiryActions {...props} />
          {call && <CallPanel {...call} {...{ errors, typedReason }} />}
        </Stack>
        <Stack>
          {isEmailAddress(enquiry.email) && !enquiry.quarantined && <Reply {...props} />}
          <Panel heading="Notes and replies">
            {notes.length === 0 && <Note>None.</Note>}
            {notes.map(({ id, name, isReply, createdUtc, text }) => (
              <div key={id} className={styles.note}>
                <p className={styles.by}>
                  {isReply === 1 && 'Reply of '}
                  {name ?? 'command line'}, {londonMoment(createdUtc)}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            ))}
          </Panel>
          <Panel heading="Mails">
            {mails.length === 0 ? (
              <Note>None.</Note>
            ) : (
              <Table
                rows={mails}
                by="id"
                columns={{
                  Mail: ({ kind }) => kind,
                  State: ({ state }) => state,
                  Sent: ({ sentUtc }) => sentUtc && londonMoment(sentUtc),
                  Fault: ({ lastError }) => lastError,
                }}
                isCompact
              />
            )}
          </Panel>
          <Panel heading="History">
            <History rows={history} />
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

/** Of a message that is open. */
function replyBy(enquiry: DeskEnquiry, now: number): string {
  const deadline = deadlineOf(enquiry)
  if (deadline === null || enquiry.date !== null || stateOf(enquiry) !== 'open') return ''
  const left = timeLeft(deadline, now).left.replaceAll(' ', '\u00a0')
  return `${formatLong(deadline.date)}, ${deadline.time} (${left})`
}

/** A mail to the visitor, from one of the templates. */
function Reply({ enquiry, replies, chosenReply, typedReply }: EnquiryPageProps) {
  const { reference, version, email } = enquiry
  const chosen = replies[chosenReply] ?? replies[0]
  return (
    <Panel heading="Reply" id="reply-form">
      <LinkRow
        label="Templates"
        links={replies.map(({ title }, index) => ({
          label: title,
          href: `/enquiries/${reference}?reply=${index}#reply-form`,
          isShown: title === chosen?.title,
        }))}
      />
      <PostForm action={`/enquiries/${reference}/reply`} hidden={{ version }} button="Send the reply">
        <TextArea
          id="reply"
          name="reply"
          label={`To ${email}`}
          hint="An empty line ends a paragraph. What they wrote is quoted below it, with our name, number and address."
          rows={10}
          maxLength={2000}
          required
          defaultValue={typedReply || chosen?.text}
        />
      </PostForm>
    </Panel>
  )
}

/** A phone number and an address are links. */
function fieldContent({ name, text }: EnquiryPageProps['fields'][number], reference: string): ReactNode {
  if (text === '') return ''
  if (name === 'phoneNumber') return <PhoneLink number={text} />
  if (name === 'email') return <EmailLink address={text} reference={reference} />
  return text
}
