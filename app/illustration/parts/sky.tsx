import { useId } from 'react'
import { flock, type Line } from './curves.ts'

export interface Disc {
  x: number
  y: number
  r: number
}

/** The sun; in the dark scheme, the moon. */
export function Sun({ x, y, r }: Disc) {
  return (
    <g className="illustration-sun" transform={`translate(${x} ${y})scale(${r / 100})`}>
      <circle r="235" fill="var(--sun-halo)" />
      <circle r="165" fill="var(--sun-halo)" />
      <circle r="100" fill="var(--sun-disc)" />
      <path
        d="M-48-30a17 17 0 1 0 34 0a17 17 0 1 0-34 0M4 34a25 25 0 1 0 50 0a25 25 0 1 0-50 0M22-42a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
        fill="var(--moon-crater)"
      />
    </g>
  )
}

/**
 * On the right half only, clear of the text, and none before the moon. Drawn as dashes of length 0 along curves, a third
 * of the markup of a list of circles.
 */
export function Stars({ moon }: { moon: Disc | undefined }) {
  const id = useId()
  return (
    <g
      className="illustration-wide illustration-stars"
      fill="none"
      stroke="var(--star)"
      mask={moon && `url(#${id})`}
    >
      {moon && (
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="1440" height="640">
          <path d="M0 0h1440v640H0z" fill="white" />
          <circle cx={moon.x} cy={moon.y} r={Math.round(moon.r * 2.4)} fill="black" />
        </mask>
      )}
      <path
        d="M760 40q360 130 680 110M800 210q400 10 640-150"
        strokeDasharray="0 97 0 141 0 73 0 188"
        strokeWidth="2"
      />
      <path d="M840 90q300 160 600 20" strokeDasharray="0 160 0 230 0 118" strokeWidth="4" />
    </g>
  )
}

/** A long flat cloud with a thinner one below it. */
export function Cloud({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <path
      transform={`translate(${x} ${y})scale(${size})`}
      d="M0 0c26-1 34-17 62-17 10-13 42-15 54 0 22-6 34 4 42 9 22-2 30 8 52 8zM96 16c14 0 20-8 36-8s24 4 42 3 24 5 40 5z"
      fill="var(--cloud)"
    />
  )
}

/** A few birds, each x, y, size. */
export function Birds({ at }: { at: Line }) {
  return <path d={flock(at)} fill="none" stroke="var(--trunk)" strokeWidth="2" />
}

/** Slanting rain over a stretch of sky. */
export function Rain({ x, y, columns, rows }: { x: number; y: number; columns: number; rows: number }) {
  let path = ''
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const drift = ((row * 37 + column * 53) % 29) - 14
      path += `M${x + column * 62 + (row % 2) * 30 + drift} ${y + row * 46 + ((column * 31) % 23)}l-5 18`
    }
  return <path d={path} stroke="var(--rain)" strokeWidth="2" />
}
