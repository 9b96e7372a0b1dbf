import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { FormRow, Note, Panel, PhoneLink, Problem, SelectField, Stack } from './parts.tsx'
import { Table } from './table.tsx'
import type { FieldTexts } from './when-fields.tsx'

export interface ClosePageProps {
  today: string
  typed: FieldTexts
  errors: FieldTexts
  problem?: string | undefined
  times: readonly string[]
  /** What the office has closed, from today on. */
  closures: { date: string; time: string; closedUtc: string; day: string; reason: string }[]
  /** How many more there are than are listed. */
  more: number
  /** After a closing: calls that are booked in it, and stand. */
  booked?: { reference: string; when: string; name: string; phoneNumber: string }[] | undefined
}

const wholeDay = { value: '', label: 'All day' }

export function ClosePage(props: ClosePageProps) {
  const { today, typed, errors, problem, times, closures, more, booked = [] } = props
  const timeOptions = [wholeDay, ...times.map((time) => ({ value: time, label: time }))]
  return (
    <Stack>
      {problem && <Problem>{problem}</Problem>}
      {booked.length > 0 && (
        <Panel heading="These calls are booked, and stand">
          <Note>Move or cancel them if they cannot take place.</Note>
          <Table
            headings={['When', 'Who', 'Phone', 'Reference']}
            compact={{ When: 'second', Who: 'first', Phone: 'third', Reference: 'third-end' }}
            rows={booked.map(({ reference, when, name, phoneNumber }) => ({
              key: reference,
              cells: {
                When: when,
                Who: <a href={`/diary/calls/${reference}`}>{name}</a>,
                Phone: <PhoneLink number={phoneNumber} />,
                Reference: reference,
              },
            }))}
          />
        </Panel>
      )}
      <Panel heading="Close">
        <form method="post" action="/diary/close">
          <Stack>
            <Note>
              No calls can be booked then. Visitors read the reason of a whole day. Of several days, weekends
              and bank holidays are closed in any case.
            </Note>
            <FormRow>
              <TextField
                id="from"
                name="from"
                type="date"
                label="First day"
                min={today}
                required
                defaultValue={typed.from}
                error={errors.from}
              />
              <TextField
                id="until"
                name="until"
                type="date"
                label="Last day"
                min={today}
                required
                defaultValue={typed.until}
                error={errors.until}
              />
              <SelectField
                id="time"
                name="time"
                label="Time"
                value={typed.time}
                options={timeOptions}
                error={errors.time}
              />
            </FormRow>
            <TextField
              id="reason"
              name="reason"
              label="Reason"
              maxLength={100}
              required
              defaultValue={typed.reason}
              error={errors.reason}
            />
            <p>
              <Button type="submit">Close</Button>
            </p>
          </Stack>
        </form>
      </Panel>
      <Panel heading="What is closed">
        {closures.length === 0 ? (
          <Note>Nothing, but weekends and bank holidays.</Note>
        ) : (
          <Table
            headings={['Day', 'Time', 'Reason', 'Action']}
            rows={closures.map(({ date, time, closedUtc, day, reason }) => ({
              key: `${date} ${time}`,
              cells: {
                Day: <a href={`/diary?day=${date}`}>{day}</a>,
                Time: time || 'all day',
                Reason: reason,
                Action: (
                  <form method="post" action="/diary/open">
                    <input type="hidden" name="from" value={date} />
                    <input type="hidden" name="until" value={date} />
                    <input type="hidden" name="time" value={time} />
                    <input type="hidden" name="closedUtc" value={closedUtc} />
                    <Button
                      type="submit"
                      kind="secondary"
                      data-size="small"
                      aria-label={`Open ${day}, ${time || 'all day'}`}
                    >
                      Open
                    </Button>
                  </form>
                ),
              },
            }))}
          />
        )}
        {more > 0 && <Note>And {more} more, later.</Note>}
      </Panel>
      <Panel heading="Open several days">
        <form method="post" action="/diary/open">
          <FormRow>
            <TextField
              id="open-from"
              name="from"
              type="date"
              label="First day"
              required
              defaultValue={typed.openFrom}
              error={errors.openFrom}
            />
            <TextField
              id="open-until"
              name="until"
              type="date"
              label="Last day"
              required
              defaultValue={typed.openUntil}
              error={errors.openUntil}
            />
            <Button type="submit" kind="secondary">
              Open these days
            </Button>
          </FormRow>
        </form>
      </Panel>
    </Stack>
  )
}
