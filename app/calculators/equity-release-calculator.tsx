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
import { formatPounds } from '#domain/money.ts'
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
        label: text.headline(years),
        value: text.range(formatPounds(houses.lower.repay), formatPounds(houses.higher.repay)),
      })}
      sentence={text.sentence}
      chart={(_, result) => <DebtChart {...result} />}
      caption={text.chart.caption}
      details={(input, result) => <Details input={input} result={result} />}
      summary={text.summary}
    />
  )
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
  const rows = [
    [left.lower(fall), houses.lower],
    [left.same, houses.same],
    [left.higher(rise), houses.higher],
  ] as const
  return (
    <>
      <ChartTable
        label={chart.loan}
        columns={[
          calculatorWords.year,
          chart.loan,
          ...(withPayments ? [chart.paid] : []),
          left.lower(fall),
          left.higher(rise),
        ]}
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
          <p>{text.guaranteeSame(houses.same.guaranteeFrom)}</p>
        ) : (
          houses.lower.guaranteeFrom !== null && <p>{text.guarantee(houses.lower.guaranteeFrom, fall)}</p>
        )}
        {input.pay > 0 && <p>{text.payNote}</p>}
      </Passage>
    </>
  )
}
