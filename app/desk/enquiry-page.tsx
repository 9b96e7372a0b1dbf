import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, TextArea } from '#app/ui/field.tsx'
import {
  Actions,
  Badge,
  Columns,
  Details,
  EmailLink,
  EraseForm,
  Fold,
  LinkRow,
  Marks,
  Note,
  OutcomeButtons,
  Panel,
  PhoneLink,
  PostForm,
  Problem,
  SelectField,
  Stack,
  StateBadge,
  TextWithTime,
  type Tone,
  Words,
} from './elements.tsx'
import styles from './enquiry-page.module.css'
import { History, type HistoryRow } from './history.tsx'
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

interface EnquiryPageProps {
  enquiry: EnquiryView
  people: { value: string; label: string }[]
  outcomes: { attempts: readonly string[]; closing: readonly string[] }
  isOwner: boolean
  problem?: string | undefined
  /** The note of a form that was refused. */
  typedNote?: string | undefined
  /** What a reply may begin with, and which of them is chosen. */
  replies: { title: string; text: string }[]
  chosenReply: number
  /** A reply that was refused. */
  typedReply?: string | undefined
}

export function EnquiryPage(props: EnquiryPageProps) {
  const { enquiry, people, outcomes, isOwner, problem, typedNote } = props
  const { reference } = enquiry
  const action = (name: string) => `/enquiries/${reference}/${name}`
  const hidden = { version: enquiry.version }
  const isOpen = enquiry.canBeAnswered && !enquiry.isAnswered
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
        {enquiry.moreOfPerson > 0 && (
          <p>
            <a href={action('person')}>{enquiry.moreOfPerson} more from this person</a>
          </p>
        )}
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
                  It is in quarantine. {enquiry.quarantineReason}
                  {enquiry.hasHeldMails && ' Its mails are held.'}
                  {enquiry.call && ' Its time is free for others.'} If it is real, release it. If not, leave
                  it here{isOwner ? ', or erase it' : ''}.
                </Note>
              </PostForm>
            )}
            <form method="post" action={action('answer')}>
              <input type="hidden" name="version" value={enquiry.version} />
              <Stack>
                <TextArea
                  id="text"
                  name="text"
                  label="Note"
                  hint={isOpen ? 'With any of these buttons, or by itself.' : undefined}
                  rows={3}
                  maxLength={2000}
                  defaultValue={typedNote}
                />
                {isOpen && (
                  <>
                    <OutcomeButtons
                      of={[...outcomes.closing.slice(0, 1), ...outcomes.attempts].map((value) => ({
                        value,
                        label: outcomeLabels[value] ?? value,
                      }))}
                    />
                    <OutcomeLinks of={outcomes.closing.slice(1)} />
                  </>
                )}
                <p>
                  <Button type="submit" kind="secondary" formAction={action('note')}>
                    Add the note
                  </Button>
                </p>
              </Stack>
            </form>
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
            <PostForm
              action={action(enquiry.isComplaint ? 'no-complaint' : 'complaint')}
              hidden={hidden}
              button={enquiry.isComplaint ? 'It is no complaint after all' : 'This is a complaint'}
              kind="secondary"
            >
              <Note>
                {enquiry.isComplaint
                  ? 'Takes it out of the register, as long as it has not been acknowledged. The log keeps that it was there.'
                  : 'Puts it into the register, with its dates. It is then open until it is closed there, and is kept when others are erased.'}
              </Note>
            </PostForm>
            <Fold summary="What would help them">
              <PostForm action={action('support')} hidden={hidden} button="Note it" kind="secondary">
                <Note>For whoever rings or writes next. Never note why.</Note>
                {enquiry.support.map(({ need, isChosen }, index) => (
                  <Checkbox
                    key={need}
                    id={`support-${index}`}
                    name="support"
                    value={need}
                    defaultChecked={isChosen}
                  >
                    {need}
                  </Checkbox>
                ))}
              </PostForm>
            </Fold>
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
          <Panel heading="Their data">
            <Note>
              <a href={action('person')}>Everything from this person</a>: to record that they ask what is held
              on them{isOwner && ', to hand it to them'}, or to be erased.
            </Note>
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

const outcomeLabels: Record<string, string> = {
  reached: 'Reached',
  'no answer': 'No answer',
  'left a message': 'Left a message',
  'replied by mail': 'Replied by mail',
  'not for us': 'Not for us',
  'given up': 'Given up',
}

/** What closes it in other ways. */
function OutcomeLinks({ of }: { of: readonly string[] }) {
  return (
    <Actions>
      {of.map((value) => (
        <Button key={value} type="submit" kind="secondary" data-size="small" name="outcome" value={value}>
          {outcomeLabels[value] ?? value}
        </Button>
      ))}
    </Actions>
  )
}

/** A phone number and an address are links. */
function fieldContent({ name, text }: EnquiryView['fields'][number], reference: string): ReactNode {
  if (text === '') return ''
  if (name === 'phoneNumber') return <PhoneLink number={text} />
  if (name === 'email') return <EmailLink address={text} reference={reference} />
  return text
}
