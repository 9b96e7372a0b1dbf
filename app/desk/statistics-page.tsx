import { Chart, plotSize, round, Series, type Tick } from '#app/blocks/chart/chart.tsx'
import { niceScale } from '#app/blocks/chart/linear-scale.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Columns, Fold, FormRow, LinkRow, Panel, Problem, Stack } from './elements.tsx'
import styles from './statistics-page.module.css'
import { Table } from './table.tsx'

interface Bar {
  label: string
  count: number
}

/** A list of numbers with a sentence that says what they show. */
interface Section {
  heading: string
  sentence: string
  bars: Bar[]
}

export interface StatisticsProps {
  from: string
  to: string
  spans: { label: string; href: string; isShown: boolean }[]
  problem?: string | undefined
  /** The numbers that people look for first. */
  headlines: { label: string; value: string; note: string }[]
  /** In the order of time; a bar is a day or a month. */
  time: Section & { unit: 'Day' | 'Month'; ticks: { index: number; label: string }[] }
  sections: Section[]
}

export function StatisticsPage({ from, to, spans, problem, headlines, time, sections }: StatisticsProps) {
  return (
    <Stack>
      <form method="get" action="/statistics" className={styles.span}>
        <FormRow>
          <TextField id="from" name="from" type="date" label="From" required defaultValue={from} />
          <TextField id="to" name="to" type="date" label="To" required defaultValue={to} />
          <Button type="submit">Show</Button>
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
      <Panel heading={time.heading}>
        <p>{time.sentence}</p>
        {/* One bar has nothing to be compared with. */}
        {time.bars.length > 1 && time.bars.some(({ count }) => count > 0) && (
          <>
            <TimeChart {...time} />
            <Fold summary="The same as numbers">
              <Table
                rows={time.bars}
                by="label"
                columns={{
                  When: ({ label }) => label,
                  Enquiries: ({ count }) => count.toLocaleString('en-GB'),
                }}
              />
            </Fold>
          </>
        )}
      </Panel>
      <Columns>
        {sections.map(({ heading, sentence, bars }) => (
          <Panel key={heading} heading={heading}>
            <p>{sentence}</p>
            {bars.length > 0 && <BarTable label={heading} bars={bars} />}
          </Panel>
        ))}
      </Columns>
    </Stack>
  )
}

/** Bars in the order of time. */
function TimeChart({ bars, unit, ticks }: Pick<StatisticsProps['time'], 'bars' | 'unit' | 'ticks'>) {
  const y = niceScale(Math.max(1, ...bars.map(({ count }) => count)), [plotSize, 0])
  const step = plotSize / bars.length
  const shape = bars
    .map(({ count }, index) => {
      if (count === 0) return ''
      const [left, right] = [round((index + 0.12) * step), round((index + 0.88) * step)]
      return `M${left} ${plotSize}V${round(y(count))}H${right}V${plotSize}Z`
    })
    .join('')
  const yTicks: Tick[] = y
    .ticks(4)
    .filter((value) => value > 0 && Number.isInteger(value))
    .map((value) => ({ at: round(y(value)), label: value.toLocaleString('en-GB') }))
  return (
    <Chart
      xTicks={ticks.map(({ index, label }) => ({ at: round((index + 0.5) * step), label }))}
      yTicks={yTicks}
      xLabel={unit}
    >
      <Series tone="strong" area={shape} />
    </Chart>
  )
}

/** A table whose rows have a bar: picture and numbers in one. */
function BarTable({ label, bars }: { label: string; bars: Bar[] }) {
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <table className={`chart ${styles.bars}`} aria-label={label}>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">{bar.label}</th>
            <td>{bar.count.toLocaleString('en-GB')}</td>
            <td className={styles.bar}>
              <svg aria-hidden="true">
                <rect width={`${most === 0 ? 0 : round((bar.count / most) * 100)}%`} height="100%" rx="3" />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
