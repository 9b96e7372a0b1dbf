import { area, line } from 'd3-shape'
import { formatShortPounds, type Pence } from '#domain/money.ts'
import { plotSize, round, type Tick } from './chart.tsx'
import { type LinearScale, linearScale, niceScale } from './linear-scale.ts'

/** Scales and shapes for amounts over time: `xs` are the moments, in years or as ages. */
export function yearScales(xs: readonly number[], highest: Pence) {
  const x = linearScale([xs[0] ?? 0, xs.at(-1) ?? 1], [0, plotSize])
  const y = niceScale(Math.max(highest, 100_00), [plotSize, 0])
  const xOf = (_: Pence, index: number) => round(x(xs[index] ?? 0))
  const yOf = (value: Pence) => round(y(value))
  const between = (lower: (index: number) => number) => (upper: readonly Pence[]) =>
    area<Pence>(xOf, (_, index) => lower(index), yOf)([...upper])
  return {
    x: (value: number) => round(x(value)),
    y: yOf,
    xTicks: x
      .ticks(6)
      .filter(Number.isInteger)
      .map((at): Tick => ({ at: x(at), label: String(at) })),
    yTicks: moneyTicks(y),
    area: between(() => plotSize),
    line: (values: readonly Pence[]) => line<Pence>(xOf, yOf)([...values]),
    band: (lower: readonly Pence[], upper: readonly Pence[]) =>
      between((index) => yOf(lower[index] ?? 0))(upper),
  }
}

export function moneyTicks(scale: LinearScale): Tick[] {
  return scale
    .ticks(4)
    .filter((pence) => pence > 0)
    .map((pence) => ({ at: round(scale(pence)), label: formatShortPounds(pence) }))
}
