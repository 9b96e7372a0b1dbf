import { Rings } from '#app/illustration/parts/bridges.tsx'
import { FarHouse, Mill } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 392, 240, 400, 500, 386, 760, 396, 980, 376, 1220, 362, 1480, 372]
const farms = [-20, 428, 260, 420, 520, 432, 800, 418, 1060, 410, 1480, 398]
const vale = [-20, 462, 260, 456, 540, 466, 820, 452, 1100, 448, 1480, 440]
const bank = [420, 700, 560, 570, 700, 528, 860, 512, 970, 520, 1022, 558, 1036, 700]
const right = [1130, 700, 1190, 580, 1280, 528, 1480, 504]
const near = [-20, 592, 180, 582, 360, 606, 480, 700]

/** A water mill by the river. */
export function BlogScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="clear"
      season="autumn"
      zoom={{ by: 1.34, x: 1000 }}
      pan={2}
      sun={{ x: 1300, y: 130, r: 46 }}
      trees={['round', 'alder', 'broad']}
      sky={
        <>
          <Cloud x={1220} y={170} size={1} />
          <Cloud x={680} y={340} size={0.6} />
          <Birds at={[960, 230, 7, 988, 242, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[1160, 420, 1260, 406, 1380, 408]} foot={[1120, 444, 1260, 440, 1380, 408]} />
      <FarTrees at={[140, 428, 9, 160, 428, 12, 184, 428, 9, 600, 430, 9, 620, 429, 12]} />
      <Hill tone={3} line={vale} />
      <FarHouse x={360} y={468} size={1} />
      <FarTrees at={[326, 470, 11, 394, 470, 13, 1320, 448, 11, 1344, 448, 14, 1370, 448, 10]} tone={2} />
      <River
        course={[
          1256, 444, 2, 1262, 456, 7, 1220, 470, 14, 1110, 486, 22, 1060, 510, 34, 1090, 548, 54, 1080, 600,
          80, 1020, 660, 110, 960, 720, 140,
        ]}
      />
      <Hill tone={4} line={bank} />
      <Tree x={740} y={ground(bank, 740) + 8} size={0.7} kind="round" />
      <Tree x={780} y={ground(bank, 780) + 8} size={0.9} />
      <Mill x={950} y={528} size={1.02} />
      <Rings at={[1040, 580, 40, 1060, 594, 30, 1044, 610, 56, 1076, 560, 30, 1096, 628, 40]} />
      <Lane course={[910, 530, 6, 890, 544, 9, 800, 562, 13, 740, 590, 20, 760, 640, 34, 720, 720, 56]} />
      <Bush x={836} y={ground(bank, 836) + 10} size={0.6} />
      <Hill tone={4} line={right} />
      <Tree x={1290} y={ground(right, 1290) + 10} size={0.9} kind="broad" />
      <Tree x={1370} y={ground(right, 1370) + 10} size={0.7} tone={2} />
      <Tree x={1420} y={ground(right, 1420) + 10} size={0.8} />
      <Reeds x={1170} y={626} size={0.9} />
      <Reeds x={1200} y={600} size={0.7} />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Bush x={270} y={ground(near, 270) + 6} size={0.9} tone={4} />
      <Grass at={[170, 602, 220, 614]} tone={4} />
      <Grass at={[620, 610, 860, 600, 1300, 580]} tone={3} />
    </Scene>
  )
}
