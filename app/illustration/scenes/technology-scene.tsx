import { FarHouse, WindPump } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Kite, Sheep, Walker } from '#app/illustration/parts/small-people.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 396, 220, 386, 460, 400, 700, 378, 920, 384, 1140, 356, 1320, 340, 1480, 352]
const blue = [-20, 428, 240, 416, 500, 430, 760, 410, 1000, 402, 1240, 384, 1480, 392]
const middle = [-20, 462, 260, 452, 520, 466, 780, 452, 1040, 440, 1480, 430]
const shoulder = [-20, 506, 260, 496, 540, 510, 800, 496, 1060, 478, 1300, 474, 1480, 468]
const ridge = [-20, 604, 220, 590, 460, 566, 700, 536, 920, 520, 1140, 526, 1320, 552, 1480, 566]

/** A wind pump and a kite on the ridge. */
export function TechnologyScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      light="noon"
      pan={2}
      sun={{ x: 1310, y: 110, r: 34 }}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={1120} y={190} size={1.3} />
          <Cloud x={860} y={130} size={0.9} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees
        at={[180, 424, 9, 200, 423, 12, 224, 423, 9, 640, 424, 9, 660, 423, 12, 1340, 398, 10, 1362, 398, 13]}
      />
      <Hill tone={3} line={middle} />
      <FarHouse x={400} y={466} size={1} />
      <FarTrees at={[366, 468, 11, 434, 468, 13, 1180, 446, 10, 1202, 446, 13]} tone={2} />
      <River course={[700, 458, 3, 740, 466, 7, 690, 478, 12, 560, 492, 19, 470, 512, 28, 500, 546, 38]} />
      <Hill tone={4} line={shoulder} />
      <Tree x={140} y={ground(shoulder, 140) + 8} size={0.66} kind="broad" />
      <Tree x={210} y={ground(shoulder, 210) + 8} size={0.5} tone={2} />
      <Tree x={1280} y={ground(shoulder, 1280) + 8} size={0.6} />
      <Tree x={1330} y={ground(shoulder, 1330) + 8} size={0.5} kind="broad" tone={2} />
      <Hill tone={5} line={ridge} />
      <Lane course={[560, 720, 60, 640, 650, 38, 780, 600, 24, 870, 572, 17, 898, 546, 12, 900, 520, 8]} />
      <WindPump x={1000} y={ground(ridge, 1000) + 4} size={1.35} />
      <Tree x={1090} y={ground(ridge, 1090) + 8} size={0.8} tone={4} />
      <Tree x={1130} y={ground(ridge, 1130) + 8} size={0.6} kind="broad" tone={4} />
      <Kite x={757} y={554} size={1.2} />
      <Walker x={745} y={584} size={0.9} />
      <Sheep at={[1190, 576, 1240, 596, 1300, 574]} size={1} />
      <Tree x={70} y={ground(ridge, 70) + 10} size={1.1} kind="broad" tone={4} />
      <Grass at={[200, 612, 360, 606, 520, 610, 980, 600, 1100, 610, 1380, 600]} tone={4} />
    </Scene>
  )
}
