import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPence, formatPounds } from '#domain/money.ts'
import {
  type MortgageInput,
  type MortgageResult,
  mortgageRepayments,
  parseMortgage,
} from '#domain/mortgage-repayments.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { durationText, FactList, Passage } from './result-parts.tsx'

type Props = CalculatorProps<'mortgageRepayments'>
type Text = Props['text']

export function MortgageRepaymentsCalculator(props: Props) {
  const { text } = props
  return (
    <Calculator
      {...props}
      kinds={{
        amount: { slider: { min: 20_000, max: 600_000, step: 5_000 } },
        years: { inputMode: 'numeric', slider: { min: 1, max: 40, step: 1 } },
        rate: { slider: { min: 0, max: 10, step: 0.25 } },
        overpay: { optional: true },
      }}
      parse={parseMortgage}
      calculate={mortgageRepayments}
      headline={(_, { payment }) => ({ label: text.headline, value: formatPence(payment) })}
      sentence={(input, result) =>
        fillIn(text.sentence[input.kind], {
          ...figures(input, result),
          interest: formatPounds(result.interest),
        })
      }
      chart={(_, result) => <BalanceChart text={text.chart} {...result} />}
      caption={(input, result) => captionOf(text.caption, input, result)}
      details={(input, result) => <Details {...props} input={input} result={result} />}
      summary={(input, result) => fillIn(text.summary[input.kind], figures(input, result))}
    />
  )
}

function figures({ amount, years, rate }: MortgageInput, { payment }: MortgageResult) {
  return { amount: formatMoney(amount), years, rate: formatRate(rate), payment: formatPence(payment) }
}

function captionOf(
  { falls, evenly, stays, overpaid }: Text['caption'],
  { years, rate }: MortgageInput,
  { balances, overpayment }: MortgageResult,
): string {
  const half = balances.findIndex((balance) => balance * 2 <= (balances[0] ?? 0))
  const course = half < 0 ? stays : fillIn(rate === 0 ? evenly : falls, { half, years })
  return overpayment ? `${course} ${overpaid}` : course
}

function BalanceChart({ text, balances, overpayment }: MortgageResult & { text: Text['chart'] }) {
  const { area, line, ...axes } = yearScales([...balances.keys()], balances[0] ?? 0)
  const faster = overpayment?.balances
  return (
    <Chart
      {...axes}
      xLabel={text.xLabel}
      yLabels="right"
      legend={[
        { tone: 'medium', label: text.balance },
        ...(faster ? [{ tone: 'strong' as const, label: text.faster }] : []),
      ]}
    >
      <Series tone="medium" area={area(balances)} edge={line(balances)} />
      {faster && <Series tone="strong" area={area(faster)} edge={line(faster)} />}
    </Chart>
  )
}

interface DetailsProps extends Props {
  input: MortgageInput
  result: MortgageResult
}

function Details({ text, words, input, result }: DetailsProps) {
  const { rises, saved, chart } = text
  const { overpayment, balances } = result
  return (
    <>
      <ChartTable
        summary={words.table}
        label={chart.balance}
        columns={[words.year, chart.balance, ...(overpayment ? [chart.faster] : [])]}
        rows={balances.map((balance, year) => [
          year,
          formatPounds(balance),
          ...(overpayment ? [formatPounds(overpayment.balances[year] ?? 0)] : []),
        ])}
      />
      <FactList
        items={[
          [text.interest, formatPounds(result.interest)],
          input.kind === 'repayment'
            ? [text.total, formatPounds(result.totalPaid)]
            : [text.stillOwed, formatMoney(input.amount)],
        ]}
      />
      <Passage heading={rises.heading} text={rises.lead}>
        <DataTable
          label={rises.heading}
          columns={[rises.rate, rises.payment, rises.more]}
          rows={result.rises.map(({ points, rate, payment, more }) => [
            `${formatRate(rate)}, ${fillInCount(rises.points, points)}`,
            formatPence(payment),
            formatPence(more),
          ])}
        />
      </Passage>
      {overpayment && (
        <Passage
          heading={saved.heading}
          text={savedText(saved, input, overpayment, durationText(overpayment.monthsSaved, words))}
        >
          <p>{saved.note}</p>
        </Passage>
      )}
    </>
  )
}

function savedText(
  { interest, time, debt }: Text['saved'],
  { overpay, kind }: MortgageInput,
  { interestSaved, monthsSaved, balances }: NonNullable<MortgageResult['overpayment']>,
  timeSaved: string,
): string {
  const values = { overpay: formatMoney(overpay), interest: formatPounds(interestSaved) }
  if (monthsSaved > 0) return fillIn(time, { ...values, time: timeSaved })
  return kind === 'interest-only'
    ? fillIn(debt, { ...values, debt: formatPounds(balances.at(-1) ?? 0) })
    : fillIn(interest, values)
}
