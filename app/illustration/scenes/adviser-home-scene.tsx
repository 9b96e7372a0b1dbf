import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 398, 200, 380, 380, 396, 600, 370, 820, 384, 1020, 330, 1180, 304, 1340, 338, 1480, 310]
const blue = [-20, 424, 240, 412, 460, 428, 700, 404, 900, 410, 1120, 362, 1300, 380, 1480, 356]
const middle = [-20, 458, 200, 446, 440, 460, 700, 440, 960, 440, 1200, 412, 1480, 424]
const shoulder = [-20, 504, 220, 490, 480, 500, 760, 480, 1040, 470, 1280, 452, 1480, 466]
const ridge = [-20, 600, 240, 582, 520, 546, 760, 520, 960, 514, 1200, 546, 1480, 590]

/** The landscape seen from the ridge: many paths join into one. */
export function AdviserHomeScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      pan={1}
      sun={{ x: 1010, y: 322, r: 56 }}
      trees={['alder', 'broad']}
      sky={
        <>
          <Cloud x={1190} y={196} size={0.9} />
          <Birds at={[890, 240, 8, 922, 256, 6]} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees at={[330, 428, 8, 346, 429, 11, 366, 430, 8, 1290, 392, 9, 1308, 393, 12, 1330, 393, 9]} />
      <Hill tone={3} line={middle} />
      <FarHouse x={1216} y={432} size={0.9} />
      <FarTrees
        at={[1180, 434, 9, 1250, 432, 11, 1268, 432, 8, 520, 462, 9, 538, 462, 12, 558, 462, 9]}
        tone={2}
      />
      <Hill tone={4} line={shoulder} />
      <Tree x={1330} y={ground(shoulder, 1330) + 8} size={0.5} />
      <Tree x={1366} y={ground(shoulder, 1366) + 10} size={0.42} kind="broad" tone={2} />
      <Tree x={130} y={ground(shoulder, 130) + 8} size={0.6} />
      <Tree x={170} y={ground(shoulder, 170) + 8} size={0.46} kind="broad" tone={2} />
      <FarHouse x={560} y={506} size={1} />
      <FarTrees at={[526, 508, 11, 592, 508, 13, 616, 508, 10]} tone={3} />
      <Hill tone={5} line={ridge} />
      {/* After all hills, so that no crest breaks a path. */}
      <Lane
        course={[
          250, 489, 4, 256, 498, 5, 328, 508, 6, 312, 526, 7, 390, 556, 8, 420, 574, 9, 560, 586, 11, 720,
          578, 13, 850, 584, 18,
        ]}
      />
      <Lane
        course={[
          690, 440, 2, 692, 448, 3, 728, 458, 4, 694, 472, 5, 726, 488, 6, 766, 500, 7, 744, 514, 8, 770, 530,
          9, 810, 546, 11, 830, 562, 14, 850, 590, 20,
        ]}
      />
      <Lane
        course={[
          1130, 361, 1, 1140, 372, 2, 1100, 386, 3, 1128, 404, 4, 1110, 424, 5, 1146, 444, 6, 1114, 462, 7,
          1080, 488, 8, 1124, 508, 9, 1090, 538, 10, 980, 554, 12, 900, 566, 16, 860, 590, 24, 870, 640, 44,
          850, 720, 70,
        ]}
      />
      <Tree x={1010} y={ground(ridge, 1010) + 8} size={0.95} tone={4} />
      <Bush x={1056} y={ground(ridge, 1056) + 6} size={0.7} tone={4} />
      <Signpost x={930} y={592} size={0.95} />
      <Walker x={800} y={612} size={0.95} />
      <Walker x={830} y={618} size={0.9} coat="coat" />
      <Tree x={70} y={ground(ridge, 70) + 12} size={1.1} kind="broad" tone={4} />
      <Grass at={[200, 610, 320, 606, 600, 620, 1130, 590, 1300, 604, 1010, 616]} tone={4} />
    </Scene>
  )
}
