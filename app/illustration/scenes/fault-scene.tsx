import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { FallenTree, Fence } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 396, 240, 388, 500, 398, 760, 386, 980, 372, 1220, 380, 1480, 362]
const farms = [-20, 430, 260, 422, 520, 434, 800, 418, 1060, 420, 1480, 404]
const vale = [-20, 464, 260, 458, 540, 468, 820, 454, 1100, 458, 1480, 446]
const slope = [-20, 510, 260, 500, 560, 514, 820, 500, 1080, 494, 1480, 502]
const near = [-20, 592, 180, 584, 360, 608, 480, 700]

/** A fallen tree across the lane. */
export function FaultScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="rain"
      pan={1}
      sun={{ x: 1080, y: 226, r: 50 }}
      trees={['broad', 'alder', 'round']}
      sky={
        <>
          <Cloud x={1000} y={262} size={1.3} />
          <Cloud x={1200} y={170} size={1} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[140, 432, 9, 160, 432, 12, 184, 431, 9, 640, 432, 9, 660, 431, 12, 1340, 412, 10, 1362, 412, 13]}
      />
      <Hill tone={3} line={vale} />
      <FarHouse x={1010} y={462} size={1.1} />
      <FarTrees at={[978, 464, 11, 1044, 464, 13, 1068, 464, 10, 420, 470, 11, 444, 470, 14]} tone={2} />
      <Hill tone={4} line={slope} />
      <Lane
        course={[
          1010, 494, 4, 1020, 508, 6, 940, 526, 10, 860, 552, 17, 880, 592, 30, 840, 650, 52, 800, 720, 80,
        ]}
      />
      <Tree x={160} y={ground(slope, 160) + 8} size={0.8} kind="broad" />
      <Tree x={240} y={ground(slope, 240) + 8} size={0.6} tone={2} />
      <Tree x={600} y={ground(slope, 600) + 8} size={0.56} kind="round" tone={2} />
      <Tree x={1240} y={ground(slope, 1240) + 8} size={0.8} />
      <Tree x={1290} y={ground(slope, 1290) + 8} size={0.6} kind="round" tone={2} />
      <Tree x={1390} y={ground(slope, 1390) + 8} size={0.9} kind="broad" />
      <Fence line={slope} from={1040} to={1220} />
      <Fence line={slope} from={640} to={850} />
      <FallenTree x={860} y={590} size={1} />
      <Walker x={790} y={634} size={1} />
      <Walker x={1096} y={606} size={1} coat="coat" />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Bush x={280} y={ground(near, 280) + 6} size={0.9} tone={4} />
      <Grass at={[170, 604]} tone={4} />
      <Grass at={[560, 600, 640, 640, 1160, 580, 1260, 620, 1360, 590]} tone={3} />
    </Scene>
  )
}
