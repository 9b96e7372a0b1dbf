import { Bars } from '#app/blocks/chart/bars.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
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
      kinds={{
        income: { slider: { min: 10_000, max: 150_000, step: 1_000 } },
        income2: { optional: true },
        commitments: { optional: true },
        deposit: { optional: true, slider: { min: 0, max: 200_000, step: 1_000 } },
      }}
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

function PriceChart({ text, deposit, lower, upper }: BorrowingResult & { text: Text; deposit: number }) {
  return (
    <Bars
      bars={[lower, upper].map((estimate) => ({
        name: estimateName(text, estimate),
        parts: [
          { tone: 'strong', value: deposit },
          { tone: 'medium', value: estimate.loan },
        ],
        end: formatMoney(estimate.price),
      }))}
      xLabel={text.price}
      legend={[
        { tone: 'strong', label: text.deposit },
        { tone: 'medium', label: text.loan },
      ]}
    />
  )
}

function Details({ text, input, result }: { text: Text; input: BorrowingInput; result: BorrowingResult }) {
  const { lower, upper } = result
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
      {input.commitments > 0 && (
        <p>{fillIn(text.counted, { deducted: formatMoney(input.commitments * 12) })}</p>
      )}
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
