import { type Line, pointsOf } from './curves.ts'
import { type Shape, Shapes, type Standing } from './shapes.tsx'

/** Someone out walking, seen from behind. */
export const walker: readonly Shape[] = [
  ['shade', 'M-14 1a14 3 0 1 0 28 0a14 3 0 1 0-28 0'],
  ['trunk', 'M-7 1l2-22h10l3 22h-4l-4-14-3 14z'],
  ['cloth', 'M-9-17c-2-15 1-27 9-27s11 12 9 27z'],
  ['skin', 'M-6-49a6 6 0 1 0 12 0a6 6 0 1 0-12 0'],
  ['trunk', 'M-7-49a7 7 0 0 1 14 0z'],
]

/** From the shoulders to the hands, of somebody who looks to the right. */
const gestures = {
  waves: 'M7-37l7-8 1-14',
  points: 'M7-37l20-4',
  reaches: 'M-7-36l-10 12M7-36l17 5',
  balances: 'M-7-37l-18-6M7-37l18-6',
  reads: 'M-6-36l-3 13h8M6-36l3 13h-8',
  cheers: 'M-7-37l-8-20M7-37l8-20',
}

interface WalkerProps extends Standing {
  coat?: string
  does?: keyof typeof gestures
  /** Mirrored. */
  looksLeft?: boolean
}

export function Walker({ x, y, size = 1, coat = 'cloth', does, looksLeft = false }: WalkerProps) {
  return (
    <g transform={`translate(${x} ${y})scale(${looksLeft ? '-' : ''}${size} ${size})`}>
      <Shapes of={walker} coat={coat} />
      {does && <path d={gestures[does]} fill="none" stroke={`var(--${coat})`} strokeWidth="5" />}
    </g>
  )
}

/** Someone in a wheelchair, seen from behind. */
export function WheelchairUser({ x, y, size = 1, coat = 'cloth' }: Standing & { coat?: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <ellipse cy="1" rx="18" ry="3" fill="var(--shade)" />
      <path d="M-9-18c-2-14 1-24 9-24s11 10 9 24z" fill={`var(--${coat})`} />
      <path
        d="M-10-30h20v16h-20zM-12-30v-8M12-30v-8"
        fill="var(--trunk)"
        stroke="var(--trunk)"
        strokeWidth="3"
      />
      <path d="M-13 0v-22M13 0v-22" stroke="var(--stone-shade)" strokeWidth="5" />
      <circle cy="-48" r="6" fill="var(--skin)" />
      <path d="M-7-48a7 7 0 0 1 14 0z" fill="var(--trunk)" />
    </g>
  )
}

/** Sheep on a slope, each x, y. */
export function Sheep({ at, size = 1 }: { at: Line; size?: number }) {
  return pointsOf(at).map(({ x, y }) => (
    <g key={x} transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-7-4V2M-3-4V2M5-4V2M9-4V2M12-11h4" stroke="var(--trunk)" strokeWidth="2.5" />
      <path d="M-12-8c-2-7 5-10 9-8c4-4 14-3 15 3c3 6-3 10-7 9c-6 3-15 2-17-4z" fill="var(--fleece)" />
    </g>
  ))
}

/** A kite on its line, held at (x, y). */
export function Kite({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} fill="none">
      <path d="M0 0Q60-60 84-132" stroke="var(--shade)" strokeWidth="2" />
      <path d="M84-132q-6 20 4 30t-2 28" stroke="var(--cloth)" strokeWidth="3" />
      <path d="M84-132l-18-26 34-22 14 34z" fill="var(--cloth)" />
      <path d="M84-132l16-48 14 34z" fill="var(--roof-shade)" />
    </g>
  )
}

/** A punt on still water. */
export function Boat({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-46 8q46 14 92 0l-4 8q-40 10-84 0z" fill="var(--shade)" />
      <path d="M-52-10q52 14 104 0l-12 18q-40 8-80 0z" fill="var(--roof)" />
      <path d="M-52-10q52 14 104 0l-3 5q-50 12-98 0z" fill="var(--roof-shade)" />
      <path d="M-14-4h8v6h-8zM14-4h8v6h-8z" fill="var(--wall)" />
    </g>
  )
}
