import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { GardenDoor, Wall } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 394, 240, 402, 500, 388, 760, 396, 1000, 372, 1240, 360, 1480, 374]
const farms = [-20, 430, 260, 422, 520, 434, 800, 420, 1060, 414, 1480, 404]
const orchard = [-20, 468, 260, 460, 540, 470, 800, 456, 1060, 450, 1480, 456]
const lawn = [-20, 520, 260, 512, 560, 522, 860, 516, 1160, 514, 1480, 520]
const near = [-20, 600, 180, 590, 360, 616, 480, 700]

/** A walled garden with its gate shut. */
export function PrivacyScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="clear"
      season="spring"
      zoom={{ by: 1.2, x: 1000 }}
      pan={2}
      trees={['round', 'alder']}
      sky={
        <>
          <Cloud x={1200} y={190} size={1} />
          <Cloud x={800} y={300} size={0.7} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[160, 432, 9, 180, 431, 12, 204, 431, 9, 560, 434, 9, 578, 434, 12, 1330, 410, 10, 1352, 410, 13]}
      />
      <Hill tone={3} line={orchard} />
      <FarHouse x={330} y={474} size={1} />
      <FarTrees at={[294, 476, 11, 366, 476, 13]} tone={2} />
      <Tree x={700} y={ground(orchard, 700) + 22} size={0.6} kind="round" tone={2} />
      <Tree x={752} y={ground(orchard, 752) + 26} size={0.8} />
      <Tree x={820} y={ground(orchard, 820) + 26} size={0.7} kind="round" />
      <Tree x={1010} y={ground(orchard, 1010) + 26} size={0.8} kind="round" />
      <Tree x={1070} y={ground(orchard, 1070) + 26} size={0.66} tone={2} />
      <Tree x={1130} y={ground(orchard, 1130) + 28} size={0.86} kind="round" />
      <Tree x={1200} y={ground(orchard, 1200) + 28} size={0.74} tone={2} />
      <Wall line={[640, 524, 780, 518, 880, 516]} height={44} />
      <Wall line={[970, 516, 1100, 514, 1260, 518]} height={44} />
      <GardenDoor x={925} y={518} />
      <Hill tone={4} line={lawn} />
      <Lane course={[925, 514, 10, 925, 532, 13, 900, 554, 20, 850, 590, 32, 870, 640, 52, 850, 720, 80]} />
      <Bush x={830} y={524} size={0.7} />
      <Bush x={1024} y={524} size={0.7} />
      <Bush x={700} y={530} size={0.8} tone={2} />
      <Bush x={1180} y={526} size={0.8} tone={2} />
      <Tree x={150} y={ground(lawn, 150) + 8} size={0.8} />
      <Tree x={236} y={ground(lawn, 236) + 8} size={0.6} tone={2} />
      <Tree x={1350} y={ground(lawn, 1350) + 8} size={0.9} />
      <Tree x={1410} y={ground(lawn, 1410) + 8} size={0.7} kind="round" tone={2} />
      <Sheep at={[340, 552, 400, 566, 470, 548]} size={0.9} />
      <Hill tone={5} line={near} />
      <Tree x={50} y={ground(near, 50) + 10} size={1.1} tone={4} />
      <Bush x={280} y={ground(near, 280) + 6} size={0.9} tone={4} />
      <Grass at={[640, 580, 740, 610, 1060, 590, 1180, 570, 1300, 600]} tone={3} />
    </Scene>
  )
}
