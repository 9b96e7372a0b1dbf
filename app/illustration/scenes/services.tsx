import { Animal } from '#app/illustration/parts/animals.tsx'
import { Bridge, Rings } from '#app/illustration/parts/bridges.tsx'
import { Cottage, doorstep, OldHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Furrows, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Bench, Fence } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud, Rain } from '#app/illustration/parts/sky.tsx'
import { Sheep, Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, Canopy, Grass, Reeds, Tree, Trees } from '#app/illustration/parts/trees.tsx'
import type { SceneContent } from '#app/illustration/scene.tsx'

const knoll = [420, 700, 560, 560, 700, 470, 850, 376, 980, 330, 1110, 332, 1270, 396, 1480, 468]
const home = { x: 1010, y: ground(knoll, 1010) + 10, size: 1.25 }
const lawnLeft = [-20, 520, 200, 506, 440, 512, 620, 520, 780, 580, 840, 700]
const lawnRight = [860, 700, 940, 590, 1080, 536, 1260, 520, 1480, 526]
const slope = [-20, 498, 240, 490, 500, 504, 760, 500, 1000, 480, 1240, 476, 1480, 488]
const rise = [300, 700, 460, 600, 640, 552, 860, 520, 1080, 516, 1280, 536, 1480, 560]
const bankLeft = [-20, 488, 200, 480, 420, 490, 600, 516, 690, 580, 730, 700]
const bankRight = [1050, 700, 1090, 580, 1180, 512, 1320, 486, 1480, 480]
const shelter = [380, 700, 520, 590, 700, 536, 900, 512, 1100, 516, 1300, 546, 1480, 570]

const steps = [
  [900, 700, 980, 470, 1070, 424, 1170, 408, 1300, 400, 1480, 396],
  [760, 700, 840, 500, 920, 464, 1020, 452, 1200, 446, 1480, 442],
  [600, 700, 690, 534, 770, 504, 870, 494, 1080, 490, 1480, 486],
  [450, 700, 540, 570, 620, 544, 730, 536, 1000, 534, 1480, 530],
  [310, 700, 400, 606, 490, 584, 600, 578, 900, 578, 1480, 574],
] as const
/** What is sown along a terrace. */
const row = (from: number, to: number, gap: number, y: number) =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, index) => [from + index * gap, y]).flat()

