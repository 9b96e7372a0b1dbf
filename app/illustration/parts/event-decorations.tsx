import type { Standing } from './shapes.tsx'

/** A marquee with its sides up and the lights on. */
export function Marquee({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-150 2h320l30 14h-330z" fill="var(--shade)" />
      <path d="M-72-128v-22M72-128v-22" stroke="var(--trunk)" strokeWidth="3" />
      <path d="M-72-150l24 7-24 8zM72-150l24 7-24 8z" fill="var(--cloth)" />
      <path d="M-136 2v-62h272V2z" fill="var(--window)" />
      <path
        d="M-136 2v-62h30c0 30-6 50-16 62zM136 2v-62h-30c0 30 6 50 16 62zM-8 2v-62H8V2z"
        fill="var(--wall-shade)"
      />
      <path
        d="M-152-56c40-14 66-42 80-74c14 26 40 38 72 38s58-12 72-38c14 32 40 60 80 74z"
        fill="var(--wall)"
      />
      <path
        d="M-72-130c-2 30-12 54-30 74h60c-18-20-28-44-30-74zM72-130c-2 30-12 54-30 74h60c-18-20-28-44-30-74z"
        fill="var(--wall-shade)"
      />
      <path
        d="M-152-57h304v8c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0c-8 12-30 12-38 0z"
        fill="var(--cloth)"
      />
      <path d="M-102 2h94l10 24h-124zM8 2h94l20 24H-2z" fill="var(--glow)" />
    </g>
  )
}

interface Span {
  from: [number, number]
  to: [number, number]
  sag?: number
}

function along({ from, to, sag = 30 }: Span, t: number): [number, number] {
  const x = from[0] + (to[0] - from[0]) * t
  const y = from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t)
  return [Math.round(x), Math.round(y)]
}

function cord({ from, to, sag = 30 }: Span): string {
  return `M${from.join(' ')}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to.join(' ')}`
}

/** Bunting between two points, in two colours by turns. */
export function Bunting({ count = 9, ...span }: Span & { count?: number }) {
  const flags = Array.from({ length: count }, (_, i) => along(span, (i + 0.5) / count))
  const draw = (turn: number) =>
    flags
      .filter((_, i) => i % 2 === turn)
      .map(([x, y]) => `M${x - 8} ${y}h16l-8 18z`)
      .join('')
  return (
    <>
      <path d={cord(span)} fill="none" stroke="var(--trunk)" strokeWidth="2" />
      <path d={draw(0)} fill="var(--cloth)" />
      <path d={draw(1)} fill="var(--lantern)" />
    </>
  )
}

/** Paper lanterns on a cord; in the dark scheme they glow. */
export function Lanterns({ count = 5, ...span }: Span & { count?: number }) {
  const lamps = Array.from({ length: count }, (_, i) => along(span, (i + 0.5) / count))
  const discs = (r: number) =>
    lamps.map(([x, y]) => `M${x - r} ${y + 9}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`).join('')
  return (
    <>
      <path d={cord(span)} fill="none" stroke="var(--trunk)" strokeWidth="2" />
      <path d={discs(22)} fill="var(--glow)" />
      <path d={discs(9)} fill="var(--lantern)" />
    </>
  )
}
