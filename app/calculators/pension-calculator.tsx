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
import { formatMoney } from '#domain/money.ts'
import { mayBeShutOut, minimumPensionAge, statePensionAge } from '#domain/pension-ages.ts'
import { type PensionInput, type PensionResult, parsePension, pensionGrowth } from '#domain/pension-growth.ts'
import { plainDate } from '#domain/plain-date.ts'
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
      headline={(_, { projections: { lower, higher } }) => ({
        label: text.headline,
        value: text.range(text.rough(lower.pot), text.rough(higher.pot)),
      })}
      sentence={text.sentence}
      chart={(_, result) => <PotChart {...result} />}
      caption={text.chart.caption}
      details={(input, result) => <Details input={input} result={result} />}
      summary={text.summary}
    />
  )
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
  return (
    <>
      <ChartTable
        label={table.pot}
        columns={[calculatorWords.age, ...growths.map((name) => growth[name])]}
        rows={ages.map((age, index) => [
          Math.floor(age),
          ...growths.map((name) => text.rough(projections[name].pots[index] ?? 0)),
        ])}
      />
      <DataTable
        label={table.income}
        columns={['', table.pot, table.income]}
        rows={growths.map((name) => [
          text.growthAt(growth[name], projectionRates[name]),
          text.rough(projections[name].pot),
          table.incomeRange(...projections[name].income),
        ])}
      />
      <p>
        {text.realRates(growths.map((name) => projections[name].realRate))}{' '}
        {text.incomeNote(pensionLastsUntil)}
      </p>
      <FactList items={[[text.paidIn, text.rough(paidIn)]]} />
      <Ages born={input.born} />
    </>
  )
}

function Ages({ born }: Pick<PensionInput, 'born'>) {
  const { statePension: words, minimumAge: ageWords } = text
  const statePension = statePensionAge(born, statePensionTimetable)
  return (
    <Passage
      heading={words.heading}
      text={statePension ? words.text(statePension, formatMoney(newStatePensionWeekly)) : words.reached}
    >
      <p>
        <NewTabLink href={words.forecastUrl}>{words.forecast}</NewTabLink>
      </p>
      <p>
        {mayBeShutOut(born, minimumAge)
          ? ageWords.shutOut
          : ageWords.text(minimumPensionAge(born, minimumAge))}
      </p>
    </Passage>
  )
}
