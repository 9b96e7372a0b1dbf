import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { pensionPage as text } from '#content/pages/calculators/pension.ts'
import {
  minimumPensionAge as minimumAge,
  newStatePensionWeekly,
  pensionLastsUntil,
  pensionTaxRelief,
  projectionInflation,
  projectionRates,
  statePensionTimetable,
} from '#content/site/tax-and-rates.ts'
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

export function PensionCalculator(props: CalculatorProps) {
  const today = plainDate(props.today)
  return (
    <Calculator
      {...props}
      text={text}
      kinds={{
        born: { type: 'date' },
        retire: { inputMode: 'numeric' },
        pot: { optional: true },
        monthly: { optional: true },
        charge: { optional: true },
      }}
      parse={(raw) => parsePension(raw, { today, minimumAge })}
      calculate={(input) =>
        pensionGrowth(input, {
          today,
          rates: projectionRates,
          inflation: projectionInflation,
          reliefPercent: pensionTaxRelief.basic,
          lastsUntil: pensionLastsUntil,
        })
      }
      headline={(_, result) => ({ label: text.headline, value: fillIn(text.range, pots(result)) })}
      sentence={sentenceOf}
      chart={(_, result) => <PotChart {...result} />}
      caption={({ retire }, result) => fillIn(text.caption, { retire, ...pots(result) })}
      details={(input, result) => <Details input={input} result={result} />}
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

function sentenceOf({ retire, monthly }: PensionInput, result: PensionResult): string {
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

function PotChart({ ages, projections }: PensionResult) {
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

function Details({ input, result }: { input: PensionInput; result: PensionResult }) {
  const { table, growth } = text
  const { projections, ages, paidIn } = result
  const realRates = growths.map((name) => formatRate(projections[name].realRate).replace('-', '−'))
  const [earlier, later] = pensionLastsUntil
  return (
    <>
      <ChartTable
        label={table.pot}
        columns={[calculatorWords.age, ...growths.map((name) => growth[name])]}
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
            fillIn(text.growthAt, { name: growth[name], percent: projectionRates[name] }),
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
      <Ages born={input.born} />
    </>
  )
}

function Ages({ born }: Pick<PensionInput, 'born'>) {
  const { statePension: words, minimumAge: ageWords } = text
  const statePension = statePensionAge(born, statePensionTimetable)
  return (
    <Passage heading={words.heading} text={statePension ? statePensionText(statePension) : words.reached}>
      <p>
        <NewTabLink href={words.forecastUrl}>{words.forecast}</NewTabLink>
      </p>
      <p>
        {mayBeShutOut(born, minimumAge)
          ? ageWords.shutOut
          : fillIn(ageWords.text, { age: minimumPensionAge(born, minimumAge) })}
      </p>
    </Passage>
  )
}

function statePensionText({ years, months, day }: StatePensionAge): string {
  const age = months
    ? fillIn(calculatorWords.yearsAndMonths, { years, months: fillInCount(calculatorWords.months, months) })
    : years
  const weekly = formatMoney(newStatePensionWeekly)
  return fillIn(text.statePension.text, { age, day: formatDate(day), weekly })
}
