import { formatPounds, type Pence } from '#domain/money.ts'
import { ChartLabel, plotSize, round } from './chart.tsx'

/** The least distance of two labels on a phone, in the plot's units. */
const apart = 80
/** How far above its line a label stands. */
const above = 15

interface EndLabelsProps {
  y: (value: Pence) => number
  values: readonly Pence[]
  /** Of values that the legend alone would not tell apart, by their place among them. */
  names?: readonly (string | undefined)[]
  format?: (value: Pence) => string
}

/** What each line comes to, written at its end. */
export function EndLabels({ y, values, names = [], format = formatPounds }: EndLabelsProps) {
  const labels = values
    .map((value, index) => ({
      line: y(value),
      text: [names[index], format(value)].filter(Boolean).join(' '),
    }))
    .toSorted((one, other) => one.line - other.line)
  return spread(labels.map(({ line }) => line - above)).map((at, index) => (
    <ChartLabel key={at} x={plotSize - 12} y={at} end>
      {labels[index]?.text}
    </ChartLabel>
  ))
}

/** From top to bottom: labels that would touch are spread around the middle of their lines. */
export function spread(lines: readonly number[]): number[] {
  const groups: { count: number; middle: number }[] = []
  for (const line of lines) {
    let group = { count: 1, middle: line }
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      const count = last.count + group.count
      if (group.middle - last.middle >= (count / 2) * apart) break
      groups.pop()
      group = { count, middle: (last.middle * last.count + group.middle * group.count) / count }
    }
    groups.push({ ...group, middle: Math.min(group.middle, plotSize - 20 - ((group.count - 1) / 2) * apart) })
  }
  return groups.flatMap(({ count, middle }) =>
    Array.from({ length: count }, (_, index) => round(middle + (index - (count - 1) / 2) * apart)),
  )
}
