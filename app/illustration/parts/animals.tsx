import { type Piece, Shapes, type Standing } from './shapes.tsx'

const animals = {
  heron: [
    ['trunk', 'M-3-14V0M4-14V0', 2],
    ['stone', 'M-16-14c4-14 18-18 26-8l12 8c-12 6-26 8-38 0z'],
    ['stone', 'M-10-20c-14-6 0-18-8-26', 5],
    ['lantern', 'M-20-50l-14 5 14 1z'],
    ['trunk', 'M-20-50l10-2', 2],
  ],
  dog: [
    ['trunk', 'M-15-12q-8-4-7-11', 3],
    ['thatch', 'M-16-8c0-6 6-8 12-7l8-1 3-9 7-1 7 5-2 4-6 1-2 8-1 9h-4l-1-6h-11l-1 6h-4l-1-5-3 5h-4z'],
    ['bark', 'M7-25l-2 9 5-2z'],
  ],
  cat: [
    ['trunk', 'M8-2q9 0 7-12', 3],
    ['trunk', 'M-8 1c-3-9 1-17 6-19l-2-12 5 4h4l5-4-1 12c4 6 5 12 1 19z'],
  ],
  duck: [
    ['wall', 'M-14-2c2-5 10-6 15-5l2-7c3-4 9-1 7 4l-3 6c0 5-16 8-21 2z'],
    ['lantern', 'M10-12l6 1-6 3z'],
  ],
  robin: [
    ['bark', 'M-10-4l8-6c1-6 11-7 12 0 1 7-6 10-12 8z'],
    ['cloth', 'M3-10c4-2 7 0 7 4s-3 5-7 5-4-7 0-9z'],
    ['trunk', 'M2-1v4M5-1v4', 1.5],
  ],
  hare: [
    ['bark', 'M-12 1c-4-10 4-16 12-14l4-6-4-13q5 2 6 10l2-11q5 5 2 14 6 4 4 8l-5 2 1 10z'],
    ['wall', 'M-14-3a4 4 0 1 0 .1 0z'],
  ],
  swan: [
    ['fleece', 'M-26 0c-2-14 14-18 28-12 0-12-6-18-2-26 4-7 12-5 12 1l-6 2c-2 8 8 18 4 28-4 10-30 14-36 7z'],
    ['lantern', 'M12-38l8 3-8 2z'],
  ],
} as const satisfies Record<string, readonly Piece[]>

/** Somebody who lives here; it looks to the right unless `looksLeft`. */
export function Animal({
  kind,
  x,
  y,
  size = 1,
  looksLeft = false,
}: Standing & { kind: keyof typeof animals; looksLeft?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})scale(${looksLeft ? '-' : ''}${size} ${size})`}>
      <Shapes of={animals[kind]} />
    </g>
  )
}

/** A balloon, far off. */
export function Balloon({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M0-92c30 0 44 22 44 44S22-8 8 6H-8C-22-8-44-26-44-48s14-44 44-44z" fill="var(--wall)" />
      <path d="M0-92c-12 12-18 26-18 44S-10-8-4 6h8c6-14 14-36 14-54s-6-32-18-44z" fill="var(--cloth)" />
      <path d="M-7 8l2 12M7 8l-2 12" stroke="var(--trunk)" strokeWidth="1.5" />
      <path d="M-7 20H7v10H-7z" fill="var(--bark)" />
    </g>
  )
}
