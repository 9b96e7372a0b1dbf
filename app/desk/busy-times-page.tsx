import { Note, Panel, PostForm, SelectField, Stack, StateBadge, type Tone } from './elements.tsx'
import { Table } from './table.tsx'

interface BusyTimesProps {
  calendars: {
    staffId: string
    name: string
    /** When it was read last. */
    read: string
    state: string
    tone: Tone
    /** Why it cannot be read; empty where it can. */
    fault: string
  }[]
  choices: { value: string; label: string }[]
  choice: string
  isOwner: boolean
}

/** The calendars in which people who take calls are busy. */
export function BusyTimesPage({ calendars, choices, choice, isOwner }: BusyTimesProps) {
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
              'Read last': ({ read }) => read,
              State: (calendar) => <StateBadge of={calendar} />,
              'What is wrong': ({ fault }) => fault,
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
