import { useId } from 'react'
import { curve, ground, type Line } from './curves.ts'
import { type Shape, Shapes, type Standing } from './shapes.tsx'

/** A bench with two people on it, seen from behind. */
export const bench: readonly Shape[] = [
  ['shade', 'M-54 1h108l-70 9h-90z'],
  ['cloth', 'M-28-24c-3-20 1-30 10-30s13 10 10 30z'],
  ['coat', 'M2-24c-3-19 2-28 11-28s13 9 10 28z'],
  ['skin', 'M-25-60a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6-58a7 7 0 1 0 14 0a7 7 0 1 0-14 0'],
  ['fleece', 'M-26-59a8 8 0 0 1 16 0zM5-57a8 8 0 0 1 16 0z'],
  ['thatch', 'M-46 0v-36h5V0zM41 0v-36h5V0zM-50-36h100v7H-50zM-50-25h100v7H-50zM-52-14H52v5H-52z'],
]

/** A signpost with two arms. */
export const signpost: readonly Shape[] = [
  ['trunk', 'M-3 0v-80l3-4 3 4V0z'],
  ['wall', 'M-6-76h38l9 8-9 8H-6z'],
  ['wall-shade', 'M6-56h-32l-9 8 9 8H6z'],
]

export function Bench({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <Shapes of={bench} />
    </g>
  )
}

export function Signpost({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <ellipse rx="12" ry="3" fill="var(--shade)" />
      <Shapes of={signpost} />
    </g>
  )
}

/** Post and rail that follows the ground from one x to another. */
export function Fence({ line, from, to, gap = 34 }: { line: Line; from: number; to: number; gap?: number }) {
  const posts: number[] = []
  for (let x = from; x <= to; x += gap) posts.push(x)
  const rail = (rise: number) => curve(posts.flatMap((x) => [x, ground(line, x) - rise]))
  return (
    <path
      d={posts.map((x) => `M${x} ${ground(line, x) + 4}v-26`).join('') + rail(17) + rail(8)}
      fill="none"
      stroke="var(--rail)"
      strokeWidth="3"
    />
  )
}

/** A flint wall with a lighter coping, along a line. */
export function Wall({ line, height = 26 }: { line: Line; height?: number }) {
  const top = line.map((n, i) => (i % 2 ? n - height : n))
  const back: number[] = []
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i] ?? 0, line[i + 1] ?? 0)
  return (
    <>
      <path d={`${curve(top)}${curve(back).replace('M', 'L')}z`} fill="var(--stone-shade)" />
      <path d={curve(top)} fill="none" stroke="var(--stone)" strokeWidth="7" />
    </>
  )
}

/** A five-barred gate between its posts, wide open towards the viewer. */
export function Gate({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} stroke="var(--wall)" strokeWidth="4">
      <path d="M-50-6l-52 20M-50-17l-52 16M-50-28l-52 12M-50-39l-52 8M-50-39l-52 53M-102 16v-50" />
      <path d="M-47 2v-52M47 2v-52" stroke="var(--trunk)" strokeWidth="8" />
    </g>
  )
}

/** A beacon: an iron basket of fire on its post. */
export function Beacon({ x, y, size = 1 }: Standing) {
  const id = useId()
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <radialGradient id={id}>
        <stop stopColor="var(--lantern)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--lantern)" stopOpacity="0" />
      </radialGradient>
      <circle cy="-112" r="90" fill={`url(#${id})`} />
      <path d="M-3 2v-80h6V2zM-16 2L-2-34l3 4L-8 2zM16 2L2-34l-3 4L8 2z" fill="var(--trunk)" />
      <path
        d="M-16-98c-2-14 12-18 10-38c14 10 12 20 16 24c2-4 2-8 0-12c14 10 10 22 6 26z"
        fill="var(--lantern)"
      />
      <path d="M-20-98h40l-8 22h-24z" fill="var(--trunk)" />
    </g>
  )
}

