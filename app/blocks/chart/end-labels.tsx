import { formatPounds, type Pence } from '#domain/money.ts'
import { ChartLabel, ChartLine, labelledSize, plotSize, round } from './chart.tsx'

/** The least distance of two labels on a phone, in the plot's units. */
const apart = 85
/** Where labels end, and where the way to them is level. */
const [end, level] = [plotSize - 12, labelledSize + 40]

interface EndLabelsProps {
  y: (value: Pence) => number
  values: readonly Pence[]
  format?: (value: Pence) => string
}

/** What each line comes to, beside its end, with a thin line between both. */
export function EndLabels({ y, values, format = formatPounds }: EndLabelsProps) {
  const sorted = values.toSorted((a, b) => b - a)
  return spread(sorted.map(y)).map((at, index) => {
    const value = sorted[index] ?? 0
    return (
      <g key={at}>
        <ChartLine from={[labelledSize, y(value)]} to={[level, at]} />
        <ChartLine from={[level, at]} to={[end, at]} />
        <ChartLabel x={end} y={at} end isCentred>
          {format(value)}
        </ChartLabel>
      </g>
    )
  })
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
    groups.push({ ...group, middle: Math.min(group.middle, plotSize - 30 - ((group.count - 1) / 2) * apart) })
  }
  return groups.flatMap(({ count, middle }) =>
    Array.from({ length: count }, (_, index) => round(middle + (index - (count - 1) / 2) * apart)),
  )
}
