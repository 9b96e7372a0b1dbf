import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { londonMoment } from '#domain/enquiry-text.ts'
import type { LoggedAction } from '#server/desk/audit-log.ts'
import { Actions, FormRow, Note, type Option, Panel, SelectField, Stack } from './elements.tsx'
import { Table } from './table.tsx'

interface LogPageProps {
  entries: LoggedAction[]
  /** What an entry is about in people's words, and where it is. */
  aboutOf(entry: LoggedAction): { text: string; href?: string }
  /** What the address asks for. */
  filter: { who: string; action: string; day: string }
  people: Option[]
  actions: readonly string[]
  csv: string
  older?: string | undefined
}

export function LogPage({ entries, aboutOf, filter, people, actions, csv, older }: LogPageProps) {
  return (
    <Stack>
      <search>
        <form method="get" action="/log">
          <FormRow>
            <SelectField name="who" label="Who" value={filter.who} empty="Any" options={people} />
            <SelectField name="action" label="What" value={filter.action} empty="Any" options={actions} />
            <TextField id="day" name="day" type="date" label="Day" defaultValue={filter.day} />
            <Actions>
              <Button type="submit">Show</Button>
              <a href="/log">All</a>
              <a href={csv}>As CSV</a>
            </Actions>
          </FormRow>
        </form>
      </search>
      <Panel heading="Who did what">
        <Note>
          Every sign-in, change and export, and who has opened an enquiry. What an enquiry says is not in it.
        </Note>
        {entries.length === 0 ? (
          <p>Nothing was found.</p>
        ) : (
          <Table
            rows={entries}
            by="id"
            columns={{
              When: ({ atUtc }) => londonMoment(atUtc),
              Who: ({ who }) => who,
              What: ({ action }) => action,
              About: (entry) => {
                const { text, href } = aboutOf(entry)
                return href ? <a href={href}>{text}</a> : text
              },
              Details: ({ detail }) => detail,
              By: ({ device }) => device,
            }}
            isCompact
          />
        )}
        {older && (
          <p>
            <a href={older}>Older entries</a>
          </p>
        )}
      </Panel>
    </Stack>
  )
}
