import { Circle, Defs, G, LinearGradient, Path, Rect, Stop, Svg } from '@react-pdf/renderer'
import { type ReactNode, useContext } from 'react'
import { band, discs, domes, flock, type Line, ripples, skyline } from '#app/illustration/parts/curves.ts'
import type { Shape, Standing } from '#app/illustration/parts/shapes.tsx'
import { type TreeProps, treeCrowns, treeTrunk } from '#app/illustration/parts/tree-shapes.tsx'
import { illustrationColours } from '#app/styles/palette.ts'
import { type Palette, PaletteContext } from './palette.ts'
import { colours, sheet } from './theme.ts'

// The site's landscape in @react-pdf's elements, which support no CSS variables, no <use> and no HTML. The paths are
// the site's.

interface LandscapeProps {
  /** The full page width by default. */
  width?: number
  height: number
  palette: Palette
  /** The height of the sky; without it there is none. */
  horizon?: number
  top?: number
  children: ReactNode
}

/** Slightly beyond the edge: layers that end exactly at it leave a visible hairline. */
const bleedWidth = sheet.width + 4

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
  return <Path d={discs(at)} fill={illustrationColours.star.dark} fillOpacity={0.9} />
}

/** One layer of land; far layers fade into the one behind. */
export function Hill({ tone, line, foot }: { tone: 1 | 2 | 3 | 4 | 5 | 6; line: Line; foot: number }) {
  const { land } = useContext(PaletteContext)
  return <Path d={skyline(line, foot)} fill={tone < 5 ? `url(#land-${tone})` : land[tone - 1]} />
}

/** `course`: x, y, half-width, from far to near. */
export function River({ course }: { course: Line }) {
  const { colour, opacity } = separateAlpha(useContext(PaletteContext).ripple)
  return (
    <G>
      <Path d={band(course)} fill="url(#water)" />
      <Path
        d={ripples(course)}
        stroke={colour}
        strokeOpacity={opacity}
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
  return <Path d={flock(at)} fill="none" stroke={trunk} strokeWidth={1.2} />
}

/** A drawing that the site has as well. `coat`: another colour for what is of cloth. */
export function Shapes({ of, x, y, size = 1, coat }: Standing & { of: readonly Shape[]; coat?: string }) {
  const palette = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      {of.map(([name, d]) => (
        <Filled key={d} d={d} fill={(name === 'cloth' && coat) || palette[name]} />
      ))}
    </G>
  )
}

export function Tree({ x, y, size = 0.3, tone = 3, kind = 'alder' }: TreeProps) {
  const { leaf, highlight, trunk, shade } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Filled d="M-30 1a30 4 0 1 0 60 0a30 4 0 1 0-60 0" fill={shade} />
      <Path d={treeCrowns[kind].crown} fill={leaf[tone - 1]} />
      <Filled d={treeCrowns[kind].lit} fill={highlight} />
      <Path d={treeTrunk} fill={trunk} />
    </G>
  )
}

function Filled({ d, fill }: { d: string; fill: string }) {
  const { colour, opacity } = separateAlpha(fill)
  return <Path d={d} fill={colour} fillOpacity={opacity} />
}

/** @react-pdf takes no alpha channel in a colour. */
function separateAlpha(colour: string): { colour: string; opacity: number } {
  return { colour: colour.slice(0, 7), opacity: Number.parseInt(colour.slice(7) || 'ff', 16) / 255 }
}

/** Copses far off, each x, y, radius. */
export function Copse({ at, tone = 1 }: { at: Line; tone?: 1 | 2 | 3 | 4 }) {
  const { leaf } = useContext(PaletteContext)
  return <Path d={domes(at)} fill={leaf[tone - 1]} />
}

/** The page's background below a curved line, where the picture ends and the text begins. */
export function Paper({ line, foot, colour = colours.paper }: { line: Line; foot: number; colour?: string }) {
  return <Path d={skyline(line, foot)} fill={colour} />
}
