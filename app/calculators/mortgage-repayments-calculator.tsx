import { Chart, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { calculatorWords } from '#content/pages/calculators/calculator-words.ts'
import { mortgageRepayments as text } from '#content/pages/calculators/mortgage-repayments.ts'
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
      sentence={text.sentence}
      chart={(_, result) => <BalanceChart {...result} />}
      caption={text.chart.caption}
      details={(input, result) => <Details input={input} result={result} />}
      summary={text.summary}
    />
  )
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
            `${formatRate(rate)}, ${rises.points(points)}`,
            formatPence(payment),
            formatPence(more),
          ])}
        />
      </Passage>
      {overpayment && (
        <Passage heading={saved.heading} text={saved.sentence(input.overpay, result, input.kind)}>
          <p>{saved.note}</p>
        </Passage>
      )}
    </>
  )
}
