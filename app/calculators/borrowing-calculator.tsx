import { Chart, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { niceScale } from '#app/blocks/chart/linear-scale.ts'
import { moneyTicks } from '#app/blocks/chart/year-scales.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { type BorrowingInput, type BorrowingResult, borrowing, parseBorrowing } from '#domain/borrowing.ts'
import { fillIn } from '#domain/fill-in.ts'
import { formatMoney, formatPermille } from '#domain/money.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

type Props = CalculatorProps<'borrowing'>
type Text = Props['text']

export function BorrowingCalculator(props: Props) {
  const { text, rates } = props
  return (
    <Calculator
      {...props}
      kinds={{ income2: { optional: true }, commitments: { optional: true }, deposit: { optional: true } }}
      parse={parseBorrowing}
      calculate={(input) => borrowing(input, rates.incomeMultiples)}
      headline={(_, { lower, upper }) => ({
        label: text.headline,
        value: upper.loan === 0 ? text.nothing : fillIn(text.range, loans(lower, upper)),
      })}
      sentence={(_, { counted, lower, upper }) =>
        upper.loan === 0
          ? text.sentence.nothing
          : fillIn(text.sentence.range, {
              ...loans(lower, upper),
              lowerMultiple: lower.multiple / 10,
              upperMultiple: upper.multiple / 10,
              income: formatMoney(counted),
            })
      }
      chart={(input, result) => <PriceChart text={text} deposit={input.deposit} {...result} />}
      caption={(_, { lower, upper }) =>
        upper.price === 0
          ? text.caption.nothing
          : fillIn(text.caption.bars, {
              lowerPrice: formatMoney(lower.price),
              upperPrice: formatMoney(upper.price),
              lowerShare: formatPermille(lower.loanToValue ?? 0),
              upperShare: formatPermille(upper.loanToValue ?? 0),
            })
      }
      details={(input, result) => <Details text={text} input={input} result={result} />}
      summary={({ deposit }, { income, lower, upper }) =>
        fillIn(text.summary, {
          ...loans(lower, upper),
          income: formatMoney(income),
          deposit: formatMoney(deposit),
        })
      }
    />
  )
}

type Estimate = BorrowingResult['lower']

function loans(lower: Estimate, upper: Estimate) {
  return { lower: formatMoney(lower.loan), upper: formatMoney(upper.loan) }
}

function estimateName({ estimate }: Text, { multiple }: Estimate): string {
  return fillIn(estimate, { multiple: multiple / 10 })
}

/** Two bars from left to right: the deposit, then the loan. */
function PriceChart({ text, deposit, lower, upper }: BorrowingResult & { text: Text; deposit: number }) {
  const x = niceScale(Math.max(upper.price, 100_00), [0, plotSize])
  return (
    <Chart
      xTicks={moneyTicks(x)}
      yTicks={[
        { at: 90, label: estimateName(text, lower) },
        { at: 570, label: estimateName(text, upper) },
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

function Details({ text, input, result }: { text: Text; input: BorrowingInput; result: BorrowingResult }) {
  const { lower, upper, income, counted } = result
  const columns = [lower, upper]
  const row = (name: string, value: (estimate: Estimate) => string) => [name, ...columns.map(value)]
  const loan = new URLSearchParams({ amount: String(upper.loan / 100), years: '25', rate: '5' })
  return (
    <>
      <DataTable
        label={text.headline}
        columns={['', ...columns.map((estimate) => estimateName(text, estimate))]}
        rows={[
          row(text.loan, ({ loan }) => formatMoney(loan)),
          row(text.deposit, () => formatMoney(input.deposit)),
          row(text.price, ({ price }) => formatMoney(price)),
          row(text.loanToValue, ({ loanToValue }) =>
            loanToValue === null ? '–' : formatPermille(loanToValue),
          ),
        ]}
      />
      {input.commitments > 0 && <p>{fillIn(text.counted, { deducted: formatMoney(income - counted) })}</p>}
      {upper.loan > 0 && (
        <p data-print="never">
          <SiteLink to={`${text.repayments.path}?${loan}`}>{text.repayments.link}</SiteLink>
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
