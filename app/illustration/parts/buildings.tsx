import { type Shape, Shapes, type Standing } from './shapes.tsx'

export const cottage: readonly Shape[] = [
  ['roof-shade', 'M-26-82h14v24h-14z'],
  ['wall-shade', 'M-50 2v-38h70v38z'],
  ['wall', 'M18 2v-38l20-30 20 30v38z'],
  ['roof', 'M-58-34l18-34h78L18-34z'],
  ['roof-shade', 'M38-74l28 41h-9L38-62 18-33l-4-5z'],
  ['window', 'M-40-24h13v13h-13zM-12-24h13v13h-13zM32-40h12v13h-12z'],
  ['door', 'M31 2v-18a7 7 0 0 1 14 0v18z'],
]

/** A brick-and-tile cottage; its windows and door are lit in the dark scheme. */
export function Cottage({ x, y, size = 1, smoke = true }: Standing & { smoke?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-60 2h134l34 12h-120z" fill="var(--shade)" />
      {smoke && (
        <path d="M-18-84c-9-13 10-18 2-32s8-18 6-30" fill="none" stroke="var(--smoke)" strokeWidth="6" />
      )}
      <Shapes of={cottage} />
      <path d="M31 2h14l18 20H18z" fill="var(--glow)" />
    </g>
  )
}

/** The doorstep of a cottage, where its lane begins: x, y. */
export function doorstep({ x, y, size = 1 }: Standing): [number, number] {
  return [x + 38 * size, y + 2 * size]
}

export const farHouse: readonly Shape[] = [
  ['wall', 'M-16 2v-15h32v15z'],
  ['roof', 'M-20-12l7-14h26l7 14z'],
  ['window', 'M-10-8h6v6h-6zM3-8h6v6H3z'],
]

/** A small house for the distance. */
export function FarHouse({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <Shapes of={farHouse} />
    </g>
  )
}

/** A flint church with a short tower. */
export function Church({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-8 2v-22h44v22z" fill="var(--stone)" />
      <path d="M-10-19l7-14h34l7 14z" fill="var(--roof-shade)" />
      <path d="M-26 2v-48h20v48z" fill="var(--stone-shade)" />
      <path d="M-28-45l12-22 12 22z" fill="var(--roof-shade)" />
      <path d="M2-13h4v8H2zM14-13h4v8h-4zM26-13h4v8h-4zM-18-38h4v8h-4z" fill="var(--window)" />
    </g>
  )
}

/** A long old farmhouse with an arch below it, from which a river can flow. */
export function OldHouse({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-100-106h14v40h-14zM70-112h16v50H70zM-22-108h14v40h-14z" fill="var(--roof-shade)" />
      <path d="M-112 0v-44h214V0z" fill="var(--wall-shade)" />
      <path d="M-126-40l26-48H86l28 48z" fill="var(--roof)" />
      <path d="M-94 0v-50l30-40 30 40V0zM22 0v-50l30-40 30 40V0z" fill="var(--wall)" />
      <path
        d="M-64-100l40 53h-11l-29-38-29 38h-11zM52-100l40 53H81L52-85 23-47H12z"
        fill="var(--roof-shade)"
      />
      <path
        d="M-72-62h16v15h-16zM-82-32h14v16h-14zM-60-32h14v16h-14zM44-62h16v15H44zM34-32h14v16H34zM56-32h14v16H56zM-26-30h12v14h-12zM2-30h12v14H2z"
        fill="var(--window)"
      />
      <path d="M-13 0v-24a6 6 0 0 1 12 0V0z" fill="var(--leaf-4)" />
      <path d="M-124 0h238l6 34h-252z" fill="var(--stone)" />
      <path d="M-124 0h238l2 8h-242z" fill="var(--stone-lit)" />
      <path d="M-40 34c0-32 68-32 68 0z" fill="var(--trunk)" />
    </g>
  )
}

/** A water mill; its wheel hangs on the right, over the river. */
export function Mill({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-90 2h190l20 10H-80z" fill="var(--shade)" />
      <path d="M-84 2v-44h52V2z" fill="var(--wall-shade)" />
      <path d="M-92-40l16-30h48v30z" fill="var(--thatch)" />
      <path d="M-36 2v-92l40-40 40 40V2z" fill="var(--wall)" />
      <path d="M-36-24h80V2h-80z" fill="var(--stone)" />
      <path d="M4-142l50 50-7 7L4-127l-43 42-7-7z" fill="var(--roof-shade)" />
      <path d="M-6-104h20v20H-6zM-22-66h14v18h-14zM16-66h14v18H16zM-72-30h12v14h-12z" fill="var(--window)" />
      <path d="M-14 2v-22a8 8 0 0 1 16 0V2z" fill="var(--leaf-4)" />
      <g fill="none" stroke="var(--bark)" transform="translate(66-6)">
        <circle r="40" strokeWidth="7" />
        <path d="M-40 0h80M0-40v80M-28-28l56 56M28-28l-56 56" strokeWidth="5" />
        <circle r="46" strokeWidth="6" strokeDasharray="7 17.1" strokeLinecap="butt" />
      </g>
    </g>
  )
}

/** A wind pump on its tower. */
export function WindPump({ x, y, size = 1, metal = 'wall' }: Standing & { metal?: string }) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} fill="none" stroke={`var(--${metal})`}>
      <path
        d="M-26 2L-4-136M26 2L4-136M-21-30h42M-16-62h32M-11-94h22M-21-30l37-32M-16-62l27-32M21-30l-37-32"
        strokeWidth="4"
      />
      <path d="M0-140h48" strokeWidth="4" />
      <path d="M40-154l28-6v40l-28-6z" fill="var(--cloth)" stroke="none" />
      <circle
        cy="-140"
        r="26"
        strokeWidth="24"
        strokeDasharray="12 8.42"
        strokeLinecap="butt"
        stroke="var(--wall-shade)"
      />
      <circle cy="-140" r="39" strokeWidth="3" />
      <circle cy="-140" r="6" fill="var(--trunk)" stroke="none" />
    </g>
  )
}

/** Light from an open door, in both schemes. */
export function DoorLight({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-8 2v-20a8 8 0 0 1 16 0V2z" fill="var(--lantern)" />
      <path d="M-8 2H8l26 26h-60z" fill="var(--lantern)" fillOpacity=".3" />
    </g>
  )
}
