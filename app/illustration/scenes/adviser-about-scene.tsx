import { Church, Cottage, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 394, 220, 386, 460, 398, 700, 378, 920, 386, 1140, 358, 1320, 366, 1480, 342]
const blue = [-20, 428, 240, 418, 500, 430, 760, 412, 1000, 406, 1240, 392, 1480, 396]
const middle = [-20, 464, 260, 454, 520, 466, 760, 456, 1000, 446, 1480, 438]
const upper = [500, 700, 620, 560, 760, 490, 920, 456, 1100, 452, 1300, 476, 1480, 490]
const lower = [340, 700, 480, 610, 640, 560, 860, 536, 1100, 532, 1480, 548]
const near = [-20, 598, 180, 590, 340, 616, 440, 700]

/** A village on the ridge, with a light in every house. */
export function AdviserAboutScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      light="ridge-evening"
      pan={2}
      sun={{ x: 1010, y: 352, r: 100 }}
      trees={['alder', 'broad']}
      sky={
        <>
          <Cloud x={1220} y={150} size={0.9} />
          <Birds at={[930, 270, 7, 958, 258, 6]} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees at={[180, 424, 9, 200, 423, 12, 224, 423, 9, 560, 430, 9, 580, 429, 12]} />
      <Hill tone={3} line={middle} />
      <FarHouse x={380} y={468} size={1} />
      <FarTrees at={[346, 470, 11, 414, 470, 13]} tone={2} />
      <River
        course={[
          520, 468, 3, 480, 478, 8, 370, 492, 15, 230, 510, 26, 220, 544, 44, 300, 592, 70, 300, 660, 100,
          280, 720, 120,
        ]}
      />
      <Hill tone={4} line={upper} />
      <Tree x={800} y={ground(upper, 800) + 8} size={0.66} tone={2} />
      <Tree x={1180} y={ground(upper, 1180) + 8} size={0.8} kind="broad" />
      <Church x={1010} y={ground(upper, 1010) + 8} size={1.1} />
      <FarHouse x={880} y={ground(upper, 880) + 12} size={1.5} />
      <FarHouse x={944} y={ground(upper, 944) + 14} size={1.4} />
      <FarHouse x={1110} y={ground(upper, 1110) + 16} size={1.6} />
      <FarTrees at={[836, 486, 14, 912, 476, 10, 1070, 470, 12, 1150, 478, 12]} tone={3} />
      <FarHouse x={820} y={512} size={1.8} />
      <FarHouse x={910} y={506} size={1.9} />
      <FarHouse x={1010} y={508} size={1.8} />
      <FarHouse x={1180} y={512} size={1.9} />
      <FarHouse x={1290} y={518} size={1.7} />
      <FarTrees
        at={[866, 518, 14, 960, 516, 14, 1060, 514, 16, 1090, 514, 12, 1236, 520, 16, 1340, 524, 14]}
        tone={3}
      />
      <Hill tone={5} line={lower} />
      <Lane course={[1046, 534, 8, 1030, 548, 11, 920, 570, 16, 820, 600, 26, 840, 650, 44, 800, 720, 70]} />
      <Cottage x={1120} y={ground(lower, 1120) + 14} size={0.84} />
      <Cottage x={730} y={ground(lower, 730) + 20} size={0.8} />
      <Tree x={1232} y={ground(lower, 1232) + 8} size={0.8} tone={4} />
      <Tree x={1370} y={ground(lower, 1370) + 8} size={0.7} kind="broad" tone={4} />
      <Tree x={1010} y={ground(lower, 1010) + 14} size={0.5} tone={4} />
      <Walker x={880} y={600} size={0.8} />
      <Walker x={906} y={596} size={0.78} coat="coat" />
      <Hill tone={6} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.05} tone={4} />
      <Grass at={[560, 640, 960, 620, 1180, 610, 1340, 600]} tone={4} />
    </Scene>
  )
}
