import { Church, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { FarTrees, Grass, Reeds, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 388, 220, 396, 460, 378, 700, 392, 940, 358, 1160, 334, 1480, 352]
const farms = [-20, 420, 200, 408, 440, 424, 700, 416, 940, 396, 1200, 376, 1480, 388]
const village = [-20, 452, 240, 446, 520, 456, 780, 436, 1000, 420, 1240, 424, 1480, 436]
const meadow = [-20, 494, 240, 480, 460, 490, 760, 500, 1060, 484, 1480, 474]
const near = [-20, 574, 200, 560, 420, 584, 640, 640, 760, 700]
const nearRight = [1080, 700, 1180, 618, 1320, 584, 1480, 576]

/** A village in its valley on a clear morning: church, lane, river, sheep. */
export function CustomerHomeScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="noon"
      pan={2}
      sun={{ x: 1290, y: 150, r: 36 }}
      trees={['alder', 'broad']}
      sky={
        <>
          <Cloud x={900} y={190} size={1.5} />
          <Cloud x={1090} y={290} size={1} />
          <Birds at={[960, 250, 7, 988, 240, 6, 1010, 256, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[1080, 404, 1180, 384, 1300, 384]} foot={[1040, 424, 1180, 424, 1300, 384]} />
      <Field top={[300, 430, 400, 428, 500, 430]} foot={[240, 450, 380, 452, 500, 430]} fill="field-2" />
      <FarTrees
        at={[
          120, 422, 9, 140, 421, 12, 164, 421, 9, 640, 424, 8, 656, 424, 11, 676, 424, 8, 1380, 396, 10, 1400,
          396, 13, 1424, 396, 10,
        ]}
      />
      <Hill tone={3} line={village} />
      <FarTrees
        at={[840, 440, 10, 860, 438, 13, 1204, 432, 12, 1226, 432, 15, 1250, 432, 11, 1100, 428, 11]}
        tone={2}
      />
      <Church x={1000} y={426} size={1} />
      <FarHouse x={906} y={440} size={1.1} />
      <FarHouse x={1080} y={434} size={1.2} />
      <FarHouse x={1150} y={440} size={1.3} />
      <FarHouse x={952} y={452} size={1.2} />
      <FarTrees at={[930, 450, 8, 1112, 446, 9, 1180, 446, 9]} tone={2} />
      <Hill tone={4} line={meadow} />
      <River
        course={[
          1480, 500, 8, 1300, 506, 14, 1080, 514, 20, 900, 528, 28, 860, 556, 44, 960, 596, 74, 940, 660, 120,
          920, 720, 140,
        ]}
      />
      <Lane
        course={[
          1010, 484, 4, 980, 496, 5, 900, 504, 7, 760, 520, 10, 700, 556, 16, 740, 612, 26, 700, 700, 44,
        ]}
      />
      <Sheep at={[420, 524, 470, 536, 540, 520, 596, 548]} size={0.9} />
      <Tree x={800} y={ground(meadow, 800) + 6} size={0.44} kind="broad" tone={2} />
      <Tree x={1150} y={ground(meadow, 1150) + 6} size={0.62} />
      <Tree x={1190} y={ground(meadow, 1190) + 8} size={0.5} kind="broad" tone={2} />
      <Tree x={300} y={ground(meadow, 300) + 8} size={0.6} kind="broad" />
      <Tree x={356} y={ground(meadow, 356) + 8} size={0.48} tone={2} />
      <Hill tone={5} line={near} />
      <Tree x={80} y={ground(near, 80) + 10} size={1.05} kind="broad" tone={4} />
      <Tree x={168} y={ground(near, 168) + 10} size={0.7} tone={4} />
      <Tree x={470} y={ground(near, 470) + 10} size={0.4} kind="broad" tone={4} />
      <Hill tone={5} line={nearRight} />
      <Tree x={1350} y={ground(nearRight, 1350) + 10} size={1.1} tone={4} />
      <Reeds x={1130} y={652} size={0.9} />
      <Grass at={[260, 600, 360, 604, 1250, 620, 1410, 606]} tone={4} />
    </Scene>
  )
}
