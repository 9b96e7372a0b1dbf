import { Chart, ChartObject, plotSize, Series } from '#app/blocks/chart/chart.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { Cottage } from '#app/illustration/parts/buildings.tsx'
import { FarTrees } from '#app/illustration/parts/trees.tsx'
import { mortgageChart as words } from '#content/pages/service-charts.ts'
import { ServiceChart } from './service-chart.tsx'

/** The debt as a hill that you walk down, to a house of your own. */
export function MortgageChart() {
  const { owed, owedLonger, legend, xLabel } = words
  const { area, line, ...axes } = yearScales([...owedLonger.keys()], owedLonger[0] ?? 0)
  return (
    <ServiceChart words={words}>
      <Chart
        {...axes}
        xLabel={xLabel}
        yLabels="right"
        legend={[
          { tone: 'strong', label: legend.owed },
          { tone: 'medium', label: legend.owedLonger },
        ]}
        objects={
          <ChartObject x={855} y={plotSize}>
            <FarTrees at={[-40, 2, 8, -29, 2, 11]} tone={3} />
            <Cottage x={0} y={0} size={0.46} />
          </ChartObject>
        }
      >
        <Series tone="medium" area={area(owedLonger)} edge={line(owedLonger)} />
        <Series tone="strong" area={area(owed)} edge={line(owed)} />
      </Chart>
    </ServiceChart>
  )
}
