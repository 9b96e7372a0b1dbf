import { Chart, ChartLabel, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { corporateChart as words } from '#content/pages/service-charts.ts'
import { formatMoney } from '#domain/money.ts'
import { ServiceChart } from './service-chart.tsx'

/** How much of the plot's height the pension takes; the rest is land between the streams. */
const filled = 400
const tones = ['contrastStrong', 'contrast', 'contrast'] as const

/** Three streams that join; each is as broad as what it brings. */
export function CorporateChart() {
  const { sources, total, totalLabel } = words
  const breadth = (pence: number) => (pence / total) * filled
  const gap = (plotSize - filled) / (sources.length + 1)
  let [start, end] = [gap, (plotSize - filled) / 2]
  const streams = sources.map(({ name, pence }, index) => {
    const stream = {
      name,
      pence,
      top: start,
      joins: end,
      breadth: breadth(pence),
      tone: tones[index] ?? 'contrast',
    }
    start += stream.breadth + gap
    end += stream.breadth
    return stream
  })
  return (
    <ServiceChart words={words}>
      <Chart
        xTicks={[]}
        yTicks={[]}
        objects={
          <>
            {streams.map(({ name, pence, top }) => (
              <ChartLabel key={name} x={16} y={top - 34}>
                {name} {formatMoney(pence)}
              </ChartLabel>
            ))}
            <ChartLabel x={984} y={(plotSize - filled) / 2 - 36} end>
              {totalLabel}
            </ChartLabel>
          </>
        }
      >
        {/* Beyond the plot, which has no axes: land to the edges of the drawing. */}
        <Series tone="light" area={`M-9-200H${plotSize + 9}V${plotSize + 200}H-9z`} />
        {streams.map(({ name, top, joins, breadth, tone }) => (
          <Series
            key={name}
            tone={tone}
            area={`${bank(top, joins)}V${round(joins + breadth)}H680${back(top + breadth, joins + breadth)}z`}
            edge={bank(top, joins)}
          />
        ))}
      </Chart>
    </ServiceChart>
  )
}

/** The upper bank of a stream, from the left edge to the right. */
const bank = (from: number, to: number) =>
  `M0 ${round(from)}H280C480 ${round(from)} 480 ${round(to)} 680 ${round(to)}H${plotSize}`

/** The lower bank, from where the streams have joined back to the left edge. */
const back = (from: number, to: number) => `C480 ${round(to)} 480 ${round(from)} 280 ${round(from)}H0`
