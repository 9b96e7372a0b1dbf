import { Chart, ChartLabel, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { DataTable } from '#app/blocks/chart/data-table.tsx'
import { linearScale } from '#app/blocks/chart/linear-scale.ts'
import { moneyTicks } from '#app/blocks/chart/year-scales.ts'
import { NewTabLink } from '#app/ui/links.tsx'
import { fillIn, fillInCount } from '#domain/fill-in.ts'
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
      chart={(input, result) => <StepChart xLabel={text.chart.xLabel} price={input.price} {...result} />}
      caption={(_, { slices }) => captionOf(text.caption, slices)}
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

function captionOf({ untaxed, taxed, steps }: Text['caption'], slices: Slices): string {
  const count = taxedSlices(slices).length
  return count === 0 ? untaxed : fillIn(taxed, { steps: fillInCount(steps, count) })
}

type Slices = StampDutyResult['slices']

function taxedSlices(slices: Slices): Slices {
  return slices.filter(({ slice, percent }) => slice > 0 && percent > 0)
}

function bandName({ first, next, last }: Text['bands'], above: Pence, upTo: Pence | null): string {
  if (upTo === null) return fillIn(last, { above: formatMoney(above) })
  return fillIn(above === 0 ? first : next, { above: formatMoney(above), upTo: formatMoney(upTo) })
}

/** In the plot's units: the line of no tax, just above the labels of the axis. */
const ground = plotSize - 20

/** The price along the ground, the rates as steps: the area of a step is its tax. */
function StepChart({ xLabel, price, slices }: StampDutyResult & { xLabel: string; price: number }) {
  const x = linearScale([0, price], [0, plotSize])
  const taxed = taxedSlices(slices)
  const free = slices.find(({ slice, percent }) => slice > 0 && percent === 0)
  const percents = new Set(taxed.map(({ percent }) => percent))
  // With room for the label of the highest.
  const y = linearScale([0, Math.max(5, ...percents) * 1.15], [ground, 0])
  return (
    <Chart
      xTicks={moneyTicks(x)}
      yTicks={[...percents].map((percent) => ({ at: round(y(percent)), label: `${percent}%` }))}
      xLabel={xLabel}
      isLow
      objects={slices.map(({ above, slice, percent, tax }) =>
        slice * 4 > price ? (
          <ChartLabel
            key={above}
            x={x(above + slice) - 15}
            y={percent > 0 ? y(percent / 2) : ground - 30}
            end
          >
            {formatMoney(tax)}
          </ChartLabel>
        ) : null,
      )}
    >
      {free && (
        <Series
          tone="light"
          edge={`M${round(x(free.above))} ${ground}H${round(x(free.above + free.slice))}`}
        />
      )}
      {taxed.map(({ above, slice, percent }, index) => {
        const [left, right, top] = [x(above), x(above + slice), y(percent)].map(round)
        return (
          <Series
            key={above}
            tone={index % 2 ? 'strong' : 'medium'}
            area={`M${left} ${ground}V${top}H${right}V${ground}z`}
            edge={`M${left} ${top}H${right}`}
          />
        )
      })}
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
