import { SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { Cottage, doorstep, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 396, 220, 386, 480, 398, 740, 384, 980, 362, 1220, 346, 1480, 330]
const chalk = [-20, 434, 240, 426, 500, 436, 740, 416, 920, 392, 1100, 380, 1280, 396, 1480, 410]
const upper = [-20, 470, 260, 462, 540, 474, 760, 462, 940, 438, 1180, 436, 1480, 446]
const left = [-20, 500, 220, 492, 440, 508, 600, 548, 740, 640, 780, 700]
const right = [900, 700, 960, 600, 1080, 536, 1260, 504, 1480, 498]
const home = { x: 1180, y: ground(right, 1180) + 10, size: 0.8 }
const near = [-20, 594, 160, 584, 340, 612, 450, 700]

/** A river from its spring in the chalk down to the meadows. */
export function AboutUsScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="mist"
      zoom={{ by: 1.22, x: 1120 }}
      pan={2}
      trees={['round', 'alder', 'broad']}
      sky={
        <>
          <Cloud x={1210} y={230} size={0.9} />
          <Cloud x={760} y={310} size={0.7} />
          <Birds at={[900, 240, 7, 930, 252, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={chalk} />
      <Field top={[1180, 392, 1280, 400, 1400, 410]} foot={[1180, 392, 1290, 430, 1400, 410]} />
      <FarTrees
        at={[
          130, 434, 10, 152, 433, 13, 176, 432, 10, 620, 432, 9, 640, 431, 12, 1020, 388, 8, 1036, 387, 10,
          1140, 389, 9, 1156, 391, 7,
        ]}
      />
      <River
        course={[1070, 392, 8, 1084, 402, 10, 1046, 414, 12, 1000, 427, 14, 1030, 442, 15, 1040, 456, 15]}
      />
      <SteppingStones at={[1046, 394, 12, 1098, 392, 14, 1072, 386, 12]} />
      <Hill tone={3} line={upper} />
      <FarTrees
        at={[520, 474, 10, 540, 474, 13, 562, 474, 9, 1200, 446, 11, 1224, 446, 14, 1250, 446, 10]}
        tone={2}
      />
      <FarHouse x={420} y={478} size={1} />
      <FarTrees at={[386, 478, 11, 454, 478, 13]} tone={2} />
      <River
        course={[
          1040, 436, 12, 1010, 448, 15, 910, 462, 20, 830, 482, 27, 880, 512, 42, 920, 556, 66, 870, 620, 110,
          820, 720, 150,
        ]}
      />
      <Tree x={960} y={ground(upper, 960) + 10} size={0.5} kind="round" tone={2} />
      <Tree x={1150} y={ground(upper, 1150) + 8} size={0.6} />
      <Tree x={1190} y={ground(upper, 1190) + 8} size={0.46} tone={2} />
      <Hill tone={4} line={left} />
      <Tree x={130} y={ground(left, 130) + 8} size={0.76} kind="broad" />
      <Tree x={206} y={ground(left, 206) + 8} size={0.6} tone={2} />
      <Tree x={560} y={ground(left, 560) + 8} size={0.5} tone={2} />
      <Sheep at={[320, 534, 370, 550, 440, 540]} size={0.9} />
      <Hill tone={4} line={right} />
      <Cottage {...home} />
      <Tree x={1106} y={ground(right, 1106) + 10} size={0.66} kind="round" />
      <Tree x={1340} y={ground(right, 1340) + 10} size={0.84} />
      <Lane
        course={[
          ...doorstep(home),
          4,
          1226,
          546,
          6,
          1210,
          560,
          10,
          1140,
          588,
          16,
          1150,
          640,
          30,
          1120,
          720,
          46,
        ]}
      />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Bush x={260} y={ground(near, 260) + 6} size={0.9} tone={4} />
      <Reeds x={720} y={644} size={0.9} />
      <Reeds x={1010} y={612} size={0.8} />
      <Grass at={[150, 610, 200, 628]} tone={4} />
      <Grass at={[1300, 590, 1400, 580]} tone={3} />
    </Scene>
  )
}
