import { Animal, Balloon } from '#app/illustration/parts/animals.tsx'
import { Footbridge, SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { Church, Cottage, doorstep, FarHouse, WindPump } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Bunting, Lanterns, Marquee } from '#app/illustration/parts/event-decorations.tsx'
import { Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Gate, Signpost, Wall } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud, Rain } from '#app/illustration/parts/sky.tsx'
import { Kite, Sheep, Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Tree, Trees } from '#app/illustration/parts/trees.tsx'
import type { SceneContent } from '#app/illustration/scene.tsx'

const shoulder = [-20, 504, 220, 494, 500, 506, 780, 490, 1040, 472, 1280, 460, 1480, 466]
const ridge = [-20, 600, 240, 582, 520, 546, 760, 520, 960, 514, 1200, 546, 1480, 590]
const crest = [-20, 600, 200, 592, 440, 572, 680, 540, 900, 512, 1120, 506, 1300, 520, 1480, 514]
const brow = [-20, 604, 220, 590, 460, 566, 700, 536, 920, 520, 1140, 526, 1320, 552, 1480, 566]
const meadow = [-20, 580, 240, 568, 500, 558, 760, 546, 1000, 542, 1240, 546, 1480, 556]
const field = [-20, 560, 240, 552, 500, 546, 760, 534, 1000, 530, 1240, 534, 1480, 544]
const bankLeft = [-20, 504, 220, 496, 460, 508, 640, 520, 730, 548, 770, 620, 790, 700]
const bankRight = [1000, 700, 1020, 610, 1066, 540, 1160, 508, 1320, 490, 1480, 486]
const village = [500, 700, 620, 560, 760, 490, 920, 456, 1100, 452, 1300, 476, 1480, 490]
const green = [340, 700, 480, 610, 640, 560, 860, 536, 1100, 532, 1480, 548]
const lowest = { x: 1120, y: ground(green, 1120) + 14, size: 0.84 }

/** Behind the nearest ridge in most of these scenes. */
const shoulderWithTrees = (
  <>
    <Hill tone={4} line={shoulder} />
    <Trees on={shoulder} kind="broad" at={[140, 0.66, 1380, 0.54]} />
    <Trees on={shoulder} tone={2} at={[210, 0.5, 1336, 0.6]} />
  </>
)

