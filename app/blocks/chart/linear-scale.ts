import { nice, ticks } from 'd3-array'

/** Maps numbers of a domain to those of a range. d3-scale would do the same with 6 kB of colours and number formats. */
export interface LinearScale {
  (value: number): number
  /** About `count` round numbers of the domain. */
  ticks(count: number): number[]
}

type Interval = readonly [number, number]

export function linearScale([from, to]: Interval, [start, end]: Interval): LinearScale {
  const scale = (value: number) => start + ((value - from) / (to - from || 1)) * (end - start)
  return Object.assign(scale, { ticks: (count: number) => ticks(from, to, count) })
}

/** The same, with the domain extended from zero to a round number. */
export function niceScale(highest: number, range: Interval): LinearScale {
  const [, to] = nice(0, highest, 4)
  return linearScale([0, to], range)
}
