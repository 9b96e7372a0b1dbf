import { SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, River } from '#app/illustration/parts/land.tsx'
import { WaterGauge } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 498, 260, 488, 520, 494, 800, 462, 1060, 420, 1260, 428, 1480, 404]
const farms = [-20, 516, 260, 510, 560, 516, 840, 494, 1080, 468, 1480, 452]
const meadow = [-20, 540, 260, 534, 560, 540, 860, 528, 1120, 512, 1480, 506]
const nearLeft = [-20, 604, 180, 594, 360, 612, 520, 650, 580, 700]
const nearRight = [1120, 700, 1220, 630, 1340, 604, 1480, 594]

/** The river with a gauge in it, and stones to cross it one by one. */
export function WorkItOutScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="clear"
      pan={1}
      sun={{ x: 1180, y: 330, r: 44 }}
      trees={['round', 'alder', 'broad']}
      sky={<Cloud x={960} y={360} size={0.7} />}
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[180, 518, 9, 200, 518, 12, 620, 516, 9, 640, 515, 12, 662, 514, 9, 1330, 462, 12, 1352, 461, 9]}
      />
      <FarHouse x={1090} y={474} size={0.9} />
      <Hill tone={3} line={meadow} />
      <Tree x={1180} y={ground(meadow, 1180) + 12} size={0.66} />
      <Tree x={1240} y={ground(meadow, 1240) + 14} size={0.86} kind="broad" />
      <Tree x={1310} y={ground(meadow, 1310) + 12} size={0.6} kind="round" tone={2} />
      <Tree x={330} y={ground(meadow, 330) + 10} size={0.5} kind="round" tone={2} />
      <Bush x={380} y={ground(meadow, 380) + 8} size={0.6} />
      <River
        course={[
          1470, 536, 8, 1300, 548, 16, 1120, 556, 26, 900, 568, 36, 700, 586, 44, 640, 622, 62, 760, 680, 100,
          820, 740, 140,
        ]}
      />
      <SteppingStones at={[884, 552, 12, 868, 565, 14, 850, 579, 16, 830, 595, 18]} />
      <WaterGauge x={1010} y={570} />
      <Walker x={930} y={546} />
      <Reeds x={1050} y={588} size={0.8} />
      <Reeds x={566} y={612} size={0.9} />
      <Hill tone={5} line={nearLeft} />
      <Hill tone={5} line={nearRight} />
      <Tree x={80} y={ground(nearLeft, 80) + 10} size={0.8} tone={4} />
      <Tree x={1400} y={ground(nearRight, 1400) + 10} size={1} kind="broad" tone={4} />
      <Grass at={[330, 630, 430, 644, 1260, 640, 940, 610]} tone={4} />
    </Scene>
  )
}
