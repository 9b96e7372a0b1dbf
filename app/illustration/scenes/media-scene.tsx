import { Church, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Beacon } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep, Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 398, 240, 388, 500, 400, 760, 384, 980, 392, 1220, 372, 1480, 380]
const farms = [-20, 430, 260, 424, 520, 434, 800, 416, 1060, 420, 1480, 404]
const vale = [-20, 466, 260, 458, 540, 470, 820, 456, 1100, 462, 1480, 448]
const hill = [380, 700, 540, 586, 720, 512, 900, 448, 1000, 436, 1120, 462, 1280, 524, 1480, 566]
const near = [-20, 590, 180, 580, 360, 606, 480, 700]

/** A beacon on the hill, and birds flying from it. */
export function MediaScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="sunset"
      zoom={{ by: 1.3, x: 1040 }}
      pan={2}
      trees={['alder', 'round', 'broad']}
      sky={
        <>
          <Cloud x={1230} y={170} size={0.9} />
          <Birds
            at={[1010, 250, 9, 960, 226, 8, 910, 232, 7, 868, 210, 7, 930, 262, 6, 836, 238, 6, 800, 216, 5]}
          />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[140, 432, 9, 160, 432, 12, 184, 431, 9, 640, 430, 9, 660, 429, 12, 1340, 412, 10, 1362, 412, 13]}
      />
      <Hill tone={3} line={vale} />
      <Church x={330} y={468} size={0.8} />
      <FarHouse x={400} y={474} size={1} />
      <FarHouse x={270} y={474} size={1} />
      <FarTrees at={[436, 474, 11, 236, 474, 11, 460, 474, 14, 1340, 458, 11, 1364, 458, 14]} tone={2} />
      <River
        course={[
          600, 470, 3, 560, 480, 8, 440, 496, 16, 280, 514, 28, 240, 548, 46, 320, 596, 76, 340, 660, 110,
          320, 720, 130,
        ]}
      />
      <Hill tone={4} line={hill} />
      <Lane
        course={[
          990, 440, 4, 1010, 456, 5, 960, 474, 7, 1000, 498, 10, 940, 530, 14, 860, 566, 20, 880, 620, 32,
          830, 700, 52,
        ]}
      />
      <Beacon x={970} y={ground(hill, 970) + 6} size={1} />
      <Walker x={1012} y={ground(hill, 1012) + 10} size={0.8} coat="coat" />
      <Tree x={1180} y={ground(hill, 1180) + 8} size={0.7} />
      <Tree x={1226} y={ground(hill, 1226) + 8} size={0.54} kind="round" tone={2} />
      <Tree x={700} y={ground(hill, 700) + 8} size={0.56} kind="broad" tone={2} />
      <Sheep at={[780, 540, 740, 566, 1100, 530, 1150, 556]} size={0.9} />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} kind="broad" tone={4} />
      <Bush x={280} y={ground(near, 280) + 6} size={0.9} tone={4} />
      <Grass at={[170, 600, 220, 612]} tone={4} />
      <Grass at={[620, 620, 1040, 600, 1280, 590]} tone={3} />
    </Scene>
  )
}