export const serviceScenes = {
  /** A house above the river, and somebody at its foot who points it out. */
  mortgage: {
    pan: 2,
    horizon: 'rolling',
    sun: { x: 1196, y: 300, r: 74 },
    trees: ['round', 'alder', 'broad'],
    sky: <Cloud x={860} y={250} size={0.8} />,
    foreground: 'roses',
    land: (
      <>
        <Hill tone={4} line={knoll} />
        <Field
          top={[1190, 384, 1270, 420, 1360, 456, 1480, 492]}
          foot={[1190, 384, 1240, 450, 1340, 506, 1480, 552]}
          fill="field-2"
        />
        <Lane
          course={[...doorstep(home), 6, 1066, 360, 8, 1040, 384, 10, 930, 410, 13, 850, 442, 16].concat([
            880, 484, 20, 1020, 520, 25, 1150, 552, 34, 1180, 620, 56, 1130, 720, 80,
          ])}
        />
        <River
          course={[
            330, 474, 3, 250, 484, 9, 150, 500, 18, 260, 524, 30, 480, 540, 38, 720, 562, 48, 920, 600, 74,
            940, 660, 110, 920, 720, 140,
          ]}
        />
        <Trees on={knoll} at={[904, 0.92]} />
        <Trees on={knoll} kind="round" at={[866, 0.6]} />
        <Trees on={knoll} at={[1164, 0.66]} tone={2} />
        <Cottage {...home} />
        <Trees on={knoll} kind="broad" at={[1128, 0.9]} down={12} />
        <Walker x={1092} y={560} size={1.2} does="points" looksLeft />
        <Walker x={1130} y={564} size={1.15} coat="coat" />
        <Animal kind="heron" x={640} y={566} />
        <Reeds x={560} y={626} size={0.8} />
      </>
    ),
  },
  /** Terraces that rise, sown at the foot and full-grown at the top; somebody has begun the next row. */
  investment: {
    light: 'harvest',
    season: 'autumn',
    pan: 2,
    horizon: 'rolling',
    sun: { x: 930, y: 350, r: 62 },
    trees: ['alder', 'broad'],
    sky: (
      <>
        <Cloud x={1080} y={150} size={0.9} />
        <Birds at={[880, 236, 7, 906, 250, 5]} />
      </>
    ),
    foreground: 'basket',
    land: (
      <>
        <River
          course={[
            560, 476, 3, 500, 488, 8, 380, 500, 15, 240, 520, 26, 240, 552, 44, 310, 600, 70, 300, 660, 100,
            280, 720, 120,
          ]}
        />
        <g transform="translate(-450 -236)scale(1.36)">
          <Hill tone={3} line={steps[0]} />
          <Furrows lines={[[1080, 430, 1180, 416, 1300, 409, 1480, 405]]} width={4} stroke="terrace" />
          <Trees on={steps[0]} at={[1160, 0.72, 1300, 0.86, 1440, 0.9]} />
          <Trees on={steps[0]} kind="broad" at={[1226, 0.78, 1374, 0.84]} />
          <Hill tone={3} line={steps[1]} />
          <Furrows lines={[[930, 470, 1030, 460, 1200, 455, 1480, 451]]} width={4} stroke="terrace" />
          <Trees on={steps[1]} at={[1046, 0.52, 1160, 0.56, 1282, 0.6]} />
          <Trees on={steps[1]} tone={2} at={[990, 0.5, 1102, 0.54, 1220, 0.58, 1346, 0.6]} />
          <Hill tone={4} line={steps[2]} />
          <Furrows lines={[[780, 510, 880, 502, 1080, 499, 1480, 495]]} width={4} stroke="terrace" />
          <Trees
            on={steps[2]}
            at={[
              840, 0.3, 886, 0.31, 932, 0.32, 978, 0.34, 1024, 0.35, 1070, 0.36, 1116, 0.37, 1162, 0.38, 1208,
              0.4,
            ]}
          />
          <Hill tone={4} line={steps[3]} />
          <Furrows lines={[[630, 551, 740, 545, 1000, 543, 1480, 539]]} width={4} stroke="terrace" />
          <Grass at={row(690, 1174, 44, 544)} />
          <Animal kind="hare" x={1060} y={543} size={0.6} />
          <Hill tone={5} line={steps[4]} />
          <Furrows
            lines={[
              [500, 600, 610, 594, 900, 594, 1480, 590],
              [470, 620, 610, 613, 900, 613, 1480, 610],
            ]}
            width={3}
            stroke="sprout"
          />
          <Walker x={920} y={590} size={0.8} does="reaches" />
        </g>
      </>
    ),
  },
  /** A river that rises under an old house; a family of ducks comes out with it. */
  'equity-release': {
    light: 'dawn',
    pan: 2,
    horizon: 'scarp',
    sun: { x: 1030, y: 336, r: 86 },
    trees: ['round', 'alder', 'broad'],
    sky: <Cloud x={1150} y={130} size={0.8} />,
    foreground: 'reeds',
    land: (
      <>
        <Tree x={720} y={456} size={0.7} kind="round" tone={2} />
        <Tree x={764} y={452} size={0.9} />
        <Tree x={1100} y={446} size={1} kind="broad" />
        <Tree x={1166} y={446} size={0.74} tone={2} />
        <OldHouse x={930} y={444} />
        <River
          course={[
            924, 478, 22, 916, 494, 30, 850, 516, 40, 800, 548, 58, 880, 596, 90, 860, 650, 130, 820, 720,
            160,
          ]}
        />
        <Animal kind="duck" x={886} y={512} size={0.7} looksLeft />
        <Animal kind="duck" x={862} y={524} size={0.8} looksLeft />
        <Animal kind="duck" x={826} y={544} size={1.2} looksLeft />
        <Hill tone={4} line={lawnLeft} />
        <Trees on={lawnLeft} at={[236, 0.6, 160, 0.8]} />
        <Trees on={lawnLeft} kind="round" tone={2} at={[500, 0.5]} />
        <Sheep at={[340, 540, 390, 556, 450, 538]} size={0.9} />
        <Hill tone={4} line={lawnRight} />
        <Trees on={lawnRight} at={[1330, 0.8]} />
        <Trees on={lawnRight} kind="round" tone={2} at={[1384, 0.6]} />
        <Lane
          course={[
            1014, 476, 6, 1040, 486, 7, 1110, 504, 9, 1150, 536, 13, 1100, 590, 22, 1130, 660, 38, 1120, 720,
            50,
          ]}
        />
        <Fence line={lawnRight} from={1190} to={1480} />
        <Walker x={1086} y={560} size={1.1} does="waves" looksLeft />
      </>
    ),
  },
  /** A bench in long evening light, with two on it and their dog. */
  retirement: {
    light: 'evening',
    season: 'autumn',
    pan: 2,
    horizon: 'rolling',
    sun: { x: 960, y: 384, r: 100 },
    trees: ['broad', 'alder', 'round'],
    sky: (
      <>
        <Cloud x={1150} y={240} size={1.1} />
        <Birds at={[820, 270, 7, 850, 256, 8, 884, 268, 6, 872, 290, 5]} />
      </>
    ),
    foreground: 'grasses',
    land: (
      <>
        <River
          course={[
            1020, 452, 4, 1050, 460, 7, 980, 468, 12, 860, 476, 17, 800, 486, 22, 860, 504, 30, 900, 540, 40,
          ]}
        />
        <Hill tone={4} line={slope} />
        <Trees on={slope} kind="broad" at={[110, 0.66]} />
        <Trees on={slope} tone={2} at={[180, 0.5, 560, 0.44]} />
        <Trees on={slope} at={[1300, 0.6]} />
        <Sheep at={[300, 528, 350, 542, 410, 526]} size={0.9} />
        <Hill tone={5} line={rise} />
        <Lane
          course={[
            470, 700, 46, 560, 640, 30, 700, 594, 19, 800, 580, 14, 900, 576, 12, 1040, 572, 12, 1200, 580,
            13, 1340, 604, 17, 1480, 640, 24, 1600, 680, 30,
          ]}
        />
        <Field top={[806, 554, 760, 590, 690, 650]} foot={[896, 554, 870, 590, 810, 650]} fill="shade" />
        <Field
          top={[1110, 536, 1090, 580, 1020, 660]}
          foot={[1124, 536, 1190, 580, 1180, 660]}
          fill="shade"
        />
        <Bench x={850} y={552} />
        <Animal kind="dog" x={930} y={556} looksLeft />
        <Trees on={rise} kind="broad" tone={4} at={[1118, 1.6]} down={16} />
        <Grass at={[640, 606, 720, 650, 940, 610, 1060, 640]} tone={4} />
      </>
    ),
  },
  /** A stone bridge between two banks; two people meet on it, and a boat passes below. */
  corporate: {
    light: 'noon',
    pan: 2,
    horizon: 'rolling',
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={1190} y={250} size={1.7} />
        <Birds at={[930, 262, 7, 958, 276, 5]} />
      </>
    ),
    foreground: 'reeds',
    land: (
      <>
        <River
          course={[
            900, 450, 6, 930, 460, 12, 880, 474, 26, 840, 494, 50, 880, 530, 92, 900, 580, 150, 900, 650, 210,
            900, 720, 240,
          ]}
        />
        <Walker x={878} y={508} size={0.8} does="reaches" />
        <Walker x={906} y={508} size={0.8} coat="coat" does="reaches" looksLeft />
        <Bridge x={890} y={556} />
        <Hill tone={4} line={bankLeft} />
        <Hill tone={4} line={bankRight} />
        <Lane course={[-20, 528, 12, 240, 514, 11, 460, 516, 10, 600, 528, 9, 650, 540, 6]} />
        <Lane course={[1480, 512, 9, 1340, 512, 9, 1230, 518, 9, 1160, 528, 8, 1126, 540, 5]} />
        <Trees on={bankLeft} kind="broad" at={[120, 0.76]} />
        <Trees on={bankLeft} at={[200, 0.6]} />
        <Trees on={bankLeft} tone={2} at={[500, 0.5]} />
        <Trees on={bankRight} at={[1330, 0.86]} />
        <Rings at={[790, 590, 50, 860, 604, 70, 950, 594, 44, 900, 624, 60, 1000, 612, 36, 760, 626, 40]} />
        <Animal kind="swan" x={830} y={622} />
      </>
    ),
  },
  /** A broad canopy in rain, with house and sheep dry beneath it. */
  insurance: {
    light: 'rain',
    pan: 2,
    horizon: 'rolling',
    trees: ['alder'],
    sky: (
      <>
        <Cloud x={1000} y={150} size={1.6} />
        <Cloud x={1200} y={220} size={1.2} />
      </>
    ),
    foreground: 'umbrella',
    land: (
      <>
        <River
          course={[
            600, 468, 3, 540, 478, 8, 400, 492, 15, 250, 512, 26, 240, 546, 44, 330, 596, 76, 330, 660, 110,
            310, 720, 130,
          ]}
        />
        <Hill tone={4} line={shelter} />
        <Lane course={[894, 520, 5, 900, 532, 8, 840, 550, 12, 760, 578, 18, 770, 630, 30, 730, 700, 46]} />
        <Rain x={30} y={410} columns={12} rows={4} />
        <Rain x={700} y={360} columns={2} rows={6} />
        <Rain x={1150} y={270} columns={5} rows={8} />
        <Canopy x={960} y={526} size={0.86} />
        <Cottage x={872} y={524} size={0.6} smoke={false} />
        <Sheep at={[932, 562, 974, 572, 1008, 556]} size={0.9} />
        <Walker x={850} y={560} size={0.9} does="waves" />
        <Animal kind="dog" x={812} y={574} size={0.9} />
        <Bush x={740} y={ground(shelter, 740) + 12} size={0.7} />
        <Grass at={[620, 600, 1120, 580]} tone={4} />
      </>
    ),
  },
} satisfies Record<string, SceneContent>
