import { Bars } from '#app/blocks/chart/bars.tsx'
import { Chart, labelledSize, Series } from '#app/blocks/chart/chart.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { EndLabels } from '#app/blocks/chart/end-labels.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { SiteLink } from '#app/ui/links.tsx'
import { adviceFee, type FeeInput, type FeeResult, feeLimits, parseFee } from '#domain/advice-fee.ts'
import { fillIn } from '#domain/fill-in.ts'
import { formatMoney, formatPounds, type Pence } from '#domain/money.ts'
import { formatRate } from '#domain/yearly-rate.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

type Props = CalculatorProps<'adviceFee'>
type Text = Props['text']

export function AdviceFeeCalculator(props: Props) {
  const { text, rates } = props
  const growth = rates.projectionRates.middle
  return (
    <Calculator
      {...props}
      kinds={{ sum: { slider: { min: 5_000, max: 500_000, step: 5_000 } } }}
      parse={parseFee}
      calculate={(input) => adviceFee(input, text.schedule, growth)}
      headline={(_, { initial }) => ({ label: text.headline, value: formatPounds(initial) })}
      sentence={(input, result) => sentenceOf(text.sentence, input, result)}
      chart={({ sum }, result) => <FeeChart text={text.chart} sum={sum} {...result} />}
      caption={({ sum }, { initial, commission, yearly }) =>
        yearly
          ? fillIn(text.caption.yearly, {
              sum: formatMoney(sum),
              years: feeLimits.years,
              growth,
              without: formatPounds(yearly.without.at(-1) ?? 0),
              with: formatPounds(yearly.values.at(-1) ?? 0),
            })
          : fillIn(commission > 0 ? text.caption.commission : text.caption.flat, {
              fee: formatPounds(initial),
              commission: formatPounds(commission),
              sum: formatMoney(sum),
            })
      }
      details={(_, result) => <Details text={text} result={result} />}
      warningsOf={({ service }) => text.warningsOf[service]}
      summary={({ service, sum }, { initial }) =>
        fillIn(text.summary[service], { sum: formatMoney(sum), fee: formatPounds(initial) })
      }
    />
  )
}

function sentenceOf(
  { share: shareText, yearly: yearlyText, once, commission: commissionText, ...words }: Text['sentence'],
  { service, sum }: FeeInput,
  { share, yearly, commission, isTooMuch }: FeeResult,
): string {
  return [
    fillIn(shareText, { share: formatRate(share), sum: formatMoney(sum) }),
    isTooMuch && words.tooMuch,
    yearly
      ? fillIn(yearlyText, {
          firstYear: formatPounds(yearly.firstYear),
          tenYears: formatPounds(yearly.tenYears),
          ours: formatPounds(yearly.ours),
        })
      : once,
    commission > 0 && fillIn(commissionText, { commission: formatPounds(commission) }),
    service === 'equity-release' && words.equityRelease,
  ]
    .filter(Boolean)
    .join(' ')
}

interface FeeChartProps {
  text: Text['chart']
  sum: Pence
}

function FeeChart({ text, sum, initial, commission, yearly }: FeeResult & FeeChartProps) {
  if (!yearly)
    return (
      <Bars
        bars={[
          { name: text.fee, parts: [{ tone: 'strong', value: initial }], end: formatPounds(initial) },
          commission > 0
            ? {
                name: text.commission,
                parts: [{ tone: 'medium', value: commission }],
                end: formatPounds(commission),
              }
            : { name: text.sum, parts: [{ tone: 'medium', value: sum }], end: formatPounds(sum) },
        ]}
        legend={[]}
      />
    )
  const { values, without } = yearly
  const { area, line, x, y, ...axes } = yearScales([...values.keys()], without.at(-1) ?? 0, {
    first: without[0] ?? 0,
    width: labelledSize,
  })
  return (
    <Chart
      {...axes}
      xLabel={text.xLabel}
      objects={<EndLabels y={y} values={[values.at(-1) ?? 0, without.at(-1) ?? 0]} />}
      legend={[
        { tone: 'contrast', label: text.without },
        { tone: 'strong', label: text.with },
      ]}
    >
      <Series tone="contrast" area={area(without)} edge={line(without)} />
      <Series tone="strong" area={area(values)} edge={line(values)} />
    </Chart>
  )
}

function Details({ text, result: { initial, share, yearly } }: { text: Text; result: FeeResult }) {
  const { table, guide, schedule } = text
  return (
    <>
      {yearly && (
        <Passage heading={table.heading}>
          <DataTable
            label={table.heading}
            columns={[table.what, table.share, table.pounds]}
            rows={[
              [table.initial, formatRate(share), formatPounds(initial)],
              ...(yearly.first.ongoing > 0
                ? [[table.ongoing, formatRate(schedule.ongoing), formatPounds(yearly.first.ongoing)]]
                : []),
              [table.platform, formatRate(schedule.platform), formatPounds(yearly.first.platform)],
              [table.funds, formatRate(schedule.funds), formatPounds(yearly.first.funds)],
            ]}
            foot={[table.total, '', formatPounds(yearly.firstYear)]}
          />
        </Passage>
      )}
      <p>
        <SiteLink to={guide.path}>{guide.link}</SiteLink>
      </p>
    </>
  )
}
