import { useId } from 'react'
import { band, curve, type Line, ripples, skyline } from './curves.ts'

type Tone = 1 | 2 | 3 | 4 | 5 | 6

/** One layer of land. Far layers fade downwards into the colour of the layer behind. */
export function Hill({ tone, line }: { tone: Tone; line: Line }) {
  const id = useId()
  const misty = tone < 5
  return (
    <>
      {misty && (
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={`var(--land-${tone})`} />
          <stop offset=".75" stopColor={tone === 1 ? 'var(--sky-low)' : `var(--land-${tone - 1})`} />
        </linearGradient>
      )}
      <path
        d={skyline(line)}
        fill={misty ? `url(#${id})` : `var(--land-${tone})`}
        stroke="var(--edge)"
        strokeWidth="10"
        paintOrder="stroke"
      />
    </>
  )
}

/** `course`: x, y, half-width, from far to near. */
export function River({ course }: { course: Line }) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor="var(--water-light)" />
        <stop offset=".65" stopColor="var(--water)" />
      </linearGradient>
      <path d={band(course)} fill={`url(#${id})`} stroke="var(--bank)" strokeWidth="5" paintOrder="stroke" />
      <path d={ripples(course)} stroke="var(--ripple)" strokeWidth="3" />
    </>
  )
}

/** A lake or pond. */
export function Water({ line }: { line: Line }) {
  return <path d={skyline(line)} fill="var(--water)" />
}

/** `course`: as for River. */
export function Lane({ course }: { course: Line }) {
  return <path d={band(course)} fill="var(--path)" />
}

/** A field on a slope: a patch between two skylines, left to right and back. */
export function Field({ top, foot, fill = 'field' }: { top: Line; foot: Line; fill?: string }) {
  const back: number[] = []
  for (let i = foot.length - 2; i >= 0; i -= 2) back.push(foot[i] ?? 0, foot[i + 1] ?? 0)
  return <path d={`${curve(top)}${curve(back).replace('M', 'L')}z`} fill={`var(--${fill})`} />
}

/** Plough lines and hedges that follow the ground. */
export function Furrows({
  lines,
  width = 2,
  stroke = 'shade',
}: {
  lines: Line[]
  width?: number
  stroke?: string
}) {
  return <path d={lines.map(curve).join('')} fill="none" stroke={`var(--${stroke})`} strokeWidth={width} />
}
