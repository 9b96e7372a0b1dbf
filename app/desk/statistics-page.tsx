import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Actions, Columns, FormRow, LinkRow, Note, Panel, Problem, type RowLink, Stack } from './elements.tsx'
import styles from './statistics-page.module.css'
import { Table } from './table.tsx'

interface Bar {
  label: string
  count: number
  /** How many of these became clients. */
  clients?: number | undefined
}

interface Section {
  heading: string
  bars: Bar[]
}

export interface StatisticsProps {
  from: string
  to: string
  spans: RowLink[]
  problem?: string | undefined
  /** The numbers that people look for first. */
  headlines: { label: string; value: string; note: string }[]
  sections: Section[]
  csv: string
  journeys: JourneyRow[]
  searches: Bar[]
  /** What visitors answered after their calls. */
  answers: { yes: number; no: number; lines: { reference: string; answer: string; line: string }[] }
}

interface JourneyRow {
  page: string
  read: number
  came: number
  opened: number
  day: number
  sent: number
  saved: number
  held: number
}

export function StatisticsPage(props: StatisticsProps) {
  const { from, to, spans, problem, headlines, sections, csv, journeys, searches, answers } = props
  return (
    <Stack>
      <form method="get" action="/statistics" className={styles.span}>
        <FormRow>
          <TextField id="from" name="from" type="date" label="From" required defaultValue={from} />
          <TextField id="to" name="to" type="date" label="To" required defaultValue={to} />
          <Actions>
            <Button type="submit">Show</Button>
            <a href={csv}>As CSV</a>
          </Actions>
        </FormRow>
        <LinkRow label="Usual spans" links={spans} />
      </form>
      {problem && <Problem>{problem}</Problem>}
      <dl className={styles.headlines}>
        {headlines.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <Columns>
        {sections.map(({ heading, bars }) => (
          <Panel key={heading} heading={heading}>
            {bars.length > 0 ? <BarTable label={heading} bars={bars} /> : <Note>None.</Note>}
          </Panel>
        ))}
      </Columns>
      <Panel heading="How far visits got, by page">
        <Note>
          Counted from requests that a browser makes anyway, without a cookie or an id: each number is one of
          requests, not of people, and none follows anybody. <em>Asked for</em> includes a page that a browser
          fetched ahead when a pointer rested on its link; <em>from elsewhere</em> came from another site or a
          bookmark. <em>Form</em>: somebody touched it. <em>Day</em>: free times were asked for. <em>Held</em>
          : calls from there, received on these days, that reached somebody.
        </Note>
        {journeys.length === 0 ? (
          <p>Nothing was counted.</p>
        ) : (
          <Table
            rows={journeys}
            by="page"
            columns={{
              Page: ({ page }) => page,
              'Asked for': ({ read }) => read,
              'From elsewhere': ({ came }) => came,
              Form: ({ opened }) => opened,
              Day: ({ day }) => day,
              Sent: ({ sent }) => sent,
              Saved: ({ saved }) => saved,
              Held: ({ held }) => held,
            }}
            hasFigures
          />
        )}
      </Panel>
      <Columns>
        <Panel heading="Searches without a result">
          {searches.length === 0 ? (
            <p>Everything that was searched for was found.</p>
          ) : (
            <BarTable label="Searches without a result" bars={searches} />
          )}
        </Panel>
        <Panel heading="After a call: did it help?">
          <p>
            Yes: {answers.yes}. No: {answers.no}.
          </p>
          {answers.lines.length > 0 && (
            <ul>
              {answers.lines.map(({ reference, answer, line }) => (
                <li key={reference}>
                  {answer}: “{line}” <a href={`/enquiries/${reference}`}>{reference}</a>
                </li>
              ))}
            </ul>
          )}
        </Panel>
      </Columns>
    </Stack>
  )
}

/** A table whose rows have a bar: picture and numbers in one. */
function BarTable({ label, bars }: { label: string; bars: Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count))
  const hasClients = bars.some(({ clients }) => clients)
  return (
    <table className={`chart ${styles.bars}`} aria-label={label}>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>{bar.count.toLocaleString('en-GB')}</td>
            {hasClients && (
              <td>{bar.clients ? `${bar.clients} ${bar.clients === 1 ? 'client' : 'clients'}` : ''}</td>
            )}
            <td className={styles.bar}>
              <svg aria-hidden="true">
                <rect
                  width={`${most === 0 ? 0 : Math.round((bar.count / most) * 100)}%`}
                  height="100%"
                  rx="3"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
