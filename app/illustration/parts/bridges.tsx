import { drawEach, type Line } from './curves.ts'
import type { Standing } from './shapes.tsx'

/** A humpbacked stone bridge of three arches; (x, y) is the water under its middle. */
export function Bridge({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path
        d="M-260 12V-22Q0-86 260-22V12H176C176-44 88-44 88 12H58C58-66-58-66-58 12H-88C-88-44-176-44-176 12z"
        fill="var(--stone)"
      />
      <path
        d="M176 12C176-44 88-44 88 12h10C98-30 168-30 176 12zM58 12C58-66-58-66-58 12h10C-44-52 48-52 58 12zM-88 12C-88-44-176-44-176 12h10C-160-30-98-30-88 12z"
        fill="var(--stone-shade)"
      />
      <path d="M-262-26Q0-92 262-26v11Q0-80-262-15z" fill="var(--stone-lit)" />
      <path d="M-88 12h30l5 10h-40zM58 12h30l5 10h-40z" fill="var(--stone-shade)" />
    </g>
  )
}

/** A plank footbridge with a handrail to hold, from the left bank to the right. */
export function Footbridge({ x, y, size = 1 }: Standing) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`} fill="none">
      <path d="M-120-2L-96 52M120-2L96 52M-150 4Q0-40 150 4" stroke="var(--trunk)" strokeWidth="8" />
      <path d="M-152 0Q0-46 152 0" stroke="var(--wall)" strokeWidth="7" />
      <path
        d="M-146-2v-40M-98-12v-42M-50-20v-42M0-22v-44M50-20v-42M98-12v-42M146-2v-40M-146-20Q0-66 146-20"
        stroke="var(--wall-shade)"
        strokeWidth="4"
      />
      <path d="M-150-42Q0-90 150-42" stroke="var(--wall)" strokeWidth="6" />
    </g>
  )
}

/** Stepping stones, each x, y, half-width. */
export function SteppingStones({ at }: { at: Line }) {
  const ovals = (drop: number) =>
    drawEach(at, (x, y, r) => {
      const ry = Math.round(r * 0.36)
      return `M${x - r} ${y + drop}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0-${2 * r} 0`
    })
  return (
    <>
      <path d={ovals(5)} fill="var(--stone-shade)" />
      <path d={ovals(0)} fill="var(--stone-lit)" />
    </>
  )
}

/** Rings on the water, each x, y, half-width. */
export function Rings({ at }: { at: Line }) {
  return (
    <path d={drawEach(at, (x, y, length) => `M${x} ${y}h${length}`)} stroke="var(--ripple)" strokeWidth="3" />
  )
}
