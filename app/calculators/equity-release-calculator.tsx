import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { equityReleasePage as text } from '#content/pages/calculators/equity-release.ts'
import { housePriceRange } from '#content/site/tax-and-rates.ts'
import {
  type EquityReleaseInput,
  type EquityReleaseResult,
  equityRelease,
  parseEquityRelease,
} from '#domain/equity-release.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPounds } from '#domain/money.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { FactList, Passage } from './result-parts.tsx'

const fall = formatRate(-housePriceRange.lower)
const rise = formatRate(housePriceRange.higher)

export function EquityReleaseCalculator(props: CalculatorProps) {
  return (
    <Calculator
      {...props}
      text={text}
      kinds={{
        age: { inputMode: 'numeric' },
        years: { inputMode: 'numeric' },
        pay: { optional: true },
      }}
      parse={parseEquityRelease}
      calculate={(input) => equityRelease(input, housePriceRange)}
      headline={({ years }, { houses }) => ({
        label: fillIn(text.headline, { years: yearsText(years) }),
        value: rangeText(formatPounds(houses.lower.repay), formatPounds(houses.higher.repay)),
      })}
      sentence={sentenceOf}
      chart={(_, result) => <DebtChart {...result} />}
      caption={captionOf}
      details={(input, result) => <Details input={input} result={result} />}
      summary={({ age, house, amount, rate, years, pay }, { withPayments, withoutPayments }) =>
        fillIn(text.summary, {
          age,
          house: formatMoney(house),
          amount: formatMoney(amount),
          rate: formatRate(rate),
          years,
          pay: formatMoney(pay),
          loan: formatPounds((withPayments ?? withoutPayments).loan),
        })
      }
    />
  )
}

function yearsText(years: number): string {
  return fillInCount(calculatorWords.years, years)
}

function rangeText(lower: string, upper: string): string {
  return lower === upper ? lower : fillIn(text.range, { lower, upper })
}

function sentenceOf(
  { amount, rate, years, pay }: EquityReleaseInput,
  { withoutPayments, withPayments, houses }: EquityReleaseResult,
): string {
  const { grows, paid, limited } = text.sentence
  const sentences = [
    fillIn(grows, {
      amount: formatMoney(amount),
      rate: formatRate(rate),
      loan: formatPounds(withoutPayments.loan),
      years: yearsText(years),
    }),
  ]
  if (withPayments)
    sentences.push(
      fillIn(paid, {
        pay: formatMoney(pay),
        loan: formatPounds(withPayments.loan),
        paid: formatPounds(withPayments.paid),
      }),
    )
  if (houses.lower.guaranteeFrom !== null) sentences.push(limited)
  return sentences.join(' ')
}

function captionOf({ years }: EquityReleaseInput, { houses, withPayments }: EquityReleaseResult): string {
  const { debt, paid, below, limited } = text.caption
  const end = houses.lower.guaranteeFrom === null ? below : limited
  return [fillIn(debt, { years: yearsText(years) }), ...(withPayments ? [paid] : []), end].join(' ')
}

function DebtChart({ houses, withoutPayments, withPayments }: EquityReleaseResult) {
  const { loans } = withoutPayments
  const highest = Math.max(houses.higher.values.at(-1) ?? 0, loans.at(-1) ?? 0)
  const { area, line, band, ...axes } = yearScales([...loans.keys()], highest)
  const { chart } = text
  return (
    <Chart
      {...axes}
      xLabel={chart.xLabel}
      legend={[
        { tone: 'reference', label: chart.house },
        { tone: 'light', label: chart.range },
        { tone: 'contrast', label: chart.loan },
        ...(withPayments ? [{ tone: 'contrastStrong' as const, label: chart.paid }] : []),
      ]}
    >
      <Series tone="light" area={band(houses.lower.values, houses.higher.values)} />
      <Series tone="contrast" area={area(loans)} edge={line(loans)} />
      {withPayments && (
        <Series tone="contrastStrong" area={area(withPayments.loans)} edge={line(withPayments.loans)} />
      )}
      <Series tone="reference" edge={line(houses.same.values)} />
    </Chart>
  )
}

function Details({ input, result }: { input: EquityReleaseInput; result: EquityReleaseResult }) {
  const { left, chart } = text
  const { houses, withPayments, withoutPayments } = result
  const lower = fillIn(left.lower, { percent: fall })
  const higher = fillIn(left.higher, { percent: rise })
  const rows = [
    [lower, houses.lower],
    [left.same, houses.same],
    [higher, houses.higher],
  ] as const
  return (
    <>
      <ChartTable
        label={chart.loan}
        columns={[calculatorWords.year, chart.loan, ...(withPayments ? [chart.paid] : []), lower, higher]}
        rows={withoutPayments.loans.map((loan, year) => [
          year,
          formatPounds(loan),
          ...(withPayments ? [formatPounds(withPayments.loans[year] ?? 0)] : []),
          formatPounds(houses.lower.values[year] ?? 0),
          formatPounds(houses.higher.values[year] ?? 0),
        ])}
      />
      {withPayments && (
        <FactList
          items={[
            [text.withoutPayments, formatPounds(withoutPayments.loan)],
            [text.withPayments, formatPounds(withPayments.loan)],
          ]}
        />
      )}
      <Passage heading={left.heading} text={left.lead}>
        <DataTable
          label={left.heading}
          columns={[left.prices, left.value, left.owed, left.left]}
          rows={rows.map(([name, { repay, left }]) => [
            name,
            formatPounds(repay + left),
            formatPounds(repay),
            formatPounds(left),
          ])}
        />
        {houses.same.guaranteeFrom !== null ? (
          <p>{fillIn(text.guaranteeSame, { year: houses.same.guaranteeFrom })}</p>
        ) : (
          houses.lower.guaranteeFrom !== null && (
            <p>{fillIn(text.guarantee, { percent: fall, year: houses.lower.guaranteeFrom })}</p>
          )
        )}
        {input.pay > 0 && <p>{text.payNote}</p>}
      </Passage>
    </>
  )
}
