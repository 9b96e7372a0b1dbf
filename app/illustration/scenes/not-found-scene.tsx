import { Rings, SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, Water } from '#app/illustration/parts/land.tsx'
import { Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Boat } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 394, 240, 386, 500, 398, 760, 386, 980, 370, 1220, 360, 1480, 372]
const farms = [-20, 428, 260, 420, 520, 432, 800, 416, 1060, 408, 1480, 400]
const shore = [-20, 456, 260, 450, 540, 458, 820, 448, 1100, 444, 1480, 448]
const mere = [-20, 486, 300, 480, 620, 486, 900, 480, 1200, 484, 1480, 480]
const bank = [-20, 548, 220, 556, 420, 580, 560, 600, 680, 592, 800, 600, 900, 640, 960, 700]
const nearRight = [1080, 700, 1160, 640, 1280, 606, 1480, 590]

/** A path that ends at the water, with stepping stones and a boat. */
export function NotFoundScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="dawn"
      pan={1}
      sun={{ x: 1060, y: 262, r: 50 }}
      trees={['alder', 'round', 'broad']}
      sky={
        <>
          <Cloud x={1180} y={200} size={0.9} />
          <Cloud x={760} y={320} size={0.7} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees
        at={[140, 430, 9, 160, 429, 12, 184, 428, 9, 640, 428, 9, 660, 427, 12, 1340, 408, 10, 1362, 408, 13]}
      />
      <Hill tone={3} line={shore} />
      <Lane course={[1000, 446, 3, 1010, 456, 4, 980, 466, 5, 1000, 486, 7]} />
      <FarHouse x={1060} y={456} size={1.1} />
      <FarTrees
        at={[
          1030, 458, 10, 1094, 458, 13, 1118, 458, 10, 420, 466, 11, 444, 466, 14, 470, 466, 10, 760, 460, 10,
        ]}
        tone={2}
      />
      <Tree x={900} y={ground(shore, 900) + 8} size={0.5} tone={2} />
      <Tree x={936} y={ground(shore, 936) + 8} size={0.42} kind="round" tone={2} />
      <Water line={mere} />
      <Rings
        at={[
          300, 506, 60, 420, 520, 40, 1180, 506, 60, 1260, 530, 80, 560, 512, 50, 1090, 560, 60, 1340, 512,
          44,
        ]}
      />
      <SteppingStones
        at={[996, 494, 10, 966, 506, 13, 930, 520, 16, 886, 536, 20, 836, 556, 25, 780, 580, 31]}
      />
      <Boat x={1020} y={536} size={1.1} />
      <Hill tone={4} line={bank} />
      <Lane course={[742, 588, 25, 738, 604, 31, 704, 642, 50, 660, 720, 84]} />
      <Signpost x={620} y={604} size={1} />
      <Tree x={120} y={ground(bank, 120) + 10} size={0.9} kind="broad" />
      <Tree x={210} y={ground(bank, 210) + 10} size={0.66} tone={2} />
      <Bush x={420} y={ground(bank, 420) + 6} size={0.8} />
      <Reeds x={880} y={646} size={0.9} />
      <Reeds x={500} y={602} size={0.8} />
      <Hill tone={5} line={nearRight} />
      <Tree x={1390} y={ground(nearRight, 1390) + 10} size={1} tone={4} />
      <Reeds x={1190} y={640} size={1} />
      <Bush x={1300} y={ground(nearRight, 1300) + 6} size={0.9} tone={4} />
      <Grass at={[260, 596, 340, 620]} tone={3} />
    </Scene>
  )
}
