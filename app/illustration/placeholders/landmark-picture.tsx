import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, Lode } from '#app/illustration/parts/land.tsx'
import { Cloud, Stars, Sun } from '#app/illustration/parts/sky.tsx'
import { TreeShapes } from '#app/illustration/parts/tree-shapes.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { NurseryContext } from '#app/illustration/scene.tsx'
import { isTall, Landmark, landmarks, waterAt } from './landmark.tsx'
import { type Light, Palette } from './palette.tsx'
import { createDice } from './seeded-random.ts'
import { PlainSky } from './slice.tsx'
import { linesOf, SerifWords } from './words.tsx'

interface ViewProps {
  name: string
  label: string
  alt: string
  /** Its place among its kin, which decides what stands on the hill. */
  place: number
  width: number
  height: number
  lights: readonly [Light, ...Light[]]
}

/** A wide view with one landmark: on the left the words, on the right the hill. Serves films and articles. */
export function View({ name, label, alt, place, width, height, lights }: ViewProps) {
  const dice = createDice(`${name} outlook`)
  const light = dice.oneOf(lights)
  const landmark = landmarks[place % landmarks.length] ?? landmarks[0]
  const stand = Math.round((width * dice.between(56, isTall(landmark) ? 62 : 76)) / 100)
  const swing = () => dice.between(-16, 16)
  const far = [
    -20,
    336 + swing(),
    width * 0.3,
    328 + swing(),
    width * 0.6,
    344 + swing(),
    width + 20,
    316 + swing(),
  ]
  const middle = [
    -20,
    388 + swing(),
    width * 0.28,
    380,
    width * 0.58,
    396 + swing(),
    width + 20,
    368 + swing(),
  ]
  const hill = [
    -20,
    476 + swing(),
    stand * 0.36,
    488,
    stand * 0.7,
    454,
    stand,
    424,
    stand + 220,
    446,
    width + 60,
    480,
  ]
  const run = Math.round((width * dice.between(26, 40)) / 100)
  const bend = dice.oneOf([1, -1])
  const water = waterAt(landmark, stand)
  const course =
    water ??
    [
      [run + bend * 90, 482, 6],
      [run + bend * 40, 494, 18],
      [run - bend * 40, 524, 38],
      [run + bend * 50, 576, 72],
      [run + bend * 30, 690, 130],
    ].flat()
  const wood = dice.between(60, 200)
  const lines = linesOf(label, 20)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeLinecap="round"
    >
      <title>{alt}</title>
      <Palette light={light} />
      <TreeShapes kinds={['alder', 'broad']} nursery="t" />
      <PlainSky width={width} height={height} />
      <Stars />
      <g transform={`translate(0 ${height - 640})`}>
        <NurseryContext value="t">
          <Sun x={Math.round(width * dice.between(80, 88) * 0.01)} y={dice.between(190, 240)} r={54} />
          <Cloud x={Math.round(width * 0.52)} y={dice.between(190, 250)} />
          <Hill tone={1} line={far} />
          <Hill tone={2} line={middle} />
          <FarTrees
            at={[
              [wood + 90, ground(middle, wood + 90) + 9, 13],
              [wood + 116, ground(middle, wood + 116) + 9, 17],
            ]}
          />
          <Hill tone={3} line={hill} />
          <Landmark kind={landmark} x={stand} y={ground(hill, stand)} />
          <Tree x={wood} y={ground(hill, wood) + 10} size={0.9} tone={2} kind="broad" />
          <Tree x={wood + 66} y={ground(hill, wood + 66) + 12} size={0.7} tone={2} />
          {water || dice.oneOf([true, true, false]) ? (
            <Lode course={course} />
          ) : (
            <Lane course={course.map((n, i) => (i % 3 === 2 ? n * 0.5 : n))} />
          )}
          <Hill
            tone={5}
            line={[width * 0.56, 720, width * 0.68, 606, width * 0.84, 576 + swing(), width + 20, 560]}
          />
          <Hill
            tone={5}
            line={[-20, 584 + swing(), width * 0.12, 596, width * 0.22, 640, width * 0.28, 720]}
          />
          <Grass
            at={[
              [Math.round(width * 0.78), 616],
              [Math.round(width * 0.9), 602],
              [60, 620],
            ]}
            tone={4}
          />
        </NurseryContext>
      </g>
      <SerifWords
        lines={lines}
        x={Math.round(width * 0.055)}
        y={Math.round(height * 0.16)}
        size={Math.round(width * 0.052)}
      />
    </svg>
  )
}
