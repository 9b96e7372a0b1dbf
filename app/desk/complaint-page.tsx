import { TextField } from '#app/ui/field.tsx'
import type { HistoryEntry } from '#server/desk/enquiry-history.ts'
import styles from './complaint-page.module.css'
import {
  Badge,
  Columns,
  Details,
  FieldProblems,
  type FieldTexts,
  fieldProps,
  Note,
  type Option,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
  type Tone,
} from './elements.tsx'
import { History } from './history.tsx'
import { Words } from './reach.tsx'

/** What is known of a complaint, as the form has it: a choice, a day, or a sum. */
export const complaintFields = [
  { name: 'received', label: 'Received on', kind: 'day' },
  { name: 'acknowledged', label: 'Acknowledged in writing on', kind: 'day' },
  { name: 'product', label: 'Product', kind: 'choice' },
  { name: 'cause', label: 'Cause', kind: 'choice' },
  { name: 'aboutStaffId', label: 'Whom it is about', kind: 'choice' },
  { name: 'handlerId', label: 'In charge', kind: 'choice' },
  { name: 'closed', label: 'Closed on', kind: 'day' },
  { name: 'closedBy', label: 'Closed by', kind: 'choice' },
  { name: 'outcome', label: 'Outcome', kind: 'choice' },
  { name: 'redress', label: 'Redress in pounds', kind: 'sum' },
] as const

type Field = (typeof complaintFields)[number]
export type ComplaintTexts = Record<Field['name'], string>
export type ComplaintChoices = Record<
  Extract<Field, { kind: 'choice' }>['name'],
  readonly (Option | string)[]
>

export interface ComplaintProps {
  enquiry: {
    reference: string
    name: string
    phoneNumber: string
    email: string
    message: string
    about: string
    support: string
  }
  version: number
  /** What is to be done, and by when. */
  dates: { label: string; day: string; state: string; tone: Tone }[]
  typed: FieldTexts
  errors: FieldTexts
  problem?: string | undefined
  choices: ComplaintChoices
  history: HistoryEntry[]
}

export function ComplaintPage(props: ComplaintProps) {
  const { enquiry, version, dates, typed, errors, problem, choices, history } = props
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={complaintFields.map(({ name }) => name)} />
      <Panel heading="What they wrote">
        <Words of={enquiry} />
        <Details of={{ About: enquiry.about, 'What would help them': enquiry.support }} />
        <p>
          <a href={`/enquiries/${enquiry.reference}`}>The enquiry, with its notes and mails</a>
        </p>
      </Panel>
      <Columns>
        <Stack>
          <Panel heading="By when">
            <Details
              of={Object.fromEntries(
                dates.map(({ label, day, state, tone }) => [
                  label,
                  <>
                    {day} <Badge tone={tone}>{state}</Badge>
                  </>,
                ]),
              )}
            />
            <Note>
              Working days are Monday to Friday without bank holidays. The day of receipt is day nought.
            </Note>
          </Panel>
          <Panel heading="History">
            <History rows={history} />
          </Panel>
        </Stack>
        <Panel heading="How it is dealt with">
          <PostForm action={`/complaints/${enquiry.reference}`} hidden={{ version }} button="Store">
            <div className={styles.fields}>
              {complaintFields.map((field) => {
                const common = { ...fieldProps(field.name, typed, errors), label: field.label }
                if (field.kind === 'choice')
                  return <SelectField key={field.name} {...common} empty="" options={choices[field.name]} />
                return field.kind === 'day' ? (
                  <TextField key={field.name} {...common} type="date" required={field.name === 'received'} />
                ) : (
                  <TextField key={field.name} {...common} inputMode="decimal" />
                )
              })}
            </div>
          </PostForm>
          <Note>
            It stays open, on Today and here, until it is closed with its outcome. Clear both days of a
            complaint that was closed too early to open it again.
          </Note>
        </Panel>
      </Columns>
    </Stack>
  )
}
