import type { ReactNode } from 'react'
import { TextArea } from '#app/ui/field.tsx'
import { CallPanel, type CallPanelProps } from './call-panel.tsx'
import {
  Badge,
  Columns,
  Details,
  EraseForm,
  type FieldTexts,
  LinkRow,
  Marks,
  Note,
  type Option,
  Panel,
  PostForm,
  Problem,
  Stack,
  StateBadge,
  TextWithTime,
  type Tone,
} from './elements.tsx'
import { EnquiryActions } from './enquiry-actions.tsx'
import styles from './enquiry-page.module.css'
import { History, type HistoryRow } from './history.tsx'
import { EmailLink, PhoneLink, Words } from './reach.tsx'
import { Table } from './table.tsx'

export interface EnquiryView {
  reference: string
  version: number
  name: string
  phoneNumber: string
  email: string
  message: string
  /** What it may be, for somebody to judge. */
  marks: readonly string[]
  canBeWrittenTo: boolean
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
  /** Whether mails wait for its release. */
  hasHeldMails: boolean
  ledToAdvice: boolean
  /** Whether it is in the register of complaints. */
  isComplaint: boolean
  /** What would help whoever sent it, and what else there is to choose. */
  support: { need: string; isChosen: boolean }[]
  /** Why, in a sentence. */
  quarantineReason: string
  mails: { id: string; kind: string; state: string; sent: string; fault: string }[]
  notes: { id: string; who: string; at: string; text: string }[]
  /** How many more are from the same person. */
  moreOfPerson: number
  history: HistoryRow[]
}

/** How the page is shown again after a form that was refused: what is wrong, and what was typed. */
export interface EnquiryFormState {
  problem?: string
  errors?: FieldTexts
  typedNote?: string
  typedReply?: string
}

export interface EnquiryPageProps extends EnquiryFormState {
  enquiry: EnquiryView
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
  const { reference } = enquiry
  const action = (name: string) => `/enquiries/${reference}/${name}`
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Panel heading={enquiry.message === '' ? 'No message' : 'What they wrote'}>
        {enquiry.marks.length > 0 && (
          <p>
            <Marks of={enquiry.marks} />
            By its words; please judge.
          </p>
        )}
        <Words {...enquiry} />
        {enquiry.isComplaint && (
          <p>
            <Badge tone="late">Complaint</Badge>{' '}
            <a href={`/complaints/${reference}`}>Deal with it in Complaints</a>: it stays open until it is
            closed there.
          </p>
        )}
        {enquiry.support.some(({ isChosen }) => isChosen) && (
          <p>
            <strong>What would help them:</strong>{' '}
            {enquiry.support
              .filter(({ isChosen }) => isChosen)
              .map(({ need }) => need)
              .join(', ')}
          </p>
        )}
        <p>
          <a href={action('person')}>
            {enquiry.moreOfPerson > 0 ? `${enquiry.moreOfPerson} more from this person` : 'This person'}
          </a>
          , and what they may ask about their data
        </p>
      </Panel>
      <Columns>
        <Stack>
          <Panel heading="The enquiry">
            <Details
              of={{
                State: <StateBadge of={enquiry} />,
                Outcome: enquiry.outcome,
                'Assigned to': people.find(({ value }) => value === enquiry.assignedTo)?.label ?? 'nobody',
                Kind: enquiry.kind,
                Received: enquiry.received,
                'Reply by': enquiry.replyBy,
                Call: enquiry.call && <TextWithTime text={enquiry.call} />,
                ...Object.fromEntries(
                  enquiry.fields.map((field) => [field.label, fieldContent(field, reference)]),
                ),
              }}
            />
          </Panel>
          <EnquiryActions {...props} />
          {call && <CallPanel {...call} {...{ errors, typedReason }} />}
        </Stack>
        <Stack>
          {enquiry.canBeWrittenTo && <Reply {...props} />}
          <Panel heading="Notes and replies">
            {enquiry.notes.length === 0 && <Note>None.</Note>}
            {enquiry.notes.map(({ id, who, at, text }) => (
              <div key={id} className={styles.note}>
                <p className={styles.by}>
                  {who}, {at}
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            ))}
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
                isCompact
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
function fieldContent({ name, text }: EnquiryView['fields'][number], reference: string): ReactNode {
  if (text === '') return ''
  if (name === 'phoneNumber') return <PhoneLink number={text} />
  if (name === 'email') return <EmailLink address={text} reference={reference} />
  return text
}
