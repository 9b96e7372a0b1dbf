import type { Pence } from '#domain/money.ts'
import { Chart, ChartLabel, type LegendItem, plotSize, round, Series, type Tone } from './chart.tsx'
import { niceScale } from './linear-scale.ts'
import { moneyTicks } from './year-scales.ts'

interface BarsProps {
  /** Two bars, one below the other: the parts from left to right, and what is written at the end of their line. */
  bars: readonly {
    name: string
    parts: readonly { tone: Tone; value: Pence }[]
    end: string
  }[]
  xLabel?: string
  legend: readonly LegendItem[]
}

export function Bars({ bars, xLabel, legend }: BarsProps) {
  const highest = Math.max(...bars.map(({ parts }) => totalOf(parts)), 100_00)
  const x = niceScale(highest, [0, plotSize])
  const top = (index: number) => 130 + index * 480
  return (
    <Chart
      // As few as a phone has room for.
      xTicks={moneyTicks(x, 3)}
      yTicks={bars.map(({ name }, index) => ({ at: top(index) - 40, label: name }))}
      {...(xLabel && { xLabel })}
      legend={legend}
      objects={bars.map(({ name, end }, index) => (
        <ChartLabel key={name} x={plotSize - 15} y={top(index) - 40} isAboveLine end>
          {end}
        </ChartLabel>
      ))}
    >
      {bars.map(({ name, parts }, index) => (
        <g key={name}>
          {parts.map(({ tone, value }, part) => {
            const from = x(totalOf(parts.slice(0, part)))
            const to = round(from + x(value))
            return (
              <Series
                key={tone}
                tone={tone}
                area={`M${round(from)} ${top(index)}H${to}v260H${round(from)}z`}
              />
            )
          })}
        </g>
      ))}
    </Chart>
  )
}

function totalOf(parts: readonly { value: Pence }[]): Pence {
  return parts.reduce((total, { value }) => total + value, 0)
}
