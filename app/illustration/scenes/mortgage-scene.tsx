import { Cottage, doorstep, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Furrows, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 404, 240, 388, 520, 404, 760, 388, 980, 364, 1200, 370, 1480, 340]
const farms = [-20, 430, 260, 424, 520, 434, 800, 424, 1060, 410, 1480, 392]
const meadow = [-20, 462, 240, 456, 520, 468, 760, 476, 1480, 470]
const knoll = [420, 700, 560, 560, 700, 470, 850, 376, 980, 330, 1110, 332, 1270, 396, 1480, 468]
const home = { x: 1010, y: ground(knoll, 1010) + 10, size: 1.25 }
const nearLeft = [-20, 588, 160, 576, 330, 600, 480, 650, 560, 700]
const nearRight = [1080, 700, 1160, 640, 1290, 602, 1480, 586]

/** A house above the river. */
export function MortgageScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      pan={2}
      sun={{ x: 1196, y: 300, r: 74 }}
      trees={['round', 'alder', 'broad']}
      sky={<Cloud x={860} y={250} size={0.8} />}
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[560, 446, 640, 434, 720, 432]} foot={[500, 470, 620, 470, 720, 432]} />
      <FarTrees
        at={[
          120, 436, 9, 138, 436, 12, 160, 436, 9, 382, 440, 8, 398, 440, 10, 470, 442, 9, 1300, 406, 9, 1320,
          406, 12, 1346, 405, 9,
        ]}
      />
      <FarHouse x={436} y={442} size={0.7} />
      <Hill tone={3} line={meadow} />
      <FarTrees at={[300, 466, 10, 318, 467, 13, 340, 468, 9, 70, 466, 10, 90, 466, 13]} tone={2} />
      <Hill tone={4} line={knoll} />
      <Field
        top={[1190, 384, 1270, 420, 1360, 456, 1480, 492]}
        foot={[1190, 384, 1240, 450, 1340, 506, 1480, 552]}
        fill="field-2"
      />
      <Furrows
        lines={[
          [1200, 404, 1260, 446, 1350, 490, 1480, 532],
          [1200, 396, 1270, 436, 1360, 474, 1480, 512],
        ]}
      />
      <Lane
        course={[
          ...doorstep(home),
          6,
          1066,
          360,
          8,
          1040,
          384,
          10,
          930,
          410,
          13,
          850,
          442,
          16,
          880,
          484,
          20,
          1020,
          520,
          25,
          1170,
          548,
          32,
          1290,
          600,
          46,
        ]}
      />
      <River
        course={[
          330, 474, 3, 250, 484, 9, 150, 500, 18, 260, 524, 30, 480, 540, 38, 720, 562, 48, 920, 600, 74, 940,
          660, 110, 920, 720, 140,
        ]}
      />
      <Tree x={866} y={ground(knoll, 866) + 10} size={0.6} kind="round" />
      <Tree x={904} y={ground(knoll, 904) + 8} size={0.92} />
      <Tree x={1164} y={ground(knoll, 1164) + 6} size={0.66} tone={2} />
      <Cottage {...home} />
      <Bush x={932} y={ground(knoll, 932) + 6} size={0.6} />
      <Tree x={1128} y={ground(knoll, 1128) + 12} size={0.9} kind="broad" />
      <Tree x={600} y={ground(knoll, 600) + -6} size={0.5} tone={2} />
      <Hill tone={5} line={nearLeft} />
      <Reeds x={560} y={626} size={0.8} />
      <Reeds x={508} y={634} size={1} />
      <Tree x={70} y={ground(nearLeft, 70) + 10} size={1} tone={4} />
      <Hill tone={5} line={nearRight} />
      <Tree x={1370} y={ground(nearRight, 1370) + 10} size={1.1} kind="broad" tone={4} />
      <Bush x={1240} y={ground(nearRight, 1240) + 6} size={1} tone={4} />
      <Grass at={[180, 608, 300, 618, 1180, 664, 1300, 626]} tone={4} />
    </Scene>
  )
}
