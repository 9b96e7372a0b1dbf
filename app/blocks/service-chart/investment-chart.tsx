import { Chart, ChartLabel, ChartObject, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { niceScale } from '#app/blocks/chart/linear-scale.ts'
import { FarTrees } from '#app/illustration/parts/trees.tsx'
import { investmentChart as words } from '#content/pages/service-charts.ts'
import { formatPounds } from '#domain/money.ts'
import { ServiceChart } from './service-chart.tsx'

const tones = ['strong', 'medium', 'light'] as const

/** Terraces: each charge stands on those before it. */
export function InvestmentChart() {
  const { charges } = words
  const sums = charges.map((_, index) =>
    charges.slice(0, index + 1).reduce((sum, { pence }) => sum + pence, 0),
  )
  const y = niceScale(sums.at(-1) ?? 0, [plotSize, 0])
  const step = plotSize / charges.length
  const terraces = charges.map(({ name, pence }, index) => ({
    name,
    pence,
    left: round(index * step),
    top: round(y(sums[index] ?? 0)),
    tone: tones[index] ?? 'light',
  }))
  return (
    <ServiceChart words={words}>
      <Chart
        xTicks={terraces.map(({ name, left }) => ({ at: left + step / 2, label: name }))}
        yTicks={[]}
        objects={terraces.map(({ name, pence, left, top }, index) => (
          <g key={name}>
            <ChartObject x={left + step * 0.72} y={top}>
              <FarTrees at={[-16, 1, 9, 2, 1, 13, 20, 1, 8]} tone={2} />
            </ChartObject>
            <ChartLabel x={left + step * 0.06} y={top - 26}>
              {index === 0 ? '' : '+ '}
              {formatPounds(pence)}
            </ChartLabel>
          </g>
        ))}
      >
        {terraces.map(({ name, left, top, tone }) => (
          <Series
            key={name}
            tone={tone}
            area={`M${left} ${plotSize}V${top}H${plotSize}V${plotSize}z`}
            edge={`M${left} ${plotSize}V${top}H${plotSize}`}
          />
        ))}
      </Chart>
    </ServiceChart>
  )
}
