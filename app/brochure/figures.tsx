import { Circle, Ellipse, G, Path } from '@react-pdf/renderer'
import { useContext } from 'react'
import { illustrationColours } from '#app/styles/palette.ts'
import { PaletteContext } from './palette.ts'
import { colours } from './theme.ts'

// People, houses and objects in the landscape. (x, y) is the middle of the bottom edge.

interface Placement {
  x: number
  y: number
  size?: number
}

export function Cottage({ x, y, size = 0.5 }: Placement) {
  const { roof, roofShade, wall, wallShade, window, leaf } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Path d="M-26-82h14v24h-14z" fill={roofShade} />
      <Path d="M-50 2v-38h70v38z" fill={wallShade} />
      <Path d="M18 2v-38l20-30 20 30v38z" fill={wall} />
      <Path d="M-58-34l18-34h78L18-34z" fill={roof} />
      <Path d="M38-74l28 41h-9L38-62 18-33l-4-5z" fill={roofShade} />
      <Path d="M-40-24h13v13h-13zM-12-24h13v13h-13zM32-40h12v13h-12z" fill={window} />
      <Path d="M31 2v-18a7 7 0 0 1 14 0v18z" fill={leaf[3]} />
    </G>
  )
}

export function FarHouse({ x, y, size = 0.5 }: Placement) {
  const { roof, wall, window } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Path d="M-16 2v-15h32v15z" fill={wall} />
      <Path d="M-20-12l7-14h26l7 14z" fill={roof} />
      <Path d="M-10-8h6v6h-6zM3-8h6v6H3z" fill={window} />
    </G>
  )
}

/** Someone out walking, seen from behind. */
export function Walker({
  x,
  y,
  size = 0.5,
  coat = illustrationColours.cloth.light,
}: Placement & { coat?: string }) {
  const { skin, trunk } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Ellipse cx={0} cy={1} rx={14} ry={3} fill={colours.ink} fillOpacity={0.2} />
      <Path d="M-7 1l2-22h10l3 22h-4l-4-14-3 14z" fill={trunk} />
      <Path d="M-9-17c-2-15 1-27 9-27s11 12 9 27z" fill={coat} />
      <Circle cx={0} cy={-49} r={6} fill={skin} />
      <Path d="M-7-49a7 7 0 0 1 14 0z" fill={trunk} />
    </G>
  )
}

/** A signpost with two arms. */
export function Signpost({ x, y, size = 0.6 }: Placement) {
  const { trunk, wall, wallShade } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Path d="M-3 0v-80l3-4 3 4V0z" fill={trunk} />
      <Path d="M-6-76h38l9 8-9 8H-6z" fill={wall} />
      <Path d="M6-56h-32l-9 8 9 8H6z" fill={wallShade} />
    </G>
  )
}

/** A bench with two people on it, seen from behind. */
export function Bench({ x, y, size = 0.6 }: Placement) {
  const { skin, trunk } = useContext(PaletteContext)
  return (
    <G transform={`translate(${x}, ${y}) scale(${size})`}>
      <Path d="M-54 1h108l-70 9h-90z" fill={colours.ink} fillOpacity={0.12} />
      <Path d="M-28-24c-3-20 1-30 10-30s13 10 10 30z" fill={illustrationColours.cloth.light} />
      <Path d="M2-24c-3-19 2-28 11-28s13 9 10 28z" fill={illustrationColours.coat.light} />
      <Path d="M-25-60a7 7 0 1 0 14 0a7 7 0 1 0-14 0M6-58a7 7 0 1 0 14 0a7 7 0 1 0-14 0" fill={skin} />
      <Path d="M-26-59a8 8 0 0 1 16 0zM5-57a8 8 0 0 1 16 0z" fill={trunk} />
      <Path
        d="M-46 0v-36h5V0zM41 0v-36h5V0zM-50-36h100v7H-50zM-50-25h100v7H-50zM-52-14H52v5H-52z"
        fill={illustrationColours.thatch.light}
      />
    </G>
  )
}
