import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { Field, Furrows, Hill, River } from '#app/illustration/parts/land.tsx'
import { Cloud } from '#app/illustration/parts/sky.tsx'
import { FarTrees } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 424, 200, 438, 440, 422, 680, 436, 900, 406, 1120, 380, 1300, 396, 1480, 376]
const farms = [-20, 476, 220, 462, 460, 478, 720, 468, 960, 450, 1200, 434, 1480, 446]
const vale = [-20, 516, 260, 522, 540, 506, 820, 510, 1100, 494, 1480, 506]

/** The horizon of the valley, whose map follows below: a river from the downs. */
export function OurServicesScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      pan={2}
      sun={{ x: 1080, y: 298, r: 44 }}
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
        top={[1080, 470, 1180, 446, 1290, 448]}
        foot={[1060, 490, 1180, 484, 1290, 448]}
        fill="field-2"
      />
      <Furrows
        lines={[
          [1090, 474, 1180, 456, 1280, 454],
          [1080, 482, 1180, 468, 1270, 462],
        ]}
      />
      <FarTrees
        at={[160, 470, 9, 180, 470, 12, 204, 470, 9, 620, 478, 9, 640, 478, 12, 900, 462, 8, 916, 461, 11]}
      />
      <Hill tone={3} line={vale} />
      <FarHouse x={420} y={526} size={0.9} />
      <FarHouse x={1120} y={506} size={1.1} />
      <FarTrees
        at={[
          384, 528, 10, 452, 528, 12, 474, 529, 9, 1010, 510, 11, 1034, 508, 14, 1166, 506, 16, 1196, 506, 12,
          230, 536, 14, 258, 538, 18,
        ]}
        tone={2}
      />
      <River
        course={[
          900, 512, 5, 930, 522, 9, 862, 538, 20, 792, 556, 36, 730, 584, 48, 690, 612, 52, 590, 671, 44,
        ]}
      />
    </Scene>
  )
}
