import { OldHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Fence } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 396, 220, 384, 480, 398, 720, 380, 960, 362, 1200, 350, 1480, 366]
const farms = [-20, 430, 240, 422, 500, 434, 760, 414, 1040, 396, 1280, 392, 1480, 402]
const bank = [-20, 470, 220, 462, 460, 474, 700, 448, 900, 430, 1100, 434, 1300, 456, 1480, 470]
const lawnLeft = [-20, 520, 200, 506, 440, 512, 620, 520, 780, 580, 840, 700]
const lawnRight = [860, 700, 940, 590, 1080, 536, 1260, 520, 1480, 526]
const near = [-20, 596, 160, 586, 340, 614, 440, 700]

/** A river that rises under an old house. */
export function EquityReleaseScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="dawn"
      pan={2}
      sun={{ x: 1030, y: 356, r: 86 }}
      trees={['round', 'alder', 'broad']}
      sky={<Cloud x={1150} y={130} size={0.8} />}
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[180, 446, 280, 432, 400, 436]} foot={[120, 468, 260, 464, 400, 436]} />
      <FarTrees
        at={[
          560, 436, 9, 578, 435, 12, 600, 434, 9, 1360, 404, 10, 1382, 404, 13, 1406, 404, 9, 60, 434, 10, 80,
          434, 13,
        ]}
      />
      <Hill tone={3} line={bank} />
      <Tree x={720} y={ground(bank, 720) + 8} size={0.7} kind="round" tone={2} />
      <Tree x={764} y={ground(bank, 764) + 8} size={0.9} />
      <Tree x={1100} y={ground(bank, 1100) + 8} size={1} kind="broad" />
      <Tree x={1166} y={ground(bank, 1166) + 8} size={0.74} tone={2} />
      <Tree x={1220} y={ground(bank, 1220) + 8} size={0.5} kind="round" tone={2} />
      <OldHouse x={930} y={444} size={1} />
      <Bush x={812} y={ground(bank, 812) + 6} size={0.6} />
      <Bush x={1058} y={ground(bank, 1058) + 6} size={0.7} />
      <River
        course={[
          924, 478, 22, 916, 494, 30, 850, 516, 40, 800, 548, 58, 880, 596, 90, 860, 650, 130, 820, 720, 160,
        ]}
      />
      <Hill tone={4} line={lawnLeft} />
      <Tree x={160} y={ground(lawnLeft, 160) + 8} size={0.8} kind="broad" />
      <Tree x={236} y={ground(lawnLeft, 236) + 8} size={0.6} />
      <Tree x={500} y={ground(lawnLeft, 500) + 8} size={0.5} kind="round" tone={2} />
      <Sheep at={[340, 540, 390, 556, 450, 538]} size={0.9} />
      <Hill tone={4} line={lawnRight} />
      <Tree x={1330} y={ground(lawnRight, 1330) + 10} size={0.8} />
      <Tree x={1384} y={ground(lawnRight, 1384) + 10} size={0.6} kind="round" tone={2} />
      <Lane
        course={[
          1046, 480, 5, 1080, 494, 6, 1140, 512, 8, 1150, 540, 12, 1100, 590, 22, 1130, 660, 38, 1120, 720,
          50,
        ]}
      />
      <Fence line={lawnRight} from={1190} to={1480} />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Bush x={250} y={ground(near, 250) + 6} size={0.9} tone={4} />
      <Reeds x={700} y={600} size={0.8} />
      <Reeds x={972} y={622} size={0.8} />
      <Grass at={[150, 610, 200, 628]} tone={4} />
    </Scene>
  )
}
