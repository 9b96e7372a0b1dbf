import { Chart, ChartObject, Series } from '#app/blocks/chart/chart.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { Bench } from '#app/illustration/parts/roadside-objects.tsx'
import { retirementChart as words } from '#content/pages/service-charts.ts'
import { ServiceChart } from './service-chart.tsx'

/** Two terraces of income by age; before the State Pension only the lower one. */
export function RetirementChart() {
  const { from, until, stopsAt, statePensionFrom, fromPots, statePension, legend, xLabel } = words
  const { area, line, x, y, ...axes } = yearScales([from, until], fromPots + statePension)
  const step = (age: number, amount: number) => ({
    area: `M${x(age)} ${y(0)}V${y(amount)}H${x(until)}V${y(0)}z`,
    edge: `M${x(age)} ${y(0)}V${y(amount)}H${x(until)}`,
  })
  return (
    <ServiceChart words={words}>
      <Chart
        {...axes}
        xLabel={xLabel}
        legend={[
          { tone: 'strong', label: legend.pots },
          { tone: 'medium', label: legend.state },
        ]}
        objects={
          <ChartObject x={x((statePensionFrom + until) / 2)} y={y(fromPots + statePension)}>
            <Bench x={0} y={0} size={0.5} />
          </ChartObject>
        }
      >
        <Series tone="medium" {...step(statePensionFrom, fromPots + statePension)} />
        <Series tone="strong" {...step(stopsAt, fromPots)} />
      </Chart>
    </ServiceChart>
  )
}
