import { Footbridge, SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Cloud, Rain } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 398, 220, 386, 460, 400, 700, 380, 920, 388, 1140, 350, 1320, 366, 1480, 342]
const blue = [-20, 428, 240, 418, 500, 430, 760, 412, 1000, 402, 1240, 388, 1480, 394]
const middle = [-20, 462, 260, 450, 520, 464, 780, 452, 1040, 446, 1480, 432]
const left = [-20, 504, 220, 496, 460, 508, 640, 520, 730, 548, 770, 620, 790, 700]
const right = [1000, 700, 1020, 610, 1066, 540, 1160, 508, 1320, 490, 1480, 486]
const near = [-20, 606, 180, 596, 360, 616, 480, 700]

/** A footbridge with a rail to hold. */
export function SupportScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      light="rain"
      pan={2}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={860} y={140} size={1.8} />
          <Cloud x={1150} y={210} size={1.5} />
          <Rain x={1000} y={230} columns={6} rows={3} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees
        at={[180, 424, 9, 200, 423, 12, 224, 423, 9, 640, 424, 9, 660, 423, 12, 1350, 400, 10, 1372, 400, 13]}
      />
      <Hill tone={3} line={middle} />
      <FarHouse x={420} y={464} size={1} />
      <FarTrees at={[386, 466, 11, 454, 466, 13, 1180, 446, 10, 1202, 446, 13]} tone={2} />
      <River
        course={[
          880, 452, 4, 910, 462, 8, 880, 474, 14, 840, 492, 24, 880, 526, 44, 900, 580, 76, 890, 650, 110,
          880, 720, 140,
        ]}
      />
      <Hill tone={5} line={left} />
      <Hill tone={5} line={right} />
      <Lane course={[-20, 560, 13, 240, 552, 12, 480, 548, 11, 640, 550, 10, 752, 566, 7]} />
      <Lane course={[1480, 534, 11, 1340, 532, 10, 1200, 542, 10, 1110, 552, 9, 1044, 568, 6]} />
      <Footbridge x={898} y={570} size={1} />
      <Walker x={850} y={550} size={0.86} />
      <Walker x={956} y={552} size={0.86} coat="lantern" />
      <Tree x={140} y={ground(left, 140) + 8} size={0.8} kind="broad" tone={4} />
      <Tree x={220} y={ground(left, 220) + 8} size={0.62} tone={4} />
      <Tree x={560} y={ground(left, 560) + 8} size={0.6} tone={4} />
      <Tree x={1180} y={ground(right, 1180) + 8} size={0.9} tone={4} />
      <Tree x={1240} y={ground(right, 1240) + 8} size={0.66} kind="broad" tone={4} />
      <Tree x={1390} y={ground(right, 1390) + 8} size={0.8} tone={4} />
      <SteppingStones at={[868, 634, 20, 940, 626, 16, 902, 612, 12]} />
      <Hill tone={6} line={near} />
      <Bush x={300} y={ground(near, 300) + 6} size={0.9} tone={4} />
      <Tree x={60} y={ground(near, 60) + 10} size={1} kind="broad" tone={4} />
      <Grass at={[600, 590, 400, 590, 1120, 600, 1260, 580, 1380, 600]} tone={4} />
    </Scene>
  )
}
