import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { MarketStall } from '#app/illustration/parts/roadside-objects.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { Walker } from '#app/illustration/parts/small-people.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 490, 260, 482, 520, 492, 800, 470, 1060, 440, 1260, 446, 1480, 424]
const farms = [-20, 512, 260, 506, 560, 514, 840, 496, 1080, 476, 1480, 462]
const field = [-20, 546, 260, 538, 560, 548, 860, 536, 1120, 526, 1480, 520]
const nearLeft = [-20, 606, 180, 598, 360, 614, 520, 650, 580, 700]

/** A stall by the lane, with its prices on a board. */
export function OurFeesScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="dawn"
      pan={2}
      trees={['round', 'alder', 'broad']}
      sky={<Cloud x={1120} y={360} size={0.8} />}
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <Field top={[1180, 486, 1290, 474, 1400, 476]} foot={[1140, 510, 1290, 506, 1400, 476]} />
      <FarTrees at={[180, 514, 9, 200, 513, 12, 640, 512, 9, 660, 511, 12]} />
      <FarHouse x={780} y={508} size={0.9} />
      <Hill tone={4} line={field} />
      <River course={[560, 546, 4, 480, 556, 10, 340, 566, 20, 260, 588, 34, 330, 630, 60, 330, 700, 90]} />
      <Lane
        course={[1480, 560, 12, 1280, 566, 16, 1060, 582, 24, 860, 604, 34, 700, 650, 52, 620, 720, 80]}
      />
      <Tree x={1130} y={ground(field, 1130) + 10} size={0.9} kind="broad" />
      <Tree x={1200} y={ground(field, 1200) + 10} size={0.66} tone={2} />
      <Tree x={860} y={ground(field, 860) + 10} size={0.6} kind="round" />
      <MarketStall x={1000} y={570} />
      <Walker x={912} y={588} size={1} />
      <Walker x={882} y={594} size={1} coat="coat" />
      <Hill tone={5} line={nearLeft} />
      <Tree x={80} y={ground(nearLeft, 80) + 10} size={0.9} tone={4} />
      <Grass at={[360, 634, 1120, 612, 1260, 600, 1380, 616]} tone={4} />
    </Scene>
  )
}