/** A fallen tree across a lane. */
export function FallenTree({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-150 8h330l-30 14h-270z" fill="var(--shade)" />
      <path
        d="M60-30c6-44 40-52 58-36c18-30 60-18 58 10c32-2 40 40 14 48c10 20-20 30-36 20c-24 10-70 2-94-42z"
        fill="var(--leaf-3)"
      />
      <path
        d="M118-66c18-30 60-18 58 10c32-2 40 40 14 48c-20-2-30-20-26-34c-14 6-40-4-46-24z"
        fill="var(--leaf-highlight)"
      />
      <path d="M-140 4c-4-16-2-28 4-40l40 6 90 2 80-14-50 24 70 2-76 12-60 6-80 2z" fill="var(--bark)" />
      <path
        d="M-140 4c-30 4-34-8-24-14c-20-2-20-16-6-18c-10-14 6-22 14-12c2-14 16-10 20 4c6 8 4 32-4 40z"
        fill="var(--trunk)"
      />
      <path d="M-40-24l-14-34 6-2 18 36zM-2-24l10-24 5 2-6 22z" fill="var(--bark)" />
    </g>
  )
}

/** An arched door in a garden wall, between two piers. */
export function GardenDoor({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-52 4v-74h18v74zM34 4v-74h18v74z" fill="var(--stone)" />
      <path d="M-56-70h26v8h-26zM30-70h26v8H30z" fill="var(--stone-lit)" />
      <path d="M-43-70a6 7 0 1 1 0-.1zM43-70a6 7 0 1 1 0-.1z" fill="var(--stone-lit)" />
      <path d="M-34 4v-48c0-30 68-30 68 0V4z" fill="var(--stone-shade)" />
      <path d="M-27 4v-46c0-24 54-24 54 0V4z" fill="var(--leaf-4)" />
      <path d="M0-60V4M-14-57V4M14-57V4" stroke="var(--leaf-3)" strokeWidth="2" />
      <circle cx="6" cy="-24" r="3" fill="var(--lantern)" />
    </g>
  )
}

/** A post in the water that shows how high it stands. */
export function WaterGauge({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-8 0v-132h16V0z" fill="var(--wall)" />
      <path d="M-8-12h16v-20H-8zM-8-52h16v-20H-8zM-8-92h16v-20H-8z" fill="var(--roof)" />
      <path d="M3-132h5V0H3z" fill="var(--shade)" />
      <path d="M-8-132 0-140 8-132z" fill="var(--trunk)" />
      <path d="M-30 2h60M-20 8h44" stroke="var(--ripple)" strokeWidth="3" />
    </g>
  )
}

/** A level way of planks on posts, with a handrail behind it, across the whole scene. */
export function Boardwalk({ y }: { y: number }) {
  const posts = Array.from({ length: 26 }, (_, index) => index * 68 - 130)
  return (
    <>
      <path
        d={`${posts.map((x) => `M${x} ${y + 6}v-40`).join('')}M-300 ${y - 32}H1760M-300 ${y - 16}H1760`}
        stroke="var(--rail)"
        strokeWidth="4"
      />
      <path d={`M-300 ${y}H1760v24H-300z`} fill="var(--wall-shade)" />
      <path
        d={`${posts.map((x) => `M${x} ${y + 1}l-10 22M${x + 34} ${y + 1}l-10 22`).join('')}`}
        stroke="var(--shade)"
        strokeWidth="3"
      />
      <path d={`M-300 ${y + 24}H1760v8H-300z`} fill="var(--bark)" />
    </>
  )
}

/** A stall with an awning, and a board with its prices. */
export function MarketStall({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-64 1h196l-30 9H-90z" fill="var(--shade)" />
      <path d="M-52 0v-74M52 0v-74" stroke="var(--trunk)" strokeWidth="5" />
      <path d="M-56-20H56V0H-56z" fill="var(--thatch)" />
      <path d="M-62-28H62v9H-62z" fill="var(--bark)" />
      <path d="M-44-29a9 9 0 0 1 18 0zM10-29a9 9 0 0 1 18 0z" fill="var(--cloth)" />
      <path d="M-20-29a9 9 0 0 1 18 0zM32-29a9 9 0 0 1 18 0z" fill="var(--lantern)" />
      <path
        d="M-72-70L-54-98H54L72-70q-12 10-24 0q-12 10-24 0q-12 10-24 0q-12 10-24 0q-12 10-24 0q-12 10-24 0z"
        fill="var(--wall)"
      />
      <path
        d="M-48-70L-36-98h18l-6 28q-12 10-24 0zM0-70V-98h18l6 28q-12 10-24 0zM48-70L36-98h18L72-70q-12 10-24 0z"
        fill="var(--cloth)"
      />
      <path d="M86 2l4-50h34l4 50z" fill="var(--trunk)" />
      <path d="M96-38h22M96-28h16M96-18h20" stroke="var(--wall)" strokeWidth="3" />
    </g>
  )
}
