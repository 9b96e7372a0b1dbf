import { FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Furrows, Hill, River } from '#app/illustration/parts/land.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { FarTrees, Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { Scene, type SceneProps } from '#app/illustration/scene.tsx'

const downs = [-20, 392, 240, 380, 480, 396, 740, 386, 960, 366, 1200, 344, 1480, 320]
const farms = [-20, 424, 220, 432, 480, 420, 760, 424, 1000, 404, 1480, 390]
const vale = [-20, 468, 240, 460, 500, 474, 760, 484, 1480, 480]
const step5 = [900, 700, 980, 470, 1070, 424, 1170, 408, 1300, 400, 1480, 396]
const step4 = [760, 700, 840, 500, 920, 464, 1020, 452, 1200, 446, 1480, 442]
const step3 = [600, 700, 690, 534, 770, 504, 870, 494, 1080, 490, 1480, 486]
const step2 = [450, 700, 540, 570, 620, 544, 730, 536, 1000, 534, 1480, 530]
const step1 = [310, 700, 400, 606, 490, 584, 600, 578, 900, 578, 1480, 574]
const near = [-20, 590, 140, 580, 260, 606, 340, 700]

/** Terraces that rise, sown at the foot and full-grown at the top. */
export function InvestmentScene({ className }: SceneProps) {
  return (
    <Scene
      className={className}
      light="harvest"
      season="autumn"
      pan={2}
      sun={{ x: 930, y: 350, r: 62 }}
      trees={['alder', 'broad']}
      sky={
        <>
          <Cloud x={1080} y={150} size={0.9} />
          <Birds at={[880, 236, 7, 906, 250, 5]} />
        </>
      }
    >
      <Hill tone={1} line={downs} />
      <Hill tone={2} line={farms} />
      <FarTrees at={[160, 434, 9, 180, 434, 12, 204, 433, 9, 560, 428, 9, 580, 427, 12, 700, 430, 8]} />
      <Hill tone={3} line={vale} />
      <FarHouse x={330} y={470} size={0.9} />
      <FarTrees at={[296, 472, 10, 360, 472, 13, 382, 474, 9, 90, 474, 10, 112, 474, 13]} tone={2} />
      <River
        course={[
          560, 476, 3, 500, 488, 8, 380, 500, 15, 240, 520, 26, 240, 552, 44, 310, 600, 70, 300, 660, 100,
          280, 720, 120,
        ]}
      />
      <g transform="translate(-450 -236)scale(1.36)">
        <Hill tone={3} line={step5} />
        <Furrows lines={[[1080, 430, 1180, 416, 1300, 409, 1480, 405]]} width={4} stroke="terrace" />
        <Tree x={1160} y={ground(step5, 1160) + 8} size={0.72} />
        <Tree x={1226} y={ground(step5, 1226) + 8} size={0.78} kind="broad" />
        <Tree x={1300} y={ground(step5, 1300) + 8} size={0.86} />
        <Tree x={1374} y={ground(step5, 1374) + 8} size={0.84} kind="broad" />
        <Tree x={1440} y={ground(step5, 1440) + 8} size={0.9} />
        <Hill tone={3} line={step4} />
        <Furrows lines={[[930, 470, 1030, 460, 1200, 455, 1480, 451]]} width={4} stroke="terrace" />
        <Tree x={990} y={ground(step4, 990) + 8} size={0.5} tone={2} />
        <Tree x={1046} y={ground(step4, 1046) + 8} size={0.52} />
        <Tree x={1102} y={ground(step4, 1102) + 8} size={0.54} tone={2} />
        <Tree x={1160} y={ground(step4, 1160) + 8} size={0.56} />
        <Tree x={1220} y={ground(step4, 1220) + 8} size={0.58} tone={2} />
        <Tree x={1282} y={ground(step4, 1282) + 8} size={0.6} />
        <Tree x={1346} y={ground(step4, 1346) + 8} size={0.6} tone={2} />
        <Hill tone={4} line={step3} />
        <Furrows lines={[[780, 510, 880, 502, 1080, 499, 1480, 495]]} width={4} stroke="terrace" />
        <Tree x={840} y={ground(step3, 840) + 8} size={0.3} />
        <Tree x={886} y={ground(step3, 886) + 8} size={0.31} />
        <Tree x={932} y={ground(step3, 932) + 8} size={0.32} />
        <Tree x={978} y={ground(step3, 978) + 8} size={0.34} />
        <Tree x={1024} y={ground(step3, 1024) + 8} size={0.35} />
        <Tree x={1070} y={ground(step3, 1070) + 8} size={0.36} />
        <Tree x={1116} y={ground(step3, 1116) + 8} size={0.37} />
        <Tree x={1162} y={ground(step3, 1162) + 8} size={0.38} />
        <Tree x={1208} y={ground(step3, 1208) + 8} size={0.4} />
        <Tree x={1254} y={ground(step3, 1254) + 8} size={0.41} />
        <Hill tone={4} line={step2} />
        <Furrows lines={[[630, 551, 740, 545, 1000, 543, 1480, 539]]} width={4} stroke="terrace" />
        <Grass
          at={[
            690, 544, 734, 544, 778, 544, 822, 544, 866, 544, 910, 544, 954, 544, 998, 544, 1042, 544, 1086,
            544, 1130, 544, 1174, 544,
          ]}
          tone={3}
        />
        <Hill tone={5} line={step1} />
        <Furrows
          lines={[
            [500, 600, 610, 594, 900, 594, 1480, 590],
            [470, 620, 610, 613, 900, 613, 1480, 610],
            [450, 640, 610, 633, 900, 633, 1480, 630],
          ]}
          width={3}
          stroke="sprout"
        />
      </g>
      <Hill tone={5} line={near} />
      <Tree x={50} y={ground(near, 50) + 10} size={1.1} kind="broad" tone={4} />
      <Grass at={[150, 606, 210, 624]} tone={4} />
    </Scene>
  )
}
