import { Chart, labelledSize, Series } from '#app/blocks/chart/chart.tsx'
import { ChartTable, DataTable } from '#app/blocks/chart/data-table.tsx'
import { EndLabels } from '#app/blocks/chart/end-labels.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import {
  type EquityReleaseInput,
  type EquityReleaseResult,
  equityRelease,
  parseEquityRelease,
  usualReleaseShare,
} from '#domain/equity-release.ts'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
import { formatMoney, formatPounds, roundToPounds } from '#domain/money.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { FactList, Passage } from './result-parts.tsx'

type Props = CalculatorProps<'equityReleaseDebt'>
type Text = Props['text']

export function EquityReleaseCalculator(props: Props) {
  const { text, words, rates } = props
  const yearsText = (years: number) => fillInCount(words.years, years)
  return (
    <Calculator
      {...props}
      kinds={{
        age: { inputMode: 'numeric', slider: { min: 55, max: 95, step: 1 } },
        house: { slider: { min: 100_000, max: 1_000_000, step: 10_000 } },
        amount: { slider: { min: 10_000, max: 300_000, step: 5_000 } },
        rate: { slider: { min: 3, max: 10, step: 0.25 } },
        years: { inputMode: 'numeric', slider: { min: 1, max: 40, step: 1 } },
        pay: { optional: true },
      }}
      parse={(raw) => parseEquityRelease(raw, rates.equityReleaseShares)}
      calculate={(input) => equityRelease(input, rates.housePriceRange)}
      headline={({ years }, { withPayments, withoutPayments }) => ({
        label: fillIn(text.headline, { years: yearsText(years) }),
        value: formatPounds((withPayments ?? withoutPayments).loan),
      })}
      sentence={(input, result) => sentenceOf(text.sentence, yearsText(input.years), rates, input, result)}
      chart={(_, result) => <DebtChart text={text.chart} {...result} />}
      caption={({ years }, result) => captionOf(text.caption, yearsText(years), result)}
      details={(input, result) => <Details {...props} input={input} result={result} />}
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

function sentenceOf(
  { grows, paid, limited, most }: Text['sentence'],
  years: string,
  { equityReleaseShares, housePriceRange }: Props['rates'],
  { age, house, amount, rate, pay }: EquityReleaseInput,
  { withoutPayments, withPayments, houses }: EquityReleaseResult,
): string {
  const sentences = [
    fillIn(grows, {
      amount: formatMoney(amount),
      rate: formatRate(rate),
      loan: formatPounds(withoutPayments.loan),
      years,
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
  if (houses.lower.guaranteeFrom !== null)
    sentences.push(
      fillIn(limited, {
        lower: formatPounds(houses.lower.repay),
        percent: formatRate(-housePriceRange.lower),
      }),
    )
  const share = usualReleaseShare(age, equityReleaseShares)
  if (amount * 100 > house * share)
    sentences.push(
      fillIn(most, {
        amount: formatMoney(amount),
        age,
        share,
        usual: formatPounds((house * share) / 100),
      }),
    )
  return sentences.join(' ')
}

function captionOf(
  { debt, paid, below, limited }: Text['caption'],
  years: string,
  { houses, withPayments }: EquityReleaseResult,
): string {
  const end = houses.lower.guaranteeFrom === null ? below : limited
  return [fillIn(debt, { years }), ...(withPayments ? [paid] : []), end].join(' ')
}

function DebtChart({
  text,
  houses,
  withoutPayments,
  withPayments,
}: EquityReleaseResult & { text: Text['chart'] }) {
  const { loans } = withoutPayments
  const highest = Math.max(houses.higher.values.at(-1) ?? 0, loans.at(-1) ?? 0)
  const { area, line, band, y, x, ...axes } = yearScales([...loans.keys()], highest, {
    first: loans[0] ?? 0,
    width: labelledSize,
  })
  const ends = withPayments ? [loans, withPayments.loans] : [loans]
  return (
    <Chart
      {...axes}
      xLabel={text.xLabel}
      objects={<EndLabels y={y} values={[...ends, houses.same.values].map((values) => values.at(-1) ?? 0)} />}
      legend={[
        { tone: 'reference', label: text.house },
        { tone: 'light', label: text.range },
        { tone: 'contrast', label: text.loan },
        ...(withPayments ? [{ tone: 'contrastStrong' as const, label: text.paid }] : []),
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

interface DetailsProps extends Props {
  input: EquityReleaseInput
  result: EquityReleaseResult
}

function Details({ text, words, rates, input, result }: DetailsProps) {
  const { left, chart } = text
  const { houses, withPayments, withoutPayments } = result
  const fall = formatRate(-rates.housePriceRange.lower)
  const lower = fillIn(left.lower, { percent: fall })
  const higher = fillIn(left.higher, { percent: formatRate(rates.housePriceRange.higher) })
  const rows = [
    [lower, houses.lower],
    [left.same, houses.same],
    [higher, houses.higher],
  ] as const
  return (
    <>
      <ChartTable
        summary={words.table}
        label={chart.loan}
        columns={[words.year, chart.loan, ...(withPayments ? [chart.paid] : []), lower, higher]}
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
          rows={rows.map(([name, { repay, left }]) => {
            const [value, owed] = [roundToPounds(repay + left), roundToPounds(repay)]
            return [name, formatPounds(value), formatPounds(owed), formatPounds(value - owed)]
          })}
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
