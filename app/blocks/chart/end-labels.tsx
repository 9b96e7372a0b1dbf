import { formatPounds, type Pence } from '#domain/money.ts'
import { ChartLabel, plotSize } from './chart.tsx'

/** The least distance of two labels on a phone, in the plot's units. */
const apart = 95

interface EndLabelsProps {
  y: (value: Pence) => number
  values: readonly Pence[]
  format?: (value: Pence) => string
}

/** What each line comes to, written at its end; one above the other where lines end close together. */
export function EndLabels({ y, values, format = formatPounds }: EndLabelsProps) {
  let free = plotSize - 20
  const labels = values
    .toSorted((a, b) => a - b)
    .map((value) => {
      const at = Math.min(y(value) - 15, free)
      free = at - apart
      return { at, text: format(value) }
    })
  return labels.map(({ at, text }) => (
    <ChartLabel key={at} x={plotSize - 12} y={at} end>
      {text}
    </ChartLabel>
  ))
}
