import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const far = [-20, 394, 220, 384, 440, 398, 680, 372, 900, 380, 1100, 344, 1280, 358, 1480, 330]
const blue = [-20, 426, 240, 416, 480, 430, 740, 408, 980, 396, 1220, 384, 1480, 372]
const middle = [-20, 460, 260, 448, 520, 464, 780, 450, 1020, 434, 1260, 426, 1480, 414]
const shoulder = [-20, 504, 260, 496, 540, 512, 800, 500, 1060, 474, 1300, 456, 1480, 448]
const ridge = [-20, 600, 200, 592, 440, 572, 680, 540, 900, 512, 1120, 506, 1300, 520, 1480, 514]

/** Two walkers on the ridge path, in step. */
export function PersonalApproachScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      seenFrom="ridge"
      light="ridge-dawn"
      season="autumn"
      pan={2}
      sun={{ x: 900, y: 362, r: 72 }}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={1210} y={170} size={0.9} />
          <Birds at={[940, 250, 7, 968, 262, 6, 992, 250, 5]} />
        </>
      }
    >
      <Hill tone={1} line={far} />
      <Hill tone={2} line={blue} />
      <FarTrees at={[180, 422, 9, 200, 421, 12, 224, 421, 9, 1290, 386, 10, 1312, 385, 13]} />
      <Hill tone={3} line={middle} />
      <River course={[620, 462, 3, 660, 470, 6, 600, 482, 11, 470, 494, 18, 400, 512, 26, 440, 540, 36]} />
      <FarHouse x={330} y={458} size={1} />
      <FarTrees at={[296, 460, 11, 364, 460, 13, 820, 454, 10, 842, 453, 13]} tone={2} />
      <Hill tone={4} line={shoulder} />
      <Tree x={120} y={ground(shoulder, 120) + 8} size={0.6} kind="broad" />
      <Tree x={180} y={ground(shoulder, 180) + 8} size={0.5} tone={2} />
      <Tree x={1240} y={ground(shoulder, 1240) + 8} size={0.6} />
      <Tree x={1290} y={ground(shoulder, 1290) + 8} size={0.5} kind="broad" tone={2} />
      <Tree x={1400} y={ground(shoulder, 1400) + 8} size={0.66} />
      <FarHouse x={690} y={514} size={1.2} />
      <FarTrees at={[582, 516, 12, 660, 516, 14, 686, 516, 10]} tone={3} />
      <Hill tone={5} line={ridge} />
      <Lane
        course={[
          330, 720, 70, 440, 650, 44, 600, 600, 28, 760, 570, 20, 900, 550, 16, 1040, 536, 12, 1180, 532, 10,
          1330, 530, 8, 1480, 520, 7,
        ]}
      />
      <Walker x={884} y={556} size={1.3} />
      <Walker x={926} y={553} size={1.24} coat="lantern" />
      <Tree x={1060} y={ground(ridge, 1060) + 10} size={1.3} tone={4} />
      <Bush x={1116} y={ground(ridge, 1116) + 6} size={0.8} tone={4} />
      <Tree x={760} y={ground(ridge, 760) + 4} size={0.6} kind="broad" tone={4} />
      <Grass
        at={[160, 616, 300, 612, 520, 640, 700, 620, 980, 596, 1160, 574, 1280, 600, 1400, 566]}
        tone={4}
      />
    </Scene>
  )
}
