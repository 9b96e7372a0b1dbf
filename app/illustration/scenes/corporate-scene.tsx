import { Bridge, Rings } from '#app/illustration/parts/bridges.tsx'
import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 388, 240, 396, 480, 380, 720, 394, 960, 368, 1180, 344, 1480, 360]
const farms = [-20, 424, 240, 414, 500, 426, 760, 410, 1020, 404, 1240, 386, 1480, 396]
const vale = [-20, 452, 260, 456, 540, 444, 800, 452, 1080, 440, 1480, 448]
const left = [-20, 488, 200, 480, 420, 490, 600, 516, 690, 580, 730, 700]
const right = [1050, 700, 1090, 580, 1180, 512, 1320, 486, 1480, 480]
const nearLeft = [-20, 596, 180, 584, 380, 604, 540, 700]
const nearRight = [1190, 700, 1290, 630, 1480, 604]

/** A stone bridge between two banks. */
export function CorporateScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="noon"
      pan={2}
      trees={['broad', 'alder', 'round']}
      sky={
        <>
          <Cloud x={930} y={130} size={2} />
          <Cloud x={1180} y={240} size={1.4} />
          <Cloud x={820} y={310} size={0.9} />
          <Birds at={[930, 262, 7, 958, 276, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[1120, 412, 1220, 394, 1330, 398]} foot={[1080, 436, 1220, 432, 1330, 398]} />
      <FarTrees
        at={[140, 424, 9, 160, 424, 12, 184, 424, 9, 600, 424, 9, 618, 423, 12, 1390, 404, 10, 1412, 404, 13]}
      />
      <Hill tone={3} line={vale} />
      <FarHouse x={420} y={462} size={0.9} />
      <FarHouse x={480} y={468} size={1} />
      <FarTrees
        at={[384, 464, 10, 450, 464, 12, 516, 466, 11, 1120, 450, 11, 1146, 449, 14, 1172, 449, 10]}
        tone={2}
      />
      <River
        course={[
          900, 450, 6, 930, 460, 12, 880, 474, 26, 840, 494, 50, 880, 530, 92, 900, 580, 150, 900, 650, 210,
          900, 720, 240,
        ]}
      />
      <Bridge x={890} y={556} size={1} />
      <Walker x={820} y={502} size={0.62} />
      <Walker x={948} y={501} size={0.62} coat="coat" />
      <Hill tone={4} line={left} />
      <Hill tone={4} line={right} />
      <Lane course={[-20, 528, 12, 240, 514, 11, 460, 516, 10, 600, 528, 9, 650, 540, 6]} />
      <Lane course={[1480, 512, 9, 1340, 512, 9, 1230, 518, 9, 1160, 528, 8, 1126, 540, 5]} />
      <Tree x={120} y={ground(left, 120) + 8} size={0.76} kind="broad" />
      <Tree x={200} y={ground(left, 200) + 8} size={0.6} />
      <Tree x={500} y={ground(left, 500) + 6} size={0.5} kind="round" tone={2} />
      <Tree x={1280} y={ground(right, 1280) + 6} size={0.7} kind="round" />
      <Tree x={1330} y={ground(right, 1330) + 8} size={0.86} />
      <Tree x={1400} y={ground(right, 1400) + 8} size={0.6} kind="broad" tone={2} />
      <Rings at={[790, 590, 50, 860, 604, 70, 950, 594, 44, 900, 624, 60, 1000, 612, 36, 760, 626, 40]} />
      <Hill tone={5} line={nearLeft} />
      <Tree x={80} y={ground(nearLeft, 80) + 10} size={1.1} tone={4} />
      <Bush x={330} y={ground(nearLeft, 330) + 10} size={0.9} tone={4} />
      <Reeds x={560} y={650} size={1.1} />
      <Hill tone={5} line={nearRight} />
      <Bush x={1380} y={ground(nearRight, 1380) + 6} size={1} tone={4} />
      <Reeds x={1190} y={652} size={1} />
      <Grass at={[200, 610, 420, 636, 1300, 650]} tone={4} />
    </Scene>
  )
}
