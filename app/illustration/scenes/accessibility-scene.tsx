import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, River } from '#app/illustration/parts/land.tsx'
import { Boardwalk } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker, WheelchairUser } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 452, 260, 444, 560, 450, 820, 430, 1060, 400, 1260, 408, 1480, 386]
const farms = [-20, 474, 260, 468, 560, 476, 840, 458, 1080, 446, 1480, 430]
const meadow = [-20, 506, 260, 498, 560, 508, 860, 498, 1120, 490, 1480, 482]
const near = [-20, 616, 240, 626, 500, 618, 760, 622, 1040, 612, 1240, 618, 1480, 606]

/** A level way with a rail across the water meadow, wide enough for two. */
export function AccessibilityScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="clear"
      pan={2}
      sun={{ x: 1190, y: 396, r: 64 }}
      trees={['broad', 'alder', 'round']}
      sky={
        <>
          <Cloud x={930} y={300} size={0.8} />
          <Birds at={[1060, 260, 7, 1088, 272, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees at={[180, 476, 9, 200, 475, 12, 620, 476, 9, 640, 475, 12, 1330, 442, 12, 1354, 441, 9]} />
      <FarHouse x={420} y={480} size={0.9} />
      <Hill tone={3} line={meadow} />
      <Tree x={1260} y={ground(meadow, 1260) + 12} size={0.8} kind="broad" />
      <Tree x={1330} y={ground(meadow, 1330) + 12} size={0.62} kind="round" tone={2} />
      <Tree x={720} y={ground(meadow, 720) + 10} size={0.5} tone={2} />
      <Tree x={240} y={ground(meadow, 240) + 10} size={0.6} kind="round" />
      <River
        course={[
          860, 506, 4, 920, 516, 10, 1040, 530, 20, 980, 552, 34, 860, 578, 52, 820, 612, 76, 860, 660, 110,
          880, 720, 140,
        ]}
      />
      <Reeds x={1046} y={578} size={0.8} />
      <Reeds x={716} y={586} size={0.7} />
      <Boardwalk y={574} />
      <WheelchairUser x={946} y={592} size={1.2} coat="lantern" />
      <Walker x={990} y={594} size={1.24} />
      <Hill tone={5} line={near} />
      <Tree x={90} y={ground(near, 90) + 10} size={1} kind="broad" tone={4} />
      <Bush x={300} y={ground(near, 300) + 6} size={0.9} tone={4} />
      <Bush x={1380} y={ground(near, 1380) + 6} size={1} tone={4} />
      <Grass at={[420, 634, 640, 640, 1120, 634, 1280, 640]} tone={4} />
    </Scene>
  )
}
