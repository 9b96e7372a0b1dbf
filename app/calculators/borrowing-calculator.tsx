import { Chart, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { niceScale } from '#app/blocks/chart/linear-scale.ts'
import { moneyTicks } from '#app/blocks/chart/year-scales.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { borrowingPage as text } from '#content/pages/calculators/borrowing.ts'
import { pages } from '#content/site/pages.ts'
import { incomeMultiples } from '#content/site/tax-and-rates.ts'
import { type BorrowingInput, type BorrowingResult, borrowing, parseBorrowing } from '#domain/borrowing.ts'
import { formatMoney, formatPermille } from '#domain/money.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

export function BorrowingCalculator(props: CalculatorProps) {
  return (
    <Calculator
      {...props}
      text={text}
      kinds={{ income2: { optional: true }, commitments: { optional: true }, deposit: { optional: true } }}
      parse={parseBorrowing}
      calculate={(input) => borrowing(input, incomeMultiples)}
      headline={(_, { lower, upper }) => ({
        label: text.headline,
        value: upper.loan === 0 ? text.nothing : text.range(formatMoney(lower.loan), formatMoney(upper.loan)),
      })}
      sentence={text.sentence}
      chart={(input, result) => <PriceChart deposit={input.deposit} {...result} />}
      caption={text.chart.caption}
      details={(input, result) => <Details input={input} result={result} />}
      summary={text.summary}
    />
  )
}

/** Two bars from left to right: the deposit, then the loan. */
function PriceChart({ deposit, lower, upper }: BorrowingResult & { deposit: number }) {
  const x = niceScale(Math.max(upper.price, 100_00), [0, plotSize])
  return (
    <Chart
      xTicks={moneyTicks(x)}
      yTicks={[
        { at: 90, label: text.estimate(lower.multiple) },
        { at: 570, label: text.estimate(upper.multiple) },
      ]}
      xLabel={text.price}
      legend={[
        { tone: 'strong', label: text.deposit },
        { tone: 'medium', label: text.loan },
      ]}
    >
      {[lower, upper].map(({ multiple, price }, index) => (
        <g key={multiple}>
          <Series tone="medium" area={bar(x(deposit), x(price), 130 + index * 480)} />
          <Series tone="strong" area={bar(0, x(deposit), 130 + index * 480)} />
        </g>
      ))}
    </Chart>
  )
}

function bar(from: number, to: number, top: number): string {
  return `M${round(from)} ${top}H${round(to)}v260H${round(from)}z`
}

function Details({ input, result }: { input: BorrowingInput; result: BorrowingResult }) {
  const { lower, upper, income, counted } = result
  const columns = [lower, upper]
  const row = (name: string, value: (estimate: BorrowingResult['lower']) => string) => [
    name,
    ...columns.map(value),
  ]
  const repayments = new URLSearchParams({ amount: String(upper.loan / 100), years: '25', rate: '5' })
  return (
    <>
      <DataTable
        label={text.headline}
        columns={['', ...columns.map(({ multiple }) => text.estimate(multiple))]}
        rows={[
          row(text.loan, ({ loan }) => formatMoney(loan)),
          row(text.deposit, () => formatMoney(input.deposit)),
          row(text.price, ({ price }) => formatMoney(price)),
          row(text.loanToValue, ({ loanToValue }) =>
            loanToValue === null ? '–' : formatPermille(loanToValue),
          ),
        ]}
      />
      {input.commitments > 0 && <p>{text.counted(formatMoney(income - counted))}</p>}
      {upper.loan > 0 && (
        <p data-print="never">
          <SiteLink to={`${pages.mortgageRepayments.path}?${repayments}`}>{text.repayments}</SiteLink>
        </p>
      )}
      <Passage heading={text.isNot.heading}>
        <ul>
          {text.isNot.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Passage>
    </>
  )
}
