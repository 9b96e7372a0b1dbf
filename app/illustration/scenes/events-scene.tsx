import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Bunting, Lanterns, Marquee } from '#app/illustration/parts/event-decorations.tsx'
import { Hill, Lane } from '#app/illustration/parts/land.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 396, 220, 386, 460, 400, 700, 380, 920, 388, 1140, 362, 1320, 372, 1480, 350]
const blue = [-20, 430, 240, 420, 500, 432, 760, 416, 1000, 410, 1240, 398, 1480, 402]
const middle = [-20, 464, 260, 456, 520, 468, 780, 456, 1040, 450, 1480, 440]
const shoulder = [-20, 508, 260, 498, 540, 512, 800, 500, 1060, 492, 1480, 486]
const meadow = [-20, 580, 240, 568, 500, 558, 760, 546, 1000, 542, 1240, 546, 1480, 556]

/** A marquee on the meadow, bunting up and lanterns lit. */
export function EventsScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      light="sunset"
      pan={2}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={1220} y={180} size={0.9} />
          <Cloud x={720} y={330} size={0.6} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees
        at={[180, 426, 9, 200, 425, 12, 224, 425, 9, 620, 428, 9, 640, 427, 12, 1350, 408, 10, 1372, 408, 13]}
      />
      <Hill tone={3} line={middle} />
      <FarHouse x={400} y={468} size={1} />
      <FarTrees at={[366, 470, 11, 434, 470, 13, 1320, 452, 11, 1344, 452, 14]} tone={2} />
      <Hill tone={4} line={shoulder} />
      <Tree x={140} y={ground(shoulder, 140) + 8} size={0.66} kind="broad" />
      <Tree x={210} y={ground(shoulder, 210) + 8} size={0.5} tone={2} />
      <Tree x={640} y={ground(shoulder, 640) + 8} size={0.6} />
      <Tree x={1250} y={ground(shoulder, 1250) + 8} size={0.7} />
      <Tree x={1300} y={ground(shoulder, 1300) + 8} size={0.56} kind="broad" tone={2} />
      <Tree x={1410} y={ground(shoulder, 1410) + 8} size={0.66} />
      <Hill tone={5} line={meadow} />
      <Tree x={700} y={ground(meadow, 700) + 6} size={1.1} tone={4} />
      <Tree x={1230} y={ground(meadow, 1230) + 8} size={1.15} tone={4} />
      <Marquee x={960} y={566} size={0.9} />
      <Bunting from={[700, 470]} to={[896, 434]} sag={16} count={8} />
      <Bunting from={[1026, 434]} to={[1228, 468]} sag={16} count={8} />
      <Lanterns from={[486, 512]} to={[696, 500]} sag={20} count={5} />
      <Lanterns from={[1234, 500]} to={[1440, 520]} sag={20} count={5} />
      <path d="M486 576v-66" stroke="var(--trunk)" strokeWidth="4" />
      <path d="M1440 580v-62" stroke="var(--trunk)" strokeWidth="4" />
      <Lane course={[960, 567, 26, 956, 588, 32, 900, 620, 42, 860, 720, 80]} />
      <Walker x={780} y={598} size={0.95} />
      <Walker x={808} y={602} size={0.95} coat="lantern" />
      <Walker x={1120} y={604} size={0.95} coat="coat" />
      <Walker x={1094} y={600} size={0.9} />
      <Walker x={610} y={612} size={1} coat="coat" />
      <Tree x={70} y={ground(meadow, 70) + 14} size={1.1} kind="broad" tone={4} />
      <Grass at={[200, 610, 380, 604, 680, 640, 1020, 640, 1180, 630, 1330, 610]} tone={4} />
    </Scene>
  )
}
