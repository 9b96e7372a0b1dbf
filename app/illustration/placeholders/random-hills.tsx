import { useId } from 'react'
import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground, type Line } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import type { TreeKind } from '#app/illustration/parts/tree-shapes.tsx'
import { FarTrees, Tree } from '#app/illustration/parts/trees.tsx'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

const kinds: readonly [TreeKind, ...TreeKind[]] = ['alder', 'round', 'broad', 'tall']

/** A skyline that swings around a height. */
function rollingLine(random: SeededRandom, width: number, height: number, swing: number): number[] {
  const steps = 4
  const phase = random.oneOf([1, -1])
  const line: number[] = []
  for (let i = 0; i <= steps; i++) {
    const up = (i % 2 ? 1 : -1) * phase * random.between(Math.round(swing / 3), swing)
    line.push(Math.round(-20 + ((width + 40) * i) / steps), height + up)
  }
  return line
}

interface GroveProps {
  name: string
  line: Line
  x: number
  size: number
  tone: 2 | 3 | 4
}

/** One to three trees of a kind, standing together on a line. */
function Grove({ name, line, x, size, tone }: GroveProps) {
  const random = createSeededRandom(name)
  const count = random.between(1, 3)
  const kind = random.oneOf(kinds)
  return Array.from({ length: count }, (_, i) => {
    const at = x + i * Math.round(52 * size) - count * 20
    const grown = Math.round(size * random.between(70, 110)) / 100
    return <Tree key={at} x={at} y={ground(line, at) + 8} size={grown} tone={tone} kind={kind} />
  })
}

interface PlainSkyProps {
  width: number
  height: number
}

/** Plain sky for a picture of this size. */
export function PlainSky({ width, height }: PlainSkyProps) {
  const id = useId()
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop offset=".05" stopColor="var(--sky-top)" />
        <stop offset=".65" stopColor="var(--sky-low)" />
      </linearGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id})`} />
    </>
  )
}

interface RandomHillsProps {
  name: string
  width: number
  /** Height of the farthest skyline; the hills end at 660. */
  horizon: number
  /** Leaves out the farther hills and their trees, where a portrait's disc covers them. */
  isNear?: boolean
}

/** Hills, a river or a lane between them, and trees, all generated from a name. */
export function RandomHills({ name, width, horizon, isNear = false }: RandomHillsProps) {
  const random = createSeededRandom(`${name} slice`)
  const far = rollingLine(random, width, horizon, 18)
  const middle = rollingLine(random, width, horizon + 46, 16)
  const near = rollingLine(random, width, horizon + 96, 18)
  const front = rollingLine(random, width, horizon + 262, 30)
  const bend = random.oneOf([1, -1])
  const source = random.between(Math.round(width * 0.36), Math.round(width * 0.64))
  const top = ground(near, source)
  const course = [
    [source, top, 4],
    [source + bend * 40, top + 16, 12],
    [source - bend * 30, top + 44, 26],
    [source - bend * 60, top + 84, 44],
    [source + bend * 40, top + 150, 80],
    [source + bend * 20, 700, 120],
  ].flat()
  const side = random.oneOf([1, -1])
  const shore =
    side > 0
      ? [width * 0.5, 720, width * 0.62, horizon + 230, width * 0.8, horizon + 176, width + 20, horizon + 160]
      : [-20, horizon + 160, width * 0.2, horizon + 176, width * 0.38, horizon + 230, width * 0.5, 720]
  const shelter = Math.round(width * (side > 0 ? 0.84 : 0.18))
  const house = Math.round(width * (side > 0 ? 0.28 : 0.68))
  const copse = random.between(Math.round(width * 0.1), Math.round(width * 0.85))
  return (
    <>
      {!isNear && (
        <>
          <Hill tone={1} line={far} />
          <Hill tone={2} line={middle} />
          <FarTrees
            at={[
              [copse, ground(middle, copse) + 8, 12],
              [copse + 22, ground(middle, copse + 22) + 8, 16],
            ]}
          />
        </>
      )}
      <Hill tone={3} line={near} />
      {random.oneOf([true, true, false]) ? (
        <River course={course} />
      ) : (
        <Lane course={course.map((n, i) => (i % 3 === 2 ? n * 0.5 : n))} />
      )}
      {!isNear && (
        <Grove
          name={`${name} wood`}
          line={near}
          x={Math.round(width * (side > 0 ? 0.16 : 0.82))}
          size={0.7}
          tone={2}
        />
      )}
      {random.oneOf([true, false]) && <FarHouse x={house} y={ground(near, house) + 10} size={1.4} />}
      <Hill tone={4} line={shore} />
      <Grove name={`${name} shelter`} line={shore} x={shelter} size={1} tone={3} />
      <Hill tone={5} line={front} />
    </>
  )
}
