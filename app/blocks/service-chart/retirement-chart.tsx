import { Chart, ChartObject, Series } from '#app/blocks/chart/chart.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { Bench } from '#app/illustration/parts/roadside-objects.tsx'
import { retirementChart as words } from '#content/pages/service-charts.ts'
import { ServiceChart } from './service-chart.tsx'

/** One level of income: from the pots alone, and from the State Pension on what is left of them below the State Pension. */
export function RetirementChart() {
  const { from, until, stopsAt, statePensionFrom, drawn, legend, xLabel } = words
  const { area, line, x, y, ...axes } = yearScales([from, until], drawn.before)
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
          <ChartObject x={x((statePensionFrom + until) / 2)} y={y(drawn.before)}>
            <Bench x={0} y={0} size={0.5} />
          </ChartObject>
        }
      >
        <Series
          tone="medium"
          area={`M${x(statePensionFrom)} ${y(0)}V${y(drawn.before)}H${x(until)}V${y(0)}z`}
          edge={`M${x(statePensionFrom)} ${y(drawn.before)}H${x(until)}`}
        />
        <Series
          tone="strong"
          area={`M${x(stopsAt)} ${y(0)}V${y(drawn.before)}H${x(statePensionFrom)}V${y(drawn.after)}H${x(until)}V${y(0)}z`}
          edge={`M${x(stopsAt)} ${y(0)}V${y(drawn.before)}H${x(statePensionFrom)}V${y(drawn.after)}H${x(until)}`}
        />
      </Chart>
    </ServiceChart>
  )
}
