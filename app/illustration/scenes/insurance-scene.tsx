import { Cottage, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Cloud, Rain } from '#app/illustration/parts/sky.tsx'
import { Sheep } from '#app/illustration/parts/small-people.tsx'
import { Bush, Canopy, FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 396, 220, 386, 480, 398, 740, 384, 980, 374, 1220, 384, 1480, 364]
const farms = [-20, 430, 240, 422, 500, 432, 780, 418, 1060, 424, 1480, 406]
const vale = [-20, 464, 240, 456, 520, 468, 800, 460, 1100, 464, 1480, 450]
const knoll = [380, 700, 520, 590, 700, 536, 900, 512, 1100, 516, 1300, 546, 1480, 570]
const near = [-20, 592, 160, 580, 320, 604, 440, 700]

/** A broad canopy in rain, with the house dry beneath it. */
export function InsuranceScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="rain"
      pan={2}
      trees={['alder']}
      sky={
        <>
          <Cloud x={1000} y={150} size={1.6} />
          <Cloud x={1200} y={220} size={1.2} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees at={[160, 430, 9, 180, 430, 12, 204, 429, 9, 1300, 420, 10, 1322, 420, 13]} />
      <Hill tone={3} line={vale} />
      <FarHouse x={360} y={468} size={0.9} />
      <FarTrees at={[326, 470, 10, 392, 470, 13, 414, 470, 9, 90, 466, 11, 112, 466, 14]} tone={2} />
      <River
        course={[
          600, 468, 3, 540, 478, 8, 400, 492, 15, 250, 512, 26, 240, 546, 44, 330, 596, 76, 330, 660, 110,
          310, 720, 130,
        ]}
      />
      <Hill tone={4} line={knoll} />
      <Lane course={[894, 520, 5, 900, 532, 8, 840, 550, 12, 760, 578, 18, 770, 630, 30, 730, 700, 46]} />
      <Rain x={30} y={410} columns={12} rows={4} />
      <Rain x={700} y={360} columns={2} rows={6} />
      <Rain x={1150} y={270} columns={5} rows={8} />
      <Canopy x={960} y={526} size={0.86} />
      <Cottage x={872} y={524} size={0.6} smoke={false} />
      <Sheep at={[1030, 534, 1066, 544, 1098, 532]} size={0.9} />
      <Bush x={780} y={ground(knoll, 780) + 12} size={0.7} />
      <Hill tone={5} line={near} />
      <Tree x={60} y={ground(near, 60) + 10} size={1.1} tone={4} />
      <Grass at={[160, 600, 230, 614, 620, 600, 1200, 570, 1320, 590, 1120, 580]} tone={4} />
    </Scene>
  )
}
