import { Cottage, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Furrows, Hill, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 392, 180, 376, 420, 394, 660, 372, 900, 344, 1120, 322, 1300, 346, 1480, 330]
const farms = [-20, 414, 150, 402, 380, 424, 620, 404, 820, 408, 1040, 372, 1260, 388, 1480, 362]
const vale = [-20, 446, 220, 452, 480, 432, 720, 436, 900, 440, 1140, 416, 1480, 434]
const leftBank = [-20, 462, 160, 466, 340, 492, 520, 548, 640, 640, 700, 700]
const rightBank = [800, 700, 880, 566, 1010, 486, 1180, 456, 1480, 462]
const nearLeft = [-20, 550, 120, 542, 280, 572, 400, 640, 460, 700]
const nearRight = [1020, 700, 1120, 592, 1270, 552, 1480, 536]

/** A river from the horizon down to the two role cards. */
export function LandingScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      pan={2}
      sun={{ x: 1068, y: 262, r: 58 }}
      trees={['broad', 'alder', 'tall', 'round']}
      sky={
        <>
          <Cloud x={1180} y={196} size={0.9} />
          <Cloud x={770} y={290} size={0.7} />
          <Birds at={[862, 214, 8, 894, 230, 6, 842, 240, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field
        top={[930, 408, 1000, 388, 1080, 384, 1150, 396]}
        foot={[930, 408, 1020, 416, 1100, 414, 1150, 396]}
      />
      <Field top={[270, 424, 340, 422, 430, 424]} foot={[190, 452, 330, 446, 430, 424]} fill="field-2" />
      <FarTrees
        at={[
          540, 416, 8, 554, 415, 10, 572, 414, 8, 1236, 392, 10, 1256, 393, 13, 1280, 393, 9, 790, 412, 8,
          806, 412, 6,
        ]}
      />
      <Hill tone={3} line={vale} />
      <FarHouse x={604} y={446} size={0.8} />
      <FarTrees
        at={[566, 446, 10, 580, 447, 8, 634, 448, 12, 652, 448, 9, 974, 446, 9, 990, 445, 12, 1012, 444, 9]}
        tone={2}
      />
      <Sheep at={[420, 462, 448, 470, 496, 462]} size={0.6} />
      <River
        course={[
          816, 438, 3, 850, 450, 9, 800, 468, 18, 690, 490, 30, 700, 526, 52, 790, 572, 84, 760, 640, 130,
          720, 700, 160,
        ]}
      />
      <Hill tone={4} line={leftBank} />
      <Furrows
        lines={[
          [60, 506, 200, 506, 340, 532],
          [40, 524, 180, 522, 310, 548],
        ]}
      />
      <Tree x={150} y={ground(leftBank, 150) + 8} size={0.8} kind="broad" />
      <Tree x={226} y={ground(leftBank, 226) + 10} size={0.62} />
      <Tree x={262} y={ground(leftBank, 262) + 12} size={0.44} kind="tall" tone={2} />
      <Hill tone={4} line={rightBank} />
      <Tree x={1030} y={ground(rightBank, 1030) + 14} size={0.5} tone={2} />
      <Tree x={1062} y={ground(rightBank, 1062) + 8} size={0.7} kind="round" />
      <Cottage x={1140} y={ground(rightBank, 1140) + 8} size={0.86} />
      <Tree x={1282} y={ground(rightBank, 1282) + 14} size={0.6} kind="broad" tone={2} />
      <Tree x={1236} y={ground(rightBank, 1236) + 12} size={0.8} />
      <Hill tone={5} line={nearLeft} />
      <Tree x={40} y={ground(nearLeft, 40) + 10} size={1.05} tone={4} />
      <Bush x={300} y={ground(nearLeft, 300) + 12} size={1} tone={4} />
      <Hill tone={5} line={nearRight} />
      <Bush x={1290} y={ground(nearRight, 1290) + 6} size={0.9} tone={4} />
      <Tree x={1384} y={ground(nearRight, 1384) + 10} size={1.1} kind="round" tone={4} />
      <Grass at={[150, 580, 226, 606, 1180, 606, 1330, 590]} tone={4} />
    </Scene>
  )
}
