import { Bridge } from '#app/illustration/parts/bridges.tsx'
import { Cottage, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Furrows, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Bench } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-figures.tsx'
import { Bush, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 384, 200, 398, 440, 382, 680, 396, 900, 366, 1120, 340, 1300, 356, 1480, 336]
const farms = [-20, 426, 220, 412, 460, 428, 720, 418, 960, 400, 1200, 384, 1480, 396]
const vale = [-20, 456, 260, 462, 540, 446, 820, 450, 1100, 434, 1480, 446]
const right = [820, 700, 920, 576, 1060, 506, 1240, 470, 1480, 466]
const left = [-20, 492, 180, 486, 360, 512, 520, 566, 640, 700]
const near = [-20, 594, 160, 584, 320, 612, 420, 700]

/** A river past terraces, bridge, house and bench, one motif per service. */
export function OurServicesScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      pan={2}
      sun={{ x: 1080, y: 232, r: 56 }}
      trees={['broad', 'alder']}
      sky={
        <>
          <Cloud x={1190} y={210} size={0.9} />
          <Cloud x={820} y={300} size={0.7} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field
        top={[1080, 420, 1180, 396, 1290, 398]}
        foot={[1060, 440, 1180, 434, 1290, 398]}
        fill="field-2"
      />
      <Furrows
        lines={[
          [1090, 424, 1180, 406, 1280, 404],
          [1080, 432, 1180, 418, 1270, 412],
        ]}
      />
      <FarTrees
        at={[
          [160, 420, 9],
          [180, 420, 12],
          [204, 420, 9],
          [620, 428, 9],
          [640, 428, 12],
          [900, 410, 8],
          [916, 409, 11],
        ]}
      />
      <Hill tone={3} line={vale} />
      <FarHouse x={420} y={464} size={0.9} />
      <FarTrees
        at={[
          [384, 466, 10],
          [452, 466, 12],
          [474, 467, 9],
          [1010, 448, 11],
          [1034, 446, 14],
          [1060, 445, 10],
        ]}
        tone={2}
      />
      <River
        course={[
          900, 450, 5, 930, 462, 10, 860, 480, 18, 720, 500, 30, 690, 530, 46, 780, 574, 76, 770, 640, 120,
          720, 710, 150,
        ]}
      />
      <Bridge x={790} y={490} size={0.34} />
      <Hill tone={4} line={left} />
      <Tree x={120} y={ground(left, 120) + 8} size={0.72} kind="broad" />
      <Tree x={190} y={ground(left, 190) + 8} size={0.6} />
      <Tree x={330} y={ground(left, 330) + 10} size={0.5} tone={2} />
      <Sheep
        at={[
          [240, 524],
          [300, 536],
          [270, 556],
        ]}
        size={0.9}
      />
      <Hill tone={4} line={right} />
      <Tree x={1130} y={ground(right, 1130) + 10} size={0.6} tone={2} />
      <Cottage x={1190} y={ground(right, 1190) + 10} size={0.8} />
      <Tree x={1300} y={ground(right, 1300) + 10} size={0.84} />
      <Tree x={1344} y={ground(right, 1344) + 10} size={0.56} tone={2} />
      <Lane
        course={[
          1236, 486, 4, 1250, 500, 6, 1190, 520, 9, 1090, 548, 13, 1060, 596, 22, 1110, 660, 36, 1100, 720,
          50,
        ]}
      />
      <Tree x={990} y={ground(right, 990) + 10} size={0.66} kind="broad" />
      <Bench x={1000} y={566} size={0.5} />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Bush x={250} y={ground(near, 250) + 6} size={0.9} tone={4} />
      <Grass
        at={[
          [150, 612],
          [200, 626],
          [920, 620],
          [1260, 600],
          [1380, 580],
        ]}
        tone={4}
      />
    </Scene>
  )
}
