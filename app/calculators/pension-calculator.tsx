import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPounds, type Pence, roundDownToThreeFigures } from '#domain/money.ts'
import {
  mayBeShutOut,
  minimumPensionAge,
  type StatePensionAge,
  statePensionAge,
} from '#domain/pension-ages.ts'
import { type PensionInput, type PensionResult, parsePension, pensionGrowth } from '#domain/pension-growth.ts'
import { formatDate, plainDate } from '#domain/plain-date.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { FactList, Passage } from './result-parts.tsx'

const growths = ['lower', 'middle', 'higher'] as const
const tones = { lower: 'strong', middle: 'medium', higher: 'light' } as const

type Props = CalculatorProps<'pension'>
type Parts = Pick<Props, 'text' | 'words' | 'rates'>

export function PensionCalculator(props: Props) {
  const { text, words, rates } = props
  const today = plainDate(props.today)
  return (
    <Calculator
      {...props}
      kinds={{
        born: { type: 'date' },
        retire: { inputMode: 'numeric' },
        pot: { optional: true },
        monthly: { optional: true },
        charge: { optional: true },
      }}
      parse={(raw) =>
        parsePension(raw, {
          today,
          minimumAge: rates.minimumPensionAge,
          usualCharge: rates.defaultFundChargeCap,
        })
      }
      calculate={(input) =>
        pensionGrowth(input, {
          today,
          rates: rates.projectionRates,
          inflation: rates.projectionInflation,
          reliefPercent: rates.pensionTaxRelief.basic,
          lastsUntil: rates.pensionLastsUntil,
        })
      }
      headline={(_, result) => ({ label: text.headline, value: fillIn(text.range, pots(result)) })}
      sentence={(input, result) => sentenceOf(text, input, result)}
      chart={(_, result) => <PotChart text={text} {...result} />}
      caption={({ retire }, result) => fillIn(text.caption, { retire, ...pots(result) })}
      details={(input, result) => (
        <Details text={text} words={words} rates={rates} input={input} result={result} />
      )}
      summary={({ retire, pot, monthly }, result) =>
        fillIn(text.summary, {
          ...pots(result),
          age: result.age,
          retire,
          pot: formatMoney(pot),
          monthly: formatMoney(monthly),
        })
      }
    />
  )
}

function sentenceOf(text: Props['text'], { retire, monthly }: PensionInput, result: PensionResult): string {
  const { age, grossMonthly } = result
  const sentence = fillIn(text.sentence, { age, retire, ...pots(result) })
  if (monthly === 0) return sentence
  const relief = fillIn(text.relief, { monthly: formatMoney(monthly), gross: formatMoney(grossMonthly) })
  return `${relief} ${sentence}`
}

/** What the pot comes to with each growth rate. */
function pots({ projections: { lower, middle, higher } }: PensionResult) {
  return { lower: rough(lower.pot), middle: rough(middle.pot), higher: rough(higher.pot) }
}

function rough(pence: Pence): string {
  return formatPounds(roundDownToThreeFigures(pence))
}

function PotChart({ text, ages, projections }: PensionResult & Pick<Props, 'text'>) {
  const { area, line, ...axes } = yearScales(ages, projections.higher.pot)
  return (
    <Chart
      {...axes}
      xLabel={text.chart.xLabel}
      legend={growths.map((name) => ({ tone: tones[name], label: text.growth[name] }))}
    >
      {growths.toReversed().map((name) => {
        const { pots } = projections[name]
        return <Series key={name} tone={tones[name]} area={area(pots)} edge={line(pots)} />
      })}
    </Chart>
  )
}

interface DetailsProps extends Parts {
  input: PensionInput
  result: PensionResult
}

function Details({ text, words, rates, input, result }: DetailsProps) {
  const { table, growth } = text
  const { projections, ages, paidIn } = result
  const realRates = growths.map((name) => formatRate(projections[name].realRate).replace('-', '−'))
  const [earlier, later] = rates.pensionLastsUntil
  return (
    <>
      <ChartTable
        summary={words.table}
        label={table.pot}
        columns={[words.age, ...growths.map((name) => growth[name])]}
        rows={ages.map((age, index) => [
          Math.floor(age),
          ...growths.map((name) => rough(projections[name].pots[index] ?? 0)),
        ])}
      />
      <DataTable
        label={table.income}
        columns={['', table.pot, table.income]}
        rows={growths.map((name) => {
          const { pot, income } = projections[name]
          return [
            fillIn(text.growthAt, { name: growth[name], percent: rates.projectionRates[name] }),
            rough(pot),
            fillIn(text.range, { lower: rough(income[0]), higher: rough(income[1]) }),
          ]
        })}
      />
      <p>
        {fillIn(text.realRates, { rates: realRates.join(', ') })}{' '}
        {fillIn(text.incomeNote, { earlier, later })}
      </p>
      <FactList items={[[text.paidIn, rough(paidIn)]]} />
      <Ages text={text} words={words} rates={rates} born={input.born} />
    </>
  )
}

function Ages({ born, ...parts }: Parts & Pick<PensionInput, 'born'>) {
  const { statePension, minimumAge } = parts.text
  const rule = parts.rates.minimumPensionAge
  const age = statePensionAge(born, parts.rates.statePensionTimetable)
  return (
    <Passage heading={statePension.heading} text={age ? statePensionText(parts, age) : statePension.reached}>
      <p>
        <NewTabLink href={statePension.forecastUrl}>{statePension.forecast}</NewTabLink>
      </p>
      <p>
        {mayBeShutOut(born, rule)
          ? minimumAge.shutOut
          : fillIn(minimumAge.text, { age: minimumPensionAge(born, rule) })}
      </p>
    </Passage>
  )
}

function statePensionText({ text, words, rates }: Parts, { years, months, day }: StatePensionAge): string {
  const age = months
    ? fillIn(words.yearsAndMonths, { years, months: fillInCount(words.months, months) })
    : years
  const weekly = formatMoney(rates.newStatePensionWeekly)
  return fillIn(text.statePension.text, { age, day: formatDate(day), weekly })
}
