import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import styles from './enquiry-page.module.css'
import { History, type HistoryRow } from './history.tsx'
import {
  Badge,
  Columns,
  ConfirmedErase,
  Details,
  EmailLink,
  FormRow,
  Note,
  Panel,
  PhoneLink,
  Problem,
  SelectField,
  Stack,
  TextWithTime,
  type Tone,
} from './parts.tsx'
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
  const version = <input type="hidden" name="version" value={enquiry.version} />
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <Columns>
        <Stack>
          <Panel heading="The enquiry">
            <Details
              of={[
                [
                  'State',
                  <Badge key="state" tone={enquiry.tone}>
                    {enquiry.state}
                  </Badge>,
                ],
                ['Outcome', enquiry.outcome],
                ['Kind', enquiry.kind],
                ['Received', enquiry.received],
                ['Reply by', enquiry.replyBy],
                [
                  'Call',
                  enquiry.call === '' ? (
                    ''
                  ) : (
                    <a key="call" href={`/diary/calls/${reference}`}>
                      <TextWithTime text={enquiry.call} />
                    </a>
                  ),
                ],
                ...enquiry.fields.map((field): [string, ReactNode] => [
                  field.label,
                  fieldContent(field, reference),
                ]),
              ]}
            />
          </Panel>
          <Panel heading="What to do">
            {enquiry.isQuarantined && (
              <form method="post" action={action('release')}>
                {version}
                <Stack>
                  <Note>
                    It is probably spam, so its mails are held. If it is real, release it: they go out then.
                    If not, leave it here{isOwner ? ', or erase it' : ''}.
                  </Note>
                  <p>
                    <Button type="submit">Release from quarantine</Button>
                  </p>
                </Stack>
              </form>
            )}
            {enquiry.canBeAnswered && !enquiry.isAnswered && (
              <form method="post" action={action('answer')}>
                {version}
                <FormRow>
                  <SelectField
                    id="outcome"
                    name="outcome"
                    label="Outcome"
                    // None is chosen beforehand: the figures count what is chosen.
                    options={[
                      { value: '', label: 'Choose the outcome' },
                      ...outcomes.map((outcome) => ({ value: outcome, label: outcome })),
                    ]}
                    required
                  />
                  <Button type="submit" kind={enquiry.isQuarantined ? 'secondary' : 'primary'}>
                    Mark as answered
                  </Button>
                </FormRow>
              </form>
            )}
            {enquiry.isAnswered && (
              <form method="post" action={action('reopen')}>
                {version}
                <Button type="submit" kind="secondary">
                  Not answered after all
                </Button>
              </form>
            )}
            <form method="post" action={action('assign')}>
              {version}
              <FormRow>
                <SelectField
                  id="assigned"
                  name="assigned"
                  label="Assigned to"
                  value={enquiry.assignedTo}
                  options={[{ value: '', label: 'Nobody' }, ...people]}
                />
                <Button type="submit" kind="secondary">
                  Assign
                </Button>
              </FormRow>
            </form>
            {!enquiry.isQuarantined && (
              <form method="post" action={action('quarantine')}>
                {version}
                <Button type="submit" kind="secondary">
                  Put into quarantine
                </Button>
              </form>
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
            <form method="post" action={action('note')}>
              <Stack>
                <TextArea
                  id="text"
                  name="text"
                  label="New note"
                  maxLength={2000}
                  required
                  defaultValue={typedNote}
                />
                <p>
                  <Button type="submit" kind="secondary">
                    Add the note
                  </Button>
                </p>
              </Stack>
            </form>
          </Panel>
          <Panel heading="Mails">
            {enquiry.mails.length === 0 ? (
              <Note>None.</Note>
            ) : (
              <Table
                headings={['Mail', 'State', 'Sent', 'Fault']}
                rows={enquiry.mails.map(({ id, kind, state, sent, fault }) => ({
                  key: id,
                  cells: { Mail: kind, State: state, Sent: sent, Fault: fault },
                }))}
              />
            )}
          </Panel>
          <Panel heading="History">
            <History rows={enquiry.history} />
          </Panel>
          {isOwner && (
            <Panel heading="Erase">
              <form method="post" action={action('erase')}>
                <Stack>
                  <Note>
                    Removes the enquiry, its notes and its mails for good, and frees its call. Backups made
                    before and mails that were delivered keep it.
                  </Note>
                  <ConfirmedErase id="confirmed">Erase {reference} for good</ConfirmedErase>
                </Stack>
              </form>
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
  if (name === 'phoneNumber') return <PhoneLink key={name} number={text} />
  if (name === 'email') return <EmailLink key={name} address={text} reference={reference} />
  return text
}
