import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { mortgageRepayments as text } from '#content/pages/calculators/mortgage-repayments.ts'
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
import { FactList, Passage } from './result-parts.tsx'

export function MortgageRepaymentsCalculator(props: CalculatorProps) {
  return (
    <Calculator
      {...props}
      text={text}
      kinds={{ years: { inputMode: 'numeric' }, overpay: { optional: true } }}
      parse={parseMortgage}
      calculate={mortgageRepayments}
      headline={(_, { payment }) => ({ label: text.headline, value: formatPence(payment) })}
      sentence={(input, result) =>
        fillIn(text.sentence[input.kind], {
          ...figures(input, result),
          interest: formatPounds(result.interest),
        })
      }
      chart={(_, result) => <BalanceChart {...result} />}
      caption={captionOf}
      details={(input, result) => <Details input={input} result={result} />}
      summary={(input, result) => fillIn(text.summary[input.kind], figures(input, result))}
    />
  )
}

function figures({ amount, years, rate }: MortgageInput, { payment }: MortgageResult) {
  return { amount: formatMoney(amount), years, rate: formatRate(rate), payment: formatPence(payment) }
}

function captionOf({ years }: MortgageInput, { balances, overpayment }: MortgageResult): string {
  const { falls, stays, overpaid } = text.caption
  const half = balances.findIndex((balance) => balance * 2 <= (balances[0] ?? 0))
  const course = half < 0 ? stays : fillIn(falls, { half, years })
  return overpayment ? `${course} ${overpaid}` : course
}

function BalanceChart({ balances, overpayment }: MortgageResult) {
  const { area, line, ...axes } = yearScales([...balances.keys()], balances[0] ?? 0)
  const faster = overpayment?.balances
  return (
    <Chart
      {...axes}
      xLabel={text.chart.xLabel}
      yLabels="right"
      legend={[
        { tone: 'medium', label: text.chart.balance },
        ...(faster ? [{ tone: 'strong' as const, label: text.chart.faster }] : []),
      ]}
    >
      <Series tone="medium" area={area(balances)} edge={line(balances)} />
      {faster && <Series tone="strong" area={area(faster)} edge={line(faster)} />}
    </Chart>
  )
}

function Details({ input, result }: { input: MortgageInput; result: MortgageResult }) {
  const { rises, saved, chart } = text
  const { overpayment, balances } = result
  return (
    <>
      <ChartTable
        label={chart.balance}
        columns={[calculatorWords.year, chart.balance, ...(overpayment ? [chart.faster] : [])]}
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
        <Passage heading={saved.heading} text={savedText(input, overpayment)}>
          <p>{saved.note}</p>
        </Passage>
      )}
    </>
  )
}

function savedText(
  { overpay, kind }: MortgageInput,
  { interestSaved, monthsSaved, balances }: NonNullable<MortgageResult['overpayment']>,
): string {
  const { interest, time, debt } = text.saved
  const values = { overpay: formatMoney(overpay), interest: formatPounds(interestSaved) }
  if (monthsSaved > 0) return fillIn(time, { ...values, time: duration(monthsSaved) })
  return kind === 'interest-only'
    ? fillIn(debt, { ...values, debt: formatPounds(balances.at(-1) ?? 0) })
    : fillIn(interest, values)
}

function duration(count: number): string {
  const years = fillInCount(calculatorWords.years, Math.floor(count / 12))
  const months = fillInCount(calculatorWords.months, count % 12)
  if (count < 12) return months
  return count % 12 === 0 ? years : fillIn(calculatorWords.yearsAndMonths, { years, months })
}
