import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Bench } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 400, 240, 392, 500, 402, 760, 388, 980, 372, 1200, 380, 1480, 358]
const farms = [-20, 428, 260, 420, 520, 430, 780, 416, 1040, 408, 1480, 398]
const vale = [-20, 458, 260, 452, 540, 460, 820, 446, 1100, 452, 1480, 440]
const slope = [-20, 498, 240, 490, 500, 504, 760, 500, 1000, 480, 1240, 476, 1480, 488]
const rise = [300, 700, 460, 600, 640, 552, 860, 520, 1080, 516, 1280, 536, 1480, 560]

/** A bench in long evening light. */
export function RetirementScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="evening"
      season="autumn"
      pan={2}
      sun={{ x: 960, y: 384, r: 100 }}
      trees={['broad', 'alder', 'round']}
      sky={
        <>
          <Cloud x={1150} y={240} size={1.1} />
          <Cloud x={1230} y={150} size={0.8} />
          <Birds at={[820, 270, 7, 850, 256, 8, 884, 268, 6, 872, 290, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees at={[160, 428, 9, 180, 427, 12, 204, 427, 9, 1240, 410, 10, 1260, 410, 13, 1284, 410, 9]} />
      <Hill tone={3} line={vale} />
      <FarHouse x={420} y={466} size={0.9} />
      <FarTrees at={[386, 468, 10, 452, 466, 13, 474, 466, 9, 660, 460, 9, 680, 459, 12]} tone={2} />
      <River
        course={[
          1020, 452, 4, 1050, 460, 7, 980, 468, 12, 860, 476, 17, 800, 486, 22, 860, 504, 30, 900, 540, 40,
        ]}
      />
      <Hill tone={4} line={slope} />
      <Tree x={110} y={ground(slope, 110) + 8} size={0.66} kind="broad" />
      <Tree x={180} y={ground(slope, 180) + 8} size={0.5} tone={2} />
      <Tree x={560} y={ground(slope, 560) + 8} size={0.44} tone={2} />
      <Tree x={1300} y={ground(slope, 1300) + 8} size={0.6} />
      <Tree x={1350} y={ground(slope, 1350) + 8} size={0.48} kind="round" tone={2} />
      <Sheep at={[300, 528, 350, 542, 410, 526]} size={0.9} />
      <Hill tone={5} line={rise} />
      <Lane
        course={[
          470, 700, 46, 560, 640, 30, 700, 594, 19, 800, 580, 14, 900, 576, 11, 1040, 566, 9, 1200, 558, 7,
          1330, 544, 3,
        ]}
      />
      <Field top={[806, 554, 760, 590, 690, 650]} foot={[896, 554, 870, 590, 810, 650]} fill="shade" />
      <Field top={[1110, 536, 1090, 580, 1020, 660]} foot={[1124, 536, 1190, 580, 1180, 660]} fill="shade" />
      <Bench x={850} y={552} size={1} />
      <Tree x={1118} y={ground(rise, 1118) + 16} size={1.6} kind="broad" tone={4} />
      <Bush x={1236} y={ground(rise, 1236) + 6} size={0.8} tone={4} />
      <Tree x={1400} y={ground(rise, 1400) + 8} size={0.9} tone={4} />
      <Grass at={[640, 606, 720, 650, 940, 610, 1180, 590, 1240, 620, 1060, 640]} tone={4} />
    </Scene>
  )
}
