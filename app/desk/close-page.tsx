import { TextField } from '#app/ui/field.tsx'
import { formatLong, formatSlashed, weekdays } from '#domain/plain-date.ts'
import type { Closing, Closure } from '#server/desk/closing-times.ts'
import type { NameOf } from '#server/desk/staff-members.ts'
import {
  Columns,
  FieldProblems,
  type FieldTexts,
  FormRow,
  fieldProps,
  Note,
  type Option,
  Panel,
  PostForm,
  Problem,
  SelectField,
  Stack,
} from './elements.tsx'
import { PhoneLink } from './reach.tsx'
import { Table } from './table.tsx'

export interface ClosePageProps {
  today: string
  typed: FieldTexts
  errors: FieldTexts
  problem?: string | undefined
  /** Of the slots. */
  times: readonly { start: string; end: string }[]
  /** Who takes calls; empty where nobody is entered. */
  people: Option[]
  /** What the office has closed, from today on. */
  closures: Closure[]
  nameOf: NameOf
  /** How many more there are than are listed. */
  more: number
  /** After a closing: calls that are booked in it, and stand. */
  booked?: Closing['booked'] | undefined
}

/** As the forms have them. */
const fieldOrder = ['from', 'until', 'ends', 'reason', 'openFrom', 'openUntil']

export function ClosePage(props: ClosePageProps) {
  const { today, typed, errors, problem, times, people, nameOf, more, booked = [] } = props
  const closures = props.closures.map((closure) => {
    const { date, time, staffId } = closure
    return {
      ...closure,
      id: `${date} ${time} ${staffId}`,
      who: staffId === '' ? 'everybody' : nameOf(staffId),
    }
  })
  const hasPeople = people.length > 0
  const field = (name: string) => fieldProps(name, typed, errors)
  const day = (name: string) => ({ ...field(name), type: 'date', required: true })
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      <FieldProblems errors={errors} order={fieldOrder} />
      {booked.length > 0 && (
        <Panel heading="These calls are booked, and stand">
          <Note>Move or cancel them if they cannot take place.</Note>
          <Table
            rows={booked}
            by="reference"
            columns={{
              When: ({ date, time }) => `${formatSlashed(date)} ${time}`,
              Who: ({ reference, name }) => <a href={`/enquiries/${reference}`}>{name}</a>,
              Phone: ({ phoneNumber }) => <PhoneLink number={phoneNumber} />,
              Reference: ({ reference }) => reference,
            }}
            isCompact
          />
        </Panel>
      )}
      <Columns>
        <Panel heading="Close">
          <PostForm action="/diary/close" button="Close">
            <Note>
              No calls can be booked then. Visitors read the reason of a whole day
              {hasPeople && ' on which everybody is away'}. Of several days, weekends and bank holidays are
              closed in any case.
            </Note>
            <FormRow>
              <TextField {...day('from')} label="First day" min={today} />
              <TextField {...day('until')} label="Last day" min={today} />
              <SelectField {...field('weekday')} label="On" empty="All days" options={weekdays.slice(0, 5)} />
            </FormRow>
            <FormRow>
              <SelectField
                {...field('starts')}
                label="From"
                empty="All day"
                options={times.map(({ start }) => start)}
              />
              <SelectField
                {...field('ends')}
                label="To"
                empty="All day"
                options={times.map(({ end }) => end)}
              />
              {hasPeople && (
                <SelectField {...field('staffId')} label="Who" empty="Everybody" options={people} />
              )}
            </FormRow>
            <TextField {...field('reason')} label="Reason" maxLength={100} required />
          </PostForm>
        </Panel>
        <Panel heading="Open several days">
          <PostForm action="/diary/open" button="Open these days" kind="secondary" isRow>
            <TextField {...day('openFrom')} name="from" label="First day" />
            <TextField {...day('openUntil')} name="until" label="Last day" />
          </PostForm>
        </Panel>
      </Columns>
      <Panel heading="What is closed">
        {closures.length === 0 ? (
          <Note>Nothing, but weekends and bank holidays.</Note>
        ) : (
          <Table
            rows={closures}
            by="id"
            columns={{
              Day: ({ date }) => <a href={`/diary?day=${date}`}>{formatLong(date)}</a>,
              Time: ({ time }) => time || 'all day',
              Who: ({ who }) => who,
              Reason: ({ reason }) => reason,
              Action: ({ date, time, staffId, who, createdUtc }) => (
                <PostForm
                  action="/diary/open"
                  hidden={{ from: date, until: date, time, staffId, closedUtc: createdUtc }}
                  button="Open"
                  label={`Open ${formatLong(date)}, ${time || 'all day'}, ${who}`}
                />
              ),
            }}
          />
        )}
        {more > 0 && <Note>And {more} more, later.</Note>}
      </Panel>
    </Stack>
  )
}
