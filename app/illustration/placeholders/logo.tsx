import { PlaceholderColours } from './placeholder-colours.tsx'
import { placeholderSize } from './placeholder-size.ts'
import { SerifText, wrapLines } from './placeholder-text.tsx'
import { createSeededRandom } from './seeded-random.ts'

/** Emblems in a 72-unit square: one shape in the firm's colour and one on top of it. */
const emblems = {
  hill: ['M0 58C14 30 26 24 36 40C46 18 60 24 72 46V58z', 'M26 58c6-8 2-12 10-18 4 8-2 10 4 18z'],
  leaf: [
    'M36 4C66 18 66 54 36 70C6 54 6 18 36 4z',
    'M35 18h3v52h-3zM36 44l14-12 2 2-16 14zM36 56L22 44l-2 2 16 14z',
  ],
  bridge: ['M0 26Q36 2 72 26V60H60a24 24 0 0 0-48 0H0z', 'M0 30Q36 8 72 30v4Q36 12 0 34z'],
  wave: ['M36 2a34 34 0 1 0 .1 0z', 'M3 38c11-9 22-9 33 0s22 9 33 0v8c-11 9-22 9-33 0s-22-9-33 0z'],
  tree: ['M36 2C60 4 66 30 52 44C46 52 26 52 20 44C6 30 12 4 36 2z', 'M34 22h4v48h-4zM38 40l10-9 2 3-12 11z'],
  arch: ['M6 70V34a30 30 0 0 1 60 0v36z', 'M24 70V38a12 12 0 0 1 24 0v32z'],
  bird: [
    'M2 40C16 24 28 24 36 38C44 24 56 24 70 40C56 36 46 40 36 54C26 40 16 36 2 40z',
    'M36 38l5 8-5 8-5-8z',
  ],
} as const

/** The logo of a sample firm. */
export function Logo({ name, label, alt }: { name: string; label: string; alt: string }) {
  const random = createSeededRandom(`${name} insignia`)
  const colour = random.oneOf(['emblem-river', 'emblem-evergreen', 'emblem-clay', 'emblem-river'])
  const [shape, detail] = emblems[random.oneOf(['hill', 'leaf', 'bridge', 'wave', 'tree', 'arch', 'bird'])]
  const lines = wrapLines(label, 13)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(30, Math.floor(190 / (longest * 0.55)))
  const start = 60 - (lines.length - 1) * size * 0.57 + size * 0.34
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...placeholderSize.logo} viewBox="0 0 300 120">
      <title>{alt}</title>
      <PlaceholderColours light="ridge" />
      <g transform="translate(14 24)">
        <path d={shape} fill={`var(--${colour})`} />
        <path d={detail} fill="var(--stroke)" />
      </g>
      <SerifText lines={lines} x={102} y={start} size={size} fill={colour} />
    </svg>
  )
}
