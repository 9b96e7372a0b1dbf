import { formatPounds, type Pence } from '#domain/money.ts'
import { ChartLabel, plotSize } from './chart.tsx'

/** The least distance of two labels on a phone, in the plot's units. */
const apart = 95

interface EndLabelsProps {
  y: (value: Pence) => number
  values: readonly Pence[]
  /** Of values that the legend alone would not tell apart, by their place among them. */
  names?: readonly (string | undefined)[]
  format?: (value: Pence) => string
}

/** What each line comes to, written at its end; one above the other where lines end close together. */
export function EndLabels({ y, values, names = [], format = formatPounds }: EndLabelsProps) {
  let free = plotSize - 20
  const labels = values
    .map((value, index) => ({ value, name: names[index] }))
    .toSorted((a, b) => a.value - b.value)
    .map(({ value, name }) => {
      const at = Math.min(y(value) - 15, free)
      free = at - apart
      return { at, text: [name, format(value)].filter(Boolean).join(' ') }
    })
  return labels.map(({ at, text }) => (
    <ChartLabel key={at} x={plotSize - 12} y={at} end>
      {text}
    </ChartLabel>
  ))
}
