import { Chart, ChartLabel, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { linearScale } from '#app/blocks/chart/linear-scale.ts'
import { moneyTicks } from '#app/blocks/chart/year-scales.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { fillIn } from '#domain/fill-in.ts'
import { formatMoney, formatPermille, type Pence, permille } from '#domain/money.ts'
import { parseStampDuty, type StampDutyInput, type StampDutyResult, stampDuty } from '#domain/stamp-duty.ts'
import { Calculator, type CalculatorProps } from './calculator.tsx'
import { Passage } from './result-parts.tsx'

type Props = CalculatorProps<'stampDuty'>
type Text = Props['text']

export function StampDutyCalculator(props: Props) {
  const { text, rates } = props
  return (
    <Calculator
      {...props}
      kinds={{ price: { slider: { min: 50_000, max: 1_500_000, step: 5_000 } } }}
      fieldNotes={text.buyerHints}
      parse={parseStampDuty}
      calculate={(input) =>
        stampDuty(input, {
          bands: rates.stampDutyBands,
          firstTimeBands: rates.stampDutyFirstTimeBands,
          firstTimeLimit: rates.stampDutyFirstTimeLimit,
          additionalHome: rates.stampDutyAdditionalHome,
        })
      }
      headline={(_, { tax }) => ({ label: text.headline, value: formatMoney(tax) })}
      sentence={(input, result) => sentenceOf(text, input, result)}
      chart={(input, result) => <PriceBar text={text.chart} price={input.price} {...result} />}
      caption={(_, { tax }) => (tax === 0 ? text.caption.untaxed : text.caption.taxed)}
      details={(input, result) => <Details {...props} input={input} result={result} />}
      summary={({ price, buyer }, { tax }) =>
        fillIn(text.summary[buyer], { price: formatMoney(price), tax: formatMoney(tax) })
      }
    />
  )
}

function sentenceOf(
  text: Text,
  { price }: StampDutyInput,
  { tax, hasFirstTimeRelief }: StampDutyResult,
): string {
  const share = formatPermille(permille(tax, price))
  const sentence = fillIn(text.sentence, { price: formatMoney(price), tax: formatMoney(tax), share })
  return hasFirstTimeRelief ? `${sentence} ${text.relief}` : sentence
}

function bandName({ first, next, last }: Text['bands'], above: Pence, upTo: Pence | null): string {
  if (upTo === null) return fillIn(last, { above: formatMoney(above) })
  return fillIn(above === 0 ? first : next, { above: formatMoney(above), upTo: formatMoney(upTo) })
}

/** In the plot's units: where the bar ends, above the labels of the axis. */
const barEnd = 850

const tones = ['light', 'medium', 'strong', 'contrast', 'contrastStrong'] as const

/** The price in its parts, by their rates, with the tax on those that are wide enough for a figure. */
function PriceBar({ text, price, slices }: StampDutyResult & { text: Text['chart']; price: number }) {
  const x = linearScale([0, price], [0, plotSize])
  const parts = slices.flatMap((slice, index) => {
    const tone = tones[index]
    return tone && slice.slice > 0 ? [{ tone, ...slice, end: round(x(slice.above + slice.slice)) }] : []
  })
  return (
    <Chart
      xTicks={moneyTicks(x)}
      yTicks={[]}
      xLabel={text.xLabel}
      legend={parts.map(({ tone, percent, slice }) => ({
        tone,
        label: fillIn(text.part, { rate: `${percent}%`, slice: formatMoney(slice) }),
      }))}
      isLow
      objects={parts.map(({ tone, slice, tax, end }) =>
        slice * 4 > price ? (
          <ChartLabel key={tone} x={end - 15} y={barEnd / 2} end isCentred>
            {formatMoney(tax)}
          </ChartLabel>
        ) : null,
      )}
    >
      {parts.map(({ tone, above, end }) => (
        <Series key={tone} tone={tone} area={`M${round(x(above))} 0H${end}V${barEnd}H${round(x(above))}z`} />
      ))}
    </Chart>
  )
}

interface DetailsProps extends Props {
  input: StampDutyInput
  result: StampDutyResult
}

function Details({ text, rates, input, result }: DetailsProps) {
  const { bands, elsewhere } = text
  const { slices, tax, hasAdditionalRate, hasFirstTimeRelief } = result
  return (
    <>
      <Passage heading={bands.heading}>
        <DataTable
          label={bands.heading}
          columns={[bands.band, bands.rate, bands.slice, bands.tax]}
          rows={slices.map(({ above, upTo, percent, slice, tax }) => [
            bandName(bands, above, upTo ?? (hasFirstTimeRelief ? rates.stampDutyFirstTimeLimit : null)),
            `${percent}%`,
            formatMoney(slice),
            formatMoney(tax),
          ])}
          foot={[bands.total, '', formatMoney(input.price), formatMoney(tax)]}
        />
        {input.buyer === 'first' && !hasFirstTimeRelief && (
          <p>{fillIn(text.noRelief, { limit: formatMoney(rates.stampDutyFirstTimeLimit) })}</p>
        )}
        {hasAdditionalRate && (
          <p>{fillIn(text.additional, { points: rates.stampDutyAdditionalHome.points })}</p>
        )}
        <p>{fillIn(text.nonResident, { points: rates.stampDutyNonResidentPoints })}</p>
      </Passage>
      <Passage heading={elsewhere.heading} text={elsewhere.text}>
        {elsewhere.links.map(({ label, url }) => (
          <p key={url}>
            <NewTabLink href={url}>{label}</NewTabLink>
          </p>
        ))}
      </Passage>
    </>
  )
}
