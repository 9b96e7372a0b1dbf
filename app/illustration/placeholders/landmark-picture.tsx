import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Cloud, Stars, Sun } from '#app/illustration/parts/sky.tsx'
import { TreeShapes } from '#app/illustration/parts/tree-shapes.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { isTall, Landmark, landmarks, waterAt } from './landmark.tsx'
import { type Light, PlaceholderColours } from './placeholder-colours.tsx'
import { SerifText, wrapLines } from './placeholder-text.tsx'
import { PlainSky } from './random-hills.tsx'
import { createSeededRandom } from './seeded-random.ts'

interface LandmarkPictureProps {
  name: string
  label: string
  alt: string
  /** Selects the landmark. */
  index: number
  width: number
  height: number
  lights: readonly [Light, ...Light[]]
}

/** For videos and articles: a title on the left, a hill with a landmark on the right. */
export function LandmarkPicture({ name, label, alt, index, width, height, lights }: LandmarkPictureProps) {
  const random = createSeededRandom(`${name} outlook`)
  const light = random.oneOf(lights)
  const landmark = landmarks[index % landmarks.length] ?? landmarks[0]
  const landmarkX = Math.round((width * random.between(56, isTall(landmark) ? 62 : 76)) / 100)
  const swing = () => random.between(-16, 16)
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
    landmarkX * 0.36,
    488,
    landmarkX * 0.7,
    454,
    landmarkX,
    424,
    landmarkX + 220,
    446,
    width + 60,
    480,
  ]
  const run = Math.round((width * random.between(26, 40)) / 100)
  const bend = random.oneOf([1, -1])
  const water = waterAt(landmark, landmarkX)
  const course =
    water ??
    [
      [run + bend * 90, 482, 6],
      [run + bend * 40, 494, 18],
      [run - bend * 40, 524, 38],
      [run + bend * 50, 576, 72],
      [run + bend * 30, 690, 130],
    ].flat()
  const wood = random.between(60, 200)
  const lines = wrapLines(label, 20)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      strokeLinecap="round"
    >
      <title>{alt}</title>
      <PlaceholderColours light={light} />
      <TreeShapes kinds={['alder', 'broad']} />
      <PlainSky width={width} height={height} />
      <Stars />
      <g transform={`translate(0 ${height - 640})`}>
        <Sun x={Math.round(width * random.between(80, 88) * 0.01)} y={random.between(190, 240)} r={54} />
        <Cloud x={Math.round(width * 0.52)} y={random.between(190, 250)} />
        <Hill tone={1} line={far} />
        <Hill tone={2} line={middle} />
        <FarTrees
          at={[
            [wood + 90, ground(middle, wood + 90) + 9, 13],
            [wood + 116, ground(middle, wood + 116) + 9, 17],
          ]}
        />
        <Hill tone={3} line={hill} />
        <Landmark kind={landmark} x={landmarkX} y={ground(hill, landmarkX)} />
        <Tree x={wood} y={ground(hill, wood) + 10} size={0.9} tone={2} kind="broad" />
        <Tree x={wood + 66} y={ground(hill, wood + 66) + 12} size={0.7} tone={2} />
        {water || random.oneOf([true, true, false]) ? (
          <River course={course} />
        ) : (
          <Lane course={course.map((n, i) => (i % 3 === 2 ? n * 0.5 : n))} />
        )}
        <Hill
          tone={5}
          line={[width * 0.56, 720, width * 0.68, 606, width * 0.84, 576 + swing(), width + 20, 560]}
        />
        <Hill tone={5} line={[-20, 584 + swing(), width * 0.12, 596, width * 0.22, 640, width * 0.28, 720]} />
        <Grass
          at={[
            [Math.round(width * 0.78), 616],
            [Math.round(width * 0.9), 602],
            [60, 620],
          ]}
          tone={4}
        />
      </g>
      <SerifText
        lines={lines}
        x={Math.round(width * 0.055)}
        y={Math.round(height * 0.16)}
        size={Math.round(width * 0.052)}
      />
    </svg>
  )
}
