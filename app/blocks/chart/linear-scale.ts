/** Maps numbers of a domain to those of a range. */
export interface LinearScale {
  (value: number): number
  /** About `count` round numbers of the domain. */
  ticks(count: number): number[]
}

type Interval = readonly [number, number]

export function linearScale([from, to]: Interval, [start, end]: Interval): LinearScale {
  const scale = (value: number) => start + ((value - from) / (to - from || 1)) * (end - start)
  const ticks = (count: number) => {
    const step = roundStep((to - from) / count)
    const first = Math.ceil(from / step)
    return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) => (first + index) * step)
  }
  return Object.assign(scale, { ticks })
}

/** The same, with the domain extended from zero to a round number. */
export function niceScale(highest: number, range: Interval): LinearScale {
  let to = 0
  for (let next = highest; next !== to; next = Math.ceil(to / roundStep(to / 4)) * roundStep(to / 4))
    to = next
  return linearScale([0, to], range)
}

/** The step of 1, 2, 5 or 10 times a power of ten that is closest to this one. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const factor = step / power
  return power * (factor >= Math.sqrt(50) ? 10 : factor >= Math.sqrt(10) ? 5 : factor >= Math.sqrt(2) ? 2 : 1)
}
