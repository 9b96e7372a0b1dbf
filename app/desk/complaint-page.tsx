import { TextField } from '#app/ui/field.tsx'
import {
  Badge,
  Columns,
  Details,
  FieldProblems,
  type FieldTexts,
  fieldProps,
  Note,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
  type Tone,
  Words,
} from './elements.tsx'
import { History, type HistoryRow } from './history.tsx'

interface Options {
  value: string
  label: string
}

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
  options: {
    products: Options[]
    causes: Options[]
    people: Options[]
    everybody: Options[]
    ends: Options[]
    outcomes: Options[]
  }
  history: HistoryRow[]
}

const order = [
  'received',
  'product',
  'cause',
  'aboutStaffId',
  'handlerId',
  'acknowledged',
  'closed',
  'closedBy',
  'outcome',
  'redress',
]

export function ComplaintPage(props: ComplaintProps) {
  const { enquiry, version, dates, typed, errors, problem, options, history } = props
  const select = (name: string, label: string, choices: Options[]) => (
    <SelectField
      id={name}
      name={name}
      label={label}
      value={typed[name]}
      error={errors[name]}
      options={[{ value: '', label: '' }, ...choices]}
    />
  )
  const day = (name: string, label: string) => (
    <TextField {...fieldProps(name, typed, errors)} type="date" label={label} />
  )
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={order} />
      <Panel heading="What they wrote">
        <Words {...enquiry} />
        <Details of={{ About: enquiry.about, 'What would help them': enquiry.support }} />
        <p>
          <a href={`/enquiries/${enquiry.reference}`}>The enquiry, with its notes and mails</a>
        </p>
      </Panel>
      <Columns>
        <Panel heading="By when">
          <Details
            of={Object.fromEntries(
              dates.map(({ label, day: date, state, tone }) => [
                label,
                <>
                  {date} <Badge tone={tone}>{state}</Badge>
                </>,
              ]),
            )}
          />
          <Note>
            Working days are Monday to Friday without bank holidays. The day of receipt is day nought.
          </Note>
        </Panel>
        <Panel heading="How it is dealt with">
          <PostForm action={`/complaints/${enquiry.reference}`} hidden={{ version }} button="Store">
            <TextField {...fieldProps('received', typed, errors)} type="date" label="Received on" required />
            {select('product', 'Product', options.products)}
            {select('cause', 'Cause', options.causes)}
            {select('aboutStaffId', 'Whom it is about', options.everybody)}
            {select('handlerId', 'In charge', options.people)}
            {day('acknowledged', 'Acknowledged in writing on')}
            {day('closed', 'Closed on')}
            {select('closedBy', 'Closed by', options.ends)}
            {select('outcome', 'Outcome', options.outcomes)}
            <TextField
              {...fieldProps('redress', typed, errors)}
              label="Redress in pounds"
              inputMode="decimal"
            />
          </PostForm>
          <Note>
            It stays open, on Today and here, until it is closed with its outcome. Clear both days of a
            complaint that was closed too early to open it again.
          </Note>
        </Panel>
      </Columns>
      <Panel heading="History">
        <History rows={history} />
      </Panel>
    </Stack>
  )
}
