import { Chart, ChartObject, plotSize, round, Series } from '#app/blocks/chart/chart.tsx'
import { yearScales } from '#app/blocks/chart/year-scales.ts'
import { Canopy } from '#app/illustration/parts/trees.tsx'
import { insuranceChart as words } from '#content/pages/service-charts.ts'
import { ServiceChart } from './service-chart.tsx'

/** What comes in, month by month, below the pay that has stopped. */
export function InsuranceChart() {
  const { ill, takeHome, legend, xLabel } = words
  const { x, y, area, line, ...axes } = yearScales([0, ill.length], takeHome)
  /** Steps of one month each. */
  const steps = (amounts: number[]) =>
    `M0 ${round(y(0))}${amounts.map((amount, month) => `V${round(y(amount))}H${round(x(month + 1))}`).join('')}`
  const sickPay = steps(ill.map((month) => month.sickPay))
  const both = steps(ill.map((month) => month.sickPay + month.cover))
  return (
    <ServiceChart words={words}>
      <Chart
        {...axes}
        xLabel={xLabel}
        legend={[
          { tone: 'reference', label: legend.usual },
          { tone: 'strong', label: legend.sickPay },
          { tone: 'light', label: legend.cover },
        ]}
        objects={
          <ChartObject x={x(17)} y={plotSize}>
            <Canopy x={0} y={0} size={0.36} />
          </ChartObject>
        }
      >
        <Series tone="light" area={`${both}V${plotSize}z`} edge={both} />
        <Series tone="strong" area={`${sickPay}V${plotSize}z`} edge={sickPay} />
        <Series tone="reference" edge={`M0 ${round(y(takeHome))}H${plotSize}`} />
      </Chart>
    </ServiceChart>
  )
}
