import { Chart, labelledSize, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { EndLabels } from '#app/blocks/chart/end-labels.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPounds, type Pence, roundDownToThreeFigures } from '#domain/money.ts'
import { plainDate } from '#domain/plain-date.ts'
import {
  isaFit,
  parseSavings,
  type SavingsInput,
  type SavingsResult,
  savings,
  savingsLimits,
  taxPercent,
} from '#domain/savings.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { FactList, Passage } from './result-parts.tsx'

const growths = ['lower', 'middle', 'higher'] as const
const tones = { lower: 'strong', middle: 'medium', higher: 'light' } as const

type Props = CalculatorProps<'savings'>
type Text = Props['text']

export function SavingsCalculator(props: Props) {
  const { text, words, rates } = props
  const yearsText = (years: number) => fillInCount(words.years, years)
  return (
    <Calculator
      {...props}
      kinds={{
        sum: { optional: true, slider: { min: 0, max: 100_000, step: 1_000 } },
        monthly: { optional: true, slider: { min: 0, max: 1_500, step: 25 } },
        years: { inputMode: 'numeric', slider: { min: 1, max: 40, step: 1 } },
        rate: { slider: { min: 0, max: 8, step: 0.25 } },
        goal: { optional: true },
        charge: { optional: true },
      }}
      more={['goal', 'charge']}
      parse={(raw) => parseSavings(raw, text.usualCharge)}
      calculate={(input) =>
        savings(input, {
          today: plainDate(props.today),
          growth: rates.projectionRates,
          inflation: rates.projectionInflation,
          interestTax: interestTaxOf(rates),
        })
      }
      headline={(_, result) => {
        const { saved, ...invested } = ends(result)
        return [
          { label: text.saved, value: saved },
          { label: text.invested, value: fillIn(text.range, invested) },
        ]
      }}
      sentence={(input, result) => sentenceOf(text.sentence, yearsText(input.years), input, result)}
      chart={(_, result) => <SavingsChart text={text} {...result} />}
      caption={(_, result) => fillIn(text.caption, ends(result))}
      details={(input, result) => (
        <Details {...props} input={input} result={result} years={yearsText(input.years)} />
      )}
      summary={({ sum, monthly, years, rate }, result) =>
        fillIn(text.summary, {
          ...ends(result),
          sum: formatMoney(sum),
          monthly: formatMoney(monthly),
          years: yearsText(years),
          rate: formatRate(rate),
        })
      }
    />
  )
}

function interestTaxOf({ personalSavingsAllowance, incomeTaxBands, savingsRatesRise }: Props['rates']) {
  return { allowances: personalSavingsAllowance, bands: incomeTaxBands, rise: savingsRatesRise }
}

function sentenceOf(
  { result: main, lost, short }: Text['sentence'],
  yearsText: string,
  { years, rate }: SavingsInput,
  result: SavingsResult,
): string {
  return [
    fillIn(main, { ...ends(result), years: yearsText, rate: formatRate(rate) }),
    result.saved.end < result.paidIn && lost,
    years < 5 && short,
  ]
    .filter(Boolean)
    .join(' ')
}

/** What there could be at the end. */
function ends({ saved, invested: { lower, middle, higher } }: SavingsResult) {
  return {
    saved: rough(saved.end),
    lower: rough(lower.end),
    middle: rough(middle.end),
    higher: rough(higher.end),
  }
}

function rough(pence: Pence): string {
  return formatPounds(roundDownToThreeFigures(pence))
}

function SavingsChart({ text, saved, invested }: SavingsResult & { text: Text }) {
  const highest = Math.max(saved.end, invested.higher.end)
  const { area, line, x, y, ...axes } = yearScales([...saved.values.keys()], highest, {
    first: saved.values[0] ?? 0,
    width: labelledSize,
  })
  return (
    <Chart
      {...axes}
      xLabel={text.chart.xLabel}
      objects={
        <EndLabels y={y} values={[saved.end, ...growths.map((name) => invested[name].end)]} format={rough} />
      }
      legend={[
        { tone: 'reference', label: text.savings },
        ...growths.map((name) => ({ tone: tones[name], label: text.growth[name] })),
      ]}
    >
      {growths.toReversed().map((name) => {
        const { values } = invested[name]
        return <Series key={name} tone={tones[name]} area={area(values)} edge={line(values)} />
      })}
      <Series tone="reference" edge={line(saved.values)} />
    </Chart>
  )
}

interface DetailsProps extends Props {
  input: SavingsInput
  result: SavingsResult
  years: string
}

function Details(props: DetailsProps) {
  const { text, words, rates, input, result } = props
  const { saved, invested, paidIn } = result
  const { growth, isa } = text
  const first = formatPounds(input.sum + input.monthly * 12)
  return (
    <>
      <ChartTable
        summary={words.table}
        label={text.table}
        columns={[words.year, text.savings, ...growths.map((name) => growth[name])]}
        rows={saved.values.map((value, year) => [
          year,
          rough(value),
          ...growths.map((name) => rough(invested[name].values[year] ?? 0)),
        ])}
      />
      {input.goal > 0 && <Needed {...props} />}
      <p>
        {fillIn(text.realRates, {
          saved: signedRate(saved.realRate),
          lower: signedRate(invested.lower.realRate),
          middle: signedRate(invested.middle.realRate),
          higher: signedRate(invested.higher.realRate),
        })}
      </p>
      <FactList
        items={[
          [text.paidIn, formatPounds(paidIn)],
          [text.balance, formatPounds(saved.balance)],
          ...(input.tax === 'none' ? [] : [[text.taxPaid, formatPounds(saved.tax)] as const]),
        ]}
      />
      <Passage heading={text.interest.heading} text={interestText(props)} />
      <Passage
        heading={isa.heading}
        text={fillIn(isa[isaFit(input, rates.isaAllowance, rates.cashIsaLimit.most)], { first })}
      />
    </>
  )
}

function signedRate(rate: number): string {
  return formatRate(rate).replace('-', '−')
}

function interestText({ text: { interest }, rates, today, input: { tax }, result }: DetailsProps): string {
  const { taxedFrom } = result.saved
  if (tax === 'none') return interest.none
  const allowance = formatMoney(rates.personalSavingsAllowance[tax])
  if (taxedFrom === null) return fillIn(interest.within, { allowance })
  const percents = taxPercent(tax, interestTaxOf(rates))
  const isBefore = today < rates.savingsRatesRise.from
  return [
    tax === 'additional' ? interest.all : fillIn(interest.above, { allowance, year: taxedFrom }),
    isBefore ? fillIn(interest.rises, percents) : fillIn(interest.risen, percents),
  ].join(' ')
}

function Needed({ text, rates, input, result, years }: DetailsProps) {
  const { heading, how, monthly, nothing, unreached, note } = text.needed
  const sumOf = (needed: Pence | null) => {
    if (needed === null) return fillIn(unreached, { most: formatMoney(savingsLimits.monthly[1]) })
    return needed === 0 ? nothing : formatPounds(needed)
  }
  const title = fillIn(heading, { goal: formatMoney(input.goal), years })
  return (
    <Passage heading={title}>
      <DataTable
        label={title}
        columns={[how, monthly]}
        rows={[
          [text.saved, sumOf(result.saved.needed)],
          ...growths.map((name) => [
            fillIn(text.growthAt, { name: text.growth[name], percent: rates.projectionRates[name] }),
            sumOf(result.invested[name].needed),
          ]),
        ]}
      />
      <p>{note}</p>
    </Passage>
  )
}
