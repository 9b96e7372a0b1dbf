import { Circle, Defs, Ellipse, G, LinearGradient, Path, Rect, Stop, Svg } from '@react-pdf/renderer'
import { type ReactNode, useContext } from 'react'
import { band, type Line, ripples, skyline } from '#app/illustration/parts/curves.ts'
import { brochureDrawing, illustrationColours } from '#app/styles/palette.ts'
import { type Palette, PaletteContext } from './palette.ts'
import { colours, sheet } from './theme.ts'

// The site's landscape in @react-pdf's elements, which support no CSS variables, no <use> and no HTML. The paths are
// calculated by the same functions as the site's.

interface LandscapeProps {
  /** The full page width by default. */
  width?: number
  height: number
  palette: Palette
  /** The height of the sky; without it there is none. */
  horizon?: number
  /** Distance from the top of the page. */
  top?: number
  children: ReactNode
}

/** Slightly beyond the edge: layers that end exactly at it leave a visible hairline. */
const bleedWidth = sheet.width + 4

/** A picture behind the text. */
export function Landscape({
  width = bleedWidth,
  height,
  palette,
  horizon,
  top = 0,
  children,
}: LandscapeProps) {
  const fades = palette.land
    .slice(0, 4)
    .map((colour, index) => [colour, palette.land[index - 1] ?? palette.sky[1]])
  return (
    <Svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: 'absolute', top, left: 0 }}
    >
      <Defs>
        <Fade id="sky" from={palette.sky[0]} to={palette.sky[1]} by={0.92} />
        {fades.map(([near = '', far = ''], index) => (
          <Fade key={near} id={`land-${index + 1}`} from={near} to={far} by={0.5} />
        ))}
        <Fade id="water" from={palette.water[0]} to={palette.water[1]} by={0.8} />
      </Defs>
      {horizon !== undefined && <Rect x={0} y={0} width={width} height={horizon} fill="url(#sky)" />}
      <PaletteContext value={palette}>{children}</PaletteContext>
    </Svg>
  )
}

/** A vertical gradient. @react-pdf takes an x of 0 as missing, so both are 1. */
function Fade({ id, from, to, by }: { id: string; from: string; to: string; by: number }) {
  return (
    <LinearGradient id={id} x1={1} y1={0} x2={1} y2={1}>
      <Stop offset={0} stopColor={from} />
      <Stop offset={by} stopColor={to} />
    </LinearGradient>
  )
}

export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  const { sun } = useContext(PaletteContext)
  return (
    <G>
      <Circle cx={x} cy={y} r={r * 2.35} fill={sun} fillOpacity={0.14} />
      <Circle cx={x} cy={y} r={r * 1.65} fill={sun} fillOpacity={0.18} />
      <Circle cx={x} cy={y} r={r} fill={sun} />
    </G>
  )
}

/** Each x, y, radius. */
export function Stars({ at }: { at: Line }) {
  return triples(at).map(([x, y, r]) => (
    <Circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill={illustrationColours.star.dark} fillOpacity={0.9} />
  ))
}

/** One layer of land; far layers fade into the one behind. */
export function Hill({ tone, line, foot }: { tone: 1 | 2 | 3 | 4 | 5 | 6; line: Line; foot: number }) {
  const { land } = useContext(PaletteContext)
  return <Path d={skyline(line, foot)} fill={tone < 5 ? `url(#land-${tone})` : land[tone - 1]} />
}

/** `course`: x, y, half-width, from far to near. */
export function River({ course }: { course: Line }) {
  return (
    <G>
      <Path d={band(course)} fill="url(#water)" />
      <Path
        d={ripples(course)}
        stroke={brochureDrawing.ripple}
        strokeOpacity={0.6}
        strokeWidth={1.6}
        strokeLinecap="round"
      />
    </G>
  )
}

/** `course`: as for River. */
export function Lane({ course }: { course: Line }) {
  const { path } = useContext(PaletteContext)
  return <Path d={band(course)} fill={path} />
}

/** A few birds, each x, y, size. */
export function Birds({ at }: { at: Line }) {
  const { trunk } = useContext(PaletteContext)
  const d = triples(at).map(([x, y, s]) => `M${x} ${y}q${s} -${s} ${s * 2} 0q${s} -${s} ${s * 2} 0`)
  return <Path d={d.join('')} fill="none" stroke={trunk} strokeWidth={1.2} />
}

const crowns = {
  alder: {
    crown:
      'M0-118c10 2 16 12 15 20c11 4 15 16 11 24c11 6 11 22 1 28c1 14-13 21-27 20s-28-6-27-20c-10-6-10-22 1-28c-4-8 0-20 11-24c-1-8 5-18 15-20z',
    lit: 'M1-118c9 2 15 12 14 20c11 4 15 16 11 24c11 6 11 22 1 28c1 12-10 19-24 20c16-24 14-66-2-92z',
  },
  broad: {
    crown: 'M-46-36c-16-6-16-26 0-31c-2-19 22-32 38-24c14-15 44-7 47 12c19 2 23 25 9 36c-14 15-76 16-94 7z',
    lit: 'M4-96c15-5 33 2 35 17c19 2 23 25 9 36c-8 9-26 13-44 13c20-8 28-22 20-34c5-14-4-28-20-32z',
  },
}

interface Placement {
  x: number
  y: number
  size?: number
}

/** (x, y) is the foot of the trunk; tone 1 is far and pale, 4 near and dark. */
export function Tree({
  x,
  y,
  size = 0.3,
  tone = 3,
  kind = 'alder',
}: Placement & { tone?: 1 | 2 | 3 | 4; kind?: keyof typeof crowns }) {
  const { leaf, highlight, trunk } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Ellipse cx={0} cy={1} rx={30} ry={4} fill={colours.ink} fillOpacity={0.12} />
      <Path d={crowns[kind].crown} fill={leaf[tone - 1]} />
      <Path d={crowns[kind].lit} fill={highlight} fillOpacity={0.2} />
      <Path d="M-4 1L-1-38-12-60 0-47V-72L2-48 13-57 2-38 4 1z" fill={trunk} />
    </G>
  )
}

/** Copses far off, each x, y, radius. */
export function Copse({ at, tone = 1 }: { at: Line; tone?: 1 | 2 | 3 | 4 }) {
  const { leaf } = useContext(PaletteContext)
  const d = triples(at).map(([x, y, r]) => `M${x - r} ${y}c0 -${r * 2.2} ${2 * r} -${r * 2.2} ${2 * r} 0z`)
  return <Path d={d.join('')} fill={leaf[tone - 1]} />
}

function triples(at: Line): [number, number, number][] {
  return Array.from({ length: Math.floor(at.length / 3) }, (_, index) => {
    const [x = 0, y = 0, size = 0] = at.slice(index * 3)
    return [x, y, size]
  })
}

/** The page's background below a curved line, where the picture ends and the text begins. */
export function Paper({ line, foot, colour = colours.paper }: { line: Line; foot: number; colour?: string }) {
  return <Path d={skyline(line, foot)} fill={colour} />
}
