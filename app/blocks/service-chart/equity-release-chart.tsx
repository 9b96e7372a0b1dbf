import { Chart, ChartObject, Series } from '#app/blocks/chart/chart.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { OldHouse } from '#app/illustration/parts/buildings.tsx'
import { equityReleaseChart as words } from '#content/pages/service-charts.ts'
import { ServiceChart } from './service-chart.tsx'

/** Water that rises towards the value of the home. */
export function EquityReleaseChart() {
  const { loans, houses, legend, xLabel } = words
  const { area, line, band, y, ...axes } = yearScales([...loans.keys()], houses.higher.values.at(-1) ?? 0)
  return (
    <ServiceChart words={words}>
      <Chart
        {...axes}
        xLabel={xLabel}
        legend={[
          { tone: 'reference', label: legend.house },
          { tone: 'light', label: legend.range },
          { tone: 'contrast', label: legend.loan },
        ]}
        objects={
          <ChartObject x={420} y={y(houses.same.values[0] ?? 0)}>
            <OldHouse x={0} y={-10} size={0.36} />
          </ChartObject>
        }
      >
        <Series tone="light" area={band(houses.lower.values, houses.higher.values)} />
        <Series tone="contrast" area={area(loans)} edge={line(loans)} />
        <Series tone="reference" edge={line(houses.same.values)} />
      </Chart>
    </ServiceChart>
  )
}
