import { Cottage, DoorLight } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { Fence, Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 402, 240, 394, 500, 404, 760, 390, 980, 376, 1220, 366, 1480, 350]
const farms = [-20, 432, 260, 424, 520, 434, 800, 420, 1060, 414, 1480, 396]
const vale = [-20, 466, 260, 458, 540, 470, 820, 456, 1100, 450, 1480, 444]
const garden = [-20, 508, 260, 498, 560, 512, 820, 494, 1060, 484, 1280, 488, 1480, 500]
const near = [-20, 592, 180, 582, 380, 604, 520, 640, 640, 700]
const nearRight = [1120, 700, 1220, 630, 1340, 604, 1480, 596]

/** A lane, a signpost and a door with the light on. */
export function ContactScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="frost"
      season="winter"
      pan={2}
      sun={{ x: 1270, y: 330, r: 44 }}
      trees={['round', 'alder', 'broad']}
      sky={
        <>
          <Cloud x={1220} y={180} size={0.9} />
          <Cloud x={740} y={320} size={0.7} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[140, 432, 9, 160, 432, 12, 184, 431, 9, 640, 432, 9, 660, 431, 12, 1340, 408, 10, 1362, 408, 13]}
      />
      <Hill tone={3} line={vale} />
      <FarTrees
        at={[460, 474, 10, 480, 474, 13, 504, 473, 9, 1270, 456, 11, 1294, 456, 14, 1320, 456, 10]}
        tone={2}
      />
      <Hill tone={4} line={garden} />
      <Lane
        course={[
          1046, 492, 6, 1052, 508, 9, 1000, 526, 13, 880, 546, 19, 760, 574, 28, 700, 620, 46, 640, 700, 80,
        ]}
      />
      <Lane course={[-20, 560, 10, 240, 552, 11, 500, 560, 14, 700, 582, 20, 760, 590, 22]} />
      <Tree x={860} y={ground(garden, 860) + 8} size={0.7} kind="round" />
      <Tree x={900} y={ground(garden, 900) + 8} size={0.9} />
      <Tree x={1120} y={ground(garden, 1120) + 8} size={1} kind="broad" />
      <Tree x={1190} y={ground(garden, 1190) + 8} size={0.7} tone={2} />
      <Cottage x={1000} y={ground(garden, 1000) + 8} size={1.2} />
      <DoorLight x={1046} y={ground(garden, 1000) + 8} size={1.2} />
      <Fence line={garden} from={1110} to={1440} />
      <Fence line={garden} from={780} to={920} />
      <Tree x={180} y={ground(garden, 180) + 8} size={0.7} kind="broad" />
      <Tree x={250} y={ground(garden, 250) + 8} size={0.54} tone={2} />
      <Signpost x={716} y={566} size={1.2} />
      <Bush x={930} y={ground(garden, 930) + 10} size={0.7} />
      <Hill tone={5} line={near} />
      <Tree x={70} y={ground(near, 70) + 10} size={1.05} tone={4} />
      <Hill tone={5} line={nearRight} />
      <Grass at={[180, 606, 280, 614, 460, 644, 1230, 650, 1420, 620]} tone={4} />
      <Grass at={[860, 600, 960, 590]} tone={3} />
    </Scene>
  )
}
