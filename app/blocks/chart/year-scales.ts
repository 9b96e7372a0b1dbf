import { formatShortPounds, type Pence } from '#domain/money.ts'
import { plotSize, round, type Tick } from './chart.tsx'
import { type LinearScale, linearScale, niceScale } from './linear-scale.ts'

/**
 * Scales and shapes for amounts over time: `xs` are the moments, in years or as ages. No label of the y axis stands on
 * an area that begins at `first`; `width` is that of the curves.
 */
export function yearScales(xs: readonly number[], highest: Pence, { first = 0, width = plotSize } = {}) {
  const x = linearScale([xs[0] ?? 0, xs.at(-1) ?? 1], [0, width])
  const y = niceScale(Math.max(highest, 100_00), [plotSize, 0])
  const yOf = (value: Pence) => round(y(value))
  const points = (values: readonly Pence[]) =>
    values.map((value, index): Point => [Math.round(x(xs[index] ?? 0)), yOf(value)])
  const line = (values: readonly Pence[]) => pathOf(points(values))
  const band = (lower: readonly Pence[], upper: readonly Pence[]) =>
    `${pathOf([...points(upper), ...points(lower).toReversed()])}z`
  return {
    x: (value: number) => round(x(value)),
    y: yOf,
    xTicks: x
      .ticks(6)
      .filter(Number.isInteger)
      .map((at): Tick => ({ at: x(at), label: String(at) })),
    yTicks: moneyTicks(y).filter(({ at }) => first === 0 || at < y(first) - 30),
    area: (values: readonly Pence[]) => `${line(values)}V${plotSize}H0z`,
    line,
    band,
  }
}

type Point = readonly [x: number, y: number]

/** Each point from the one before it, which is shorter than its place. */
function pathOf(points: readonly Point[]): string {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return `${x - fromX} ${round(y - fromY)}`
  })
  return `m${steps.join(' ')}`
}

export function moneyTicks(scale: LinearScale, count = 4): Tick[] {
  return scale
    .ticks(count)
    .filter((pence) => pence > 0)
    .map((pence) => ({ at: round(scale(pence)), label: formatShortPounds(pence) }))
}