export const adviserScenes = {
  /** The landscape seen from the ridge: many paths join into one; somebody waves to those who come. */
  'adviser-home': {
    seenFrom: 'ridge',
    pan: 1,
    horizon: 'peaks',
    sun: { x: 1010, y: 322, r: 56 },
    trees: ['alder', 'broad'],
    sky: (
      <>
        <Cloud x={1190} y={196} size={0.9} />
        <Balloon x={850} y={236} size={0.6} />
      </>
    ),
    foreground: 'watcher',
    land: (
      <>
        {shoulderWithTrees}
        <FarHouse x={560} y={506} />
        <FarTrees at={[526, 508, 11, 592, 508, 13, 616, 508, 10]} tone={3} />
        <Hill tone={5} line={ridge} />
        {/* After all hills, so that no crest breaks a path. */}
        <Lane
          course={[
            250, 489, 4, 256, 498, 5, 328, 508, 6, 312, 526, 7, 390, 556, 8, 420, 574, 9, 560, 586, 11, 720,
            578, 13, 850, 584, 18,
          ]}
        />
        <Lane
          course={[
            690, 440, 2, 692, 448, 3, 728, 458, 4, 694, 472, 5, 726, 488, 6, 766, 500, 7, 744, 514, 8, 770,
            530, 9, 810, 546, 11, 830, 562, 14, 850, 590, 20,
          ]}
        />
        <Lane
          course={[
            1130, 361, 1, 1140, 372, 2, 1100, 386, 3, 1128, 404, 4, 1110, 424, 5, 1146, 444, 6, 1114, 462, 7,
            1080, 488, 8, 1124, 508, 9, 1090, 538, 10, 980, 554, 12, 900, 566, 16, 860, 590, 24, 870, 640, 44,
            850, 720, 70,
          ]}
        />
        <Trees on={ridge} at={[1010, 0.95]} tone={4} />
        <Signpost x={930} y={592} size={0.95} />
        <Walker x={800} y={612} size={0.95} does="waves" />
        <Walker x={1060} y={548} size={0.7} coat="coat" does="waves" looksLeft />
        <Grass at={[200, 610, 320, 606, 600, 620, 1130, 590]} tone={4} />
      </>
    ),
  },
  /** Two walkers on the ridge path, in step; a dog has run ahead. */
  'personal-approach': {
    seenFrom: 'ridge',
    light: 'ridge-dawn',
    season: 'autumn',
    pan: 2,
    horizon: 'ridge',
    sun: { x: 900, y: 362, r: 72 },
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={1210} y={170} size={0.9} />
        <Birds at={[940, 250, 7, 968, 262, 6, 992, 250, 5]} />
      </>
    ),
    foreground: 'gate',
    land: (
      <>
        <River course={[620, 462, 3, 660, 470, 6, 600, 482, 11, 470, 494, 18, 400, 512, 26, 440, 540, 36]} />
        {shoulderWithTrees}
        <FarTrees at={[640, 508, 12, 720, 508, 14]} tone={3} />
        <FarHouse x={682} y={510} size={1.2} />
        <Hill tone={5} line={crest} />
        <Lane
          course={[
            330, 720, 70, 440, 650, 44, 600, 600, 28, 760, 570, 20, 900, 550, 16, 1040, 536, 12, 1180, 532,
            10, 1330, 530, 8, 1480, 520, 7,
          ]}
        />
        <Walker x={884} y={556} size={1.3} does="points" />
        <Walker x={846} y={562} size={1.24} coat="lantern" />
        <Animal kind="dog" x={968} y={552} />
        <Trees on={crest} at={[1060, 1.3]} tone={4} down={10} />
        <Grass at={[300, 612, 520, 640, 700, 620, 980, 596, 1160, 574]} tone={4} />
      </>
    ),
  },
  /** A footbridge with a rail to hold, and a hand held out. */
  support: {
    seenFrom: 'ridge',
    light: 'rain',
    pan: 2,
    horizon: 'ridge',
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={860} y={140} size={1.8} />
        <Cloud x={1150} y={210} size={1.5} />
        <Rain x={1000} y={230} columns={6} rows={3} />
      </>
    ),
    land: (
      <>
        <River
          course={[
            880, 452, 4, 910, 462, 8, 880, 474, 14, 840, 492, 24, 880, 526, 44, 900, 580, 76, 890, 650, 110,
            880, 720, 140,
          ]}
        />
        <Hill tone={5} line={bankLeft} />
        <Hill tone={5} line={bankRight} />
        <Lane course={[-20, 560, 13, 240, 552, 12, 480, 548, 11, 640, 550, 10, 752, 566, 7]} />
        <Lane course={[1480, 534, 11, 1340, 532, 10, 1200, 542, 10, 1110, 552, 9, 1044, 568, 6]} />
        <Walker x={866} y={548} size={0.95} does="reaches" />
        <Walker x={900} y={547} size={0.95} coat="lantern" does="reaches" looksLeft />
        <Footbridge x={898} y={570} />
        <Animal kind="duck" x={930} y={606} />
        <Animal kind="duck" x={896} y={612} size={0.7} />
        <Animal kind="duck" x={874} y={614} size={0.7} />
        <Trees on={bankLeft} kind="broad" tone={4} at={[140, 0.8]} />
        <Trees on={bankLeft} tone={4} at={[220, 0.62, 560, 0.6]} />
        <Trees on={bankRight} tone={4} at={[1180, 0.9]} />
        <SteppingStones at={[840, 644, 18, 936, 640, 16]} />
        <Grass at={[600, 590, 400, 590, 1120, 600]} tone={4} />
      </>
    ),
  },
  /** A wind pump and a kite on the ridge; the sheep watch it. */
  technology: {
    seenFrom: 'ridge',
    light: 'noon',
    pan: 2,
    horizon: 'peaks',
    sun: { x: 1310, y: 110, r: 34 },
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={1120} y={190} size={1.3} />
        <Cloud x={860} y={130} size={0.9} />
      </>
    ),
    foreground: 'grasses',
    land: (
      <>
        <River course={[700, 458, 3, 740, 466, 7, 690, 478, 12, 560, 492, 19, 470, 512, 28, 500, 546, 38]} />
        {shoulderWithTrees}
        <Hill tone={5} line={brow} />
        <Lane course={[560, 720, 60, 640, 650, 38, 780, 600, 24, 880, 572, 17, 960, 548, 12, 1000, 528, 9]} />
        <WindPump x={1000} y={ground(brow, 1000) + 8} size={1.35} />
        <Trees on={brow} at={[1090, 0.8]} tone={4} />
        <Trees on={brow} kind="broad" at={[1134, 0.6]} tone={4} />
        <Kite x={778} y={562} size={1.2} />
        <Walker x={757} y={598} does="points" />
        <Animal kind="dog" x={800} y={606} />
        <Sheep at={[1110, 584, 1160, 604, 1196, 580]} />
        <Grass at={[360, 606, 520, 610, 980, 600]} tone={4} />
      </>
    ),
  },
  /** A marquee on the meadow, bunting up and lanterns lit, and people who cheer. */
  events: {
    seenFrom: 'ridge',
    light: 'sunset',
    pan: 2,
    horizon: 'ridge',
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={720} y={330} size={0.6} />
        <Balloon x={1240} y={250} size={0.8} />
      </>
    ),
    foreground: 'grasses',
    land: (
      <>
        {shoulderWithTrees}
        <Hill tone={5} line={meadow} />
        <Trees on={meadow} at={[700, 1.1, 1230, 1.15]} tone={4} />
        <Marquee x={960} y={566} size={0.9} />
        <Bunting from={[700, 470]} to={[896, 434]} sag={16} count={8} />
        <Bunting from={[1026, 434]} to={[1228, 468]} sag={16} count={8} />
        <Lanterns from={[486, 512]} to={[696, 500]} sag={20} count={5} />
        <Lanterns from={[1234, 500]} to={[1440, 520]} sag={20} count={5} />
        <path d="M486 576v-66M1440 580v-62" stroke="var(--trunk)" strokeWidth="4" />
        <Lane course={[960, 567, 26, 956, 588, 32, 900, 620, 42, 860, 720, 80]} />
        <Walker x={780} y={598} size={0.95} does="cheers" />
        <Walker x={812} y={602} size={0.95} coat="lantern" does="waves" />
        <Walker x={1120} y={604} size={0.95} coat="coat" does="reaches" looksLeft />
        <Walker x={1088} y={602} size={0.9} does="reaches" />
        <Animal kind="dog" x={848} y={612} />
        <Walker x={610} y={612} coat="coat" does="points" />
        <Grass at={[380, 604, 680, 640, 1020, 640]} tone={4} />
      </>
    ),
  },
  /** A village on the ridge, with a light in every house; its lane leads to the lowest door. */
  'adviser-about': {
    seenFrom: 'ridge',
    light: 'ridge-evening',
    pan: 2,
    horizon: 'ridge',
    sun: { x: 1010, y: 352, r: 100 },
    trees: ['alder', 'broad'],
    sky: (
      <>
        <Cloud x={1220} y={150} size={0.9} />
        <Birds at={[930, 270, 7, 958, 258, 6]} />
      </>
    ),
    foreground: 'roses',
    land: (
      <>
        <River
          course={[
            520, 468, 3, 480, 478, 8, 370, 492, 15, 230, 510, 26, 220, 544, 44, 300, 592, 70, 300, 660, 100,
            280, 720, 120,
          ]}
        />
        <Hill tone={4} line={village} />
        <Trees on={village} at={[800, 0.66]} tone={2} />
        <Trees on={village} kind="broad" at={[1180, 0.8]} />
        <Church x={1010} y={ground(village, 1010) + 8} size={1.1} />
        <FarHouse x={880} y={ground(village, 880) + 12} size={1.5} />
        <FarHouse x={944} y={ground(village, 944) + 14} size={1.4} />
        <FarHouse x={1110} y={ground(village, 1110) + 16} size={1.6} />
        <FarTrees at={[836, 486, 14, 912, 476, 10, 1070, 470, 12, 1150, 478, 12]} tone={3} />
        <FarHouse x={820} y={512} size={1.8} />
        <FarHouse x={910} y={506} size={1.9} />
        <FarHouse x={1010} y={508} size={1.8} />
        <FarHouse x={1180} y={512} size={1.9} />
        <FarHouse x={1290} y={518} size={1.7} />
        <FarTrees
          at={[866, 518, 14, 960, 516, 14, 1060, 514, 16, 1090, 514, 12, 1236, 520, 16, 1340, 524, 14]}
          tone={3}
        />
        <Hill tone={5} line={green} />
        <Lane
          course={[...doorstep(lowest), 5, 1150, 566, 8, 1060, 578, 13, 920, 590, 20, 830, 610, 28].concat([
            840, 650, 44, 800, 720, 70,
          ])}
        />
        <Cottage {...lowest} />
        <Cottage x={730} y={ground(green, 730) + 20} size={0.8} />
        <Trees on={green} at={[1232, 0.8, 1010, 0.5]} tone={4} />
        <Walker x={900} y={604} size={0.85} does="waves" />
        <Walker x={930} y={600} size={0.82} coat="coat" />
        <Animal kind="cat" x={790} y={600} size={0.9} />
        <Grass at={[560, 640, 960, 630]} tone={4} />
      </>
    ),
  },
  /** Paths from every side that meet at one gate, which is open; somebody holds it. */
  'join-us': {
    seenFrom: 'ridge',
    pan: 2,
    horizon: 'peaks',
    sun: { x: 1270, y: 150, r: 46 },
    trees: ['broad', 'alder'],
    sky: (
      <>
        <Cloud x={1200} y={190} size={0.9} />
        <Birds at={[920, 246, 7, 948, 258, 5]} />
      </>
    ),
    foreground: 'bicycle',
    land: (
      <>
        {shoulderWithTrees}
        <Tree x={820} y={496} />
        <Wall line={[-20, 574, 240, 566, 500, 560, 760, 548, 866, 546]} height={24} />
        <Wall line={[980, 544, 1240, 548, 1480, 558]} height={24} />
        <Hill tone={5} line={field} />
        {/* After all hills, so that no crest breaks it. */}
        <Lane
          course={[
            1010, 402, 1, 1014, 410, 2, 982, 424, 3, 1004, 444, 4, 962, 464, 6, 982, 486, 7, 934, 508, 9, 926,
            534, 12, 924, 550, 16, 920, 576, 24, 900, 616, 40, 890, 720, 76,
          ]}
        />
        <Lane course={[240, 720, 40, 420, 640, 28, 620, 598, 20, 780, 580, 16, 900, 572, 12]} />
        <Lane course={[1480, 640, 24, 1320, 606, 20, 1160, 588, 16, 1040, 578, 14, 930, 572, 10]} />
        <Gate x={924} y={548} size={1.1} />
        <Walker x={936} y={516} size={0.62} coat="coat" />
        <Walker x={884} y={562} size={0.95} does="waves" />
        <Walker x={950} y={580} size={0.95} coat="lantern" looksLeft does="waves" />
        <Animal kind="dog" x={1010} y={590} looksLeft />
        <Trees on={field} kind="broad" at={[640, 0.8]} tone={4} />
        <Bush x={1080} y={ground(field, 1080) + 6} size={0.8} tone={4} />
        <Animal kind="robin" x={860} y={524} />
        <Grass at={[200, 600, 460, 590, 760, 640]} tone={4} />
      </>
    ),
  },
} satisfies Record<string, SceneContent>
