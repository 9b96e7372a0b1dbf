import { londonMoment } from '#domain/enquiry-text.ts'
import type { ListedCalendar } from '#server/desk/call-taking.ts'
import { Badge, capitalised, Note, Panel, PostForm, SelectField, Stack } from './elements.tsx'
import { Table } from './table.tsx'

interface BusyTimesProps {
  calendars: ListedCalendar[]
  /** Whether it was read too long ago. */
  isOld(readUtc: string | null): boolean
  choices: { value: string; label: string }[]
  choice: string
  isOwner: boolean
}

/** The calendars in which people who take calls are busy. */
export function BusyTimesPage({ calendars, isOld, choices, choice, isOwner }: BusyTimesProps) {
  return (
    <Stack>
      <Panel heading="When people are busy">
        <Note>
          Their own calendars are read every five minutes. What is in them takes their times from visitors and
          the office; only when somebody is busy is kept, not what with. Owners enter the addresses: Staff,
          Calls.
        </Note>
        {calendars.length === 0 ? (
          <p>No calendar is read yet.</p>
        ) : (
          <Table
            rows={calendars}
            by="staffId"
            columns={{
              Whose: ({ name }) => name,
              'Read last': ({ calendarReadUtc: read }) => (read === null ? 'not yet' : londonMoment(read)),
              State: ({ calendarReadUtc, calendarFault }) => {
                if (isOld(calendarReadUtc)) return <Badge tone="late">not read</Badge>
                const isWhole = calendarFault === ''
                return <Badge tone={isWhole ? 'good' : 'soon'}>{isWhole ? 'read' : 'to be looked at'}</Badge>
              },
              'What is wrong': ({ calendarFault: fault }) => fault && `${capitalised(fault)}.`,
            }}
          />
        )}
      </Panel>
      <Panel heading="A calendar that was not read for six hours">
        {isOwner ? (
          <PostForm action="/diary/busy" button="Set" kind="secondary" isRow>
            <SelectField id="choice" name="choice" label="Then" value={choice} options={choices} />
          </PostForm>
        ) : (
          <p>{choices.find(({ value }) => value === choice)?.label}. An owner can change it.</p>
        )}
      </Panel>
    </Stack>
  )
}
