import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { Gate, Wall } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 396, 220, 388, 460, 400, 700, 378, 920, 386, 1140, 350, 1320, 364, 1480, 340]
const blue = [-20, 428, 240, 418, 500, 430, 760, 412, 1000, 402, 1240, 386, 1480, 392]
const middle = [-20, 462, 260, 452, 520, 466, 780, 452, 1040, 442, 1480, 430]
const shoulder = [-20, 504, 260, 496, 540, 508, 800, 494, 1060, 480, 1300, 470, 1480, 474]
const field = [-20, 560, 240, 552, 500, 546, 760, 534, 1000, 530, 1240, 534, 1480, 544]

/** Paths from every side that meet at one gate, which is open. */
export function JoinUsScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      pan={2}
      sun={{ x: 1270, y: 150, r: 46 }}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={1200} y={190} size={0.9} />
          <Birds at={[920, 246, 7, 948, 258, 5]} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees
        at={[180, 424, 9, 200, 423, 12, 224, 423, 9, 640, 424, 9, 660, 423, 12, 1340, 400, 10, 1362, 400, 13]}
      />
      <Hill tone={3} line={middle} />
      <FarHouse x={400} y={466} size={1} />
      <FarTrees at={[366, 468, 11, 434, 468, 13, 1180, 446, 10, 1202, 446, 13]} tone={2} />
      <Hill tone={4} line={shoulder} />
      <Tree x={140} y={ground(shoulder, 140) + 8} size={0.66} kind="broad" />
      <Tree x={210} y={ground(shoulder, 210) + 8} size={0.5} tone={2} />
      <Tree x={820} y={ground(shoulder, 820) + 8} size={0.6} />
      <Tree x={1100} y={ground(shoulder, 1100) + 8} size={0.7} kind="broad" />
      <Tree x={1160} y={ground(shoulder, 1160) + 8} size={0.54} tone={2} />
      <Tree x={1400} y={ground(shoulder, 1400) + 8} size={0.6} />
      <Wall line={[-20, 574, 240, 566, 500, 560, 760, 548, 866, 546]} height={24} />
      <Wall line={[980, 544, 1240, 548, 1480, 558]} height={24} />
      <Hill tone={5} line={field} />
      {/* After all hills, so that no crest breaks it. */}
      <Lane
        course={[
          1010, 402, 1, 1014, 410, 2, 982, 424, 3, 1004, 444, 4, 962, 464, 6, 982, 486, 7, 934, 508, 9, 926,
          534, 12, 924, 550, 16, 920, 576, 24, 900, 616, 40, 890, 720, 76,
        ]}
      />
      <Lane course={[240, 720, 40, 420, 640, 28, 620, 598, 20, 780, 580, 16, 900, 572, 12]} />
      <Lane course={[1480, 640, 24, 1320, 606, 20, 1160, 588, 16, 1040, 578, 14, 930, 572, 10]} />
      <Gate x={924} y={548} size={1.1} />
      <Walker x={936} y={516} size={0.62} coat="coat" />
      <Walker x={908} y={566} size={0.95} />
      <Walker x={938} y={572} size={0.95} coat="lantern" />
      <Walker x={1090} y={592} size={0.95} coat="coat" />
      <Tree x={1230} y={ground(field, 1230) + 8} size={1} tone={4} />
      <Tree x={640} y={ground(field, 640) + 8} size={0.8} kind="broad" tone={4} />
      <Bush x={1080} y={ground(field, 1080) + 6} size={0.8} tone={4} />
      <Tree x={70} y={ground(field, 70) + 14} size={1.1} kind="broad" tone={4} />
      <Grass at={[200, 600, 460, 590, 760, 640, 1120, 640, 1300, 580, 1400, 660]} tone={4} />
    </Scene>
  )
}
