import { Animal } from '#app/illustration/parts/animals.tsx'
import { Rings, SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { Church, FarHouse, Mill } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Hill, Lane, River, Water } from '#app/illustration/parts/land.tsx'
import {
  Beacon,
  Boardwalk,
  FallenTree,
  Fence,
  GardenDoor,
  Signpost,
  Wall,
  WaterGauge,
} from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Boat, Sheep, Walker, WheelchairUser } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree, Trees } from '#app/illustration/parts/trees.tsx'
import type { SceneContent } from '#app/illustration/scene.tsx'

const bank = [420, 700, 560, 570, 700, 528, 860, 512, 970, 520, 1022, 558, 1036, 700]
const right = [1130, 700, 1190, 580, 1280, 528, 1480, 504]
const hill = [380, 700, 540, 586, 720, 512, 900, 448, 1000, 436, 1120, 462, 1280, 524, 1480, 566]
const lawn = [-20, 520, 260, 512, 560, 522, 860, 516, 1160, 514, 1480, 520]
const path = [-20, 616, 240, 626, 500, 618, 760, 622, 1040, 612, 1240, 618, 1480, 606]
const shore = [-20, 456, 260, 450, 540, 458, 820, 448, 1100, 444, 1480, 448]
const mere = [-20, 486, 300, 480, 620, 486, 900, 480, 1200, 484, 1480, 480]
const landing = [-20, 524, 220, 532, 420, 556, 560, 576, 680, 568, 800, 576, 900, 618, 960, 700]
const slope = [-20, 510, 260, 500, 560, 514, 820, 500, 1080, 494, 1480, 502]

export const readingScenes = {
  /** A water mill by the river, and somebody who reads beside it. */
  blog: {
    light: 'clear',
    season: 'autumn',
    zoom: { by: 1.34, x: 1000 },
    pan: 2,
    horizon: 'rolling',
    sun: { x: 1300, y: 130, r: 46 },
    trees: ['round', 'alder', 'broad'],
    sky: (
      <>
        <Cloud x={1220} y={170} />
        <Cloud x={680} y={340} size={0.6} />
        <Birds at={[960, 230, 7, 988, 242, 5]} />
      </>
    ),
    foreground: 'grasses',
    land: (
      <>
        <Field top={[1160, 424, 1260, 412, 1380, 410]} foot={[1120, 448, 1260, 444, 1380, 410]} />
        <River
          course={[
            1256, 448, 2, 1262, 458, 7, 1220, 470, 14, 1110, 486, 22, 1060, 510, 34, 1090, 548, 54, 1080, 600,
            80, 1020, 660, 110, 960, 720, 140,
          ]}
        />
        <Hill tone={4} line={bank} />
        <Trees on={bank} kind="round" at={[740, 0.7]} />
        <Trees on={bank} at={[780, 0.9]} />
        <Mill x={950} y={528} size={1.02} />
        <Rings at={[1040, 580, 40, 1060, 594, 30, 1044, 610, 56, 1076, 560, 30, 1096, 628, 40]} />
        <Lane course={[954, 530, 7, 950, 542, 9, 860, 556, 13, 760, 586, 20, 770, 640, 34, 720, 720, 56]} />
        <Walker x={848} y={552} size={0.8} does="reads" />
        <Animal kind="cat" x={884} y={540} size={0.6} />
        <Hill tone={4} line={right} />
        <Trees on={right} kind="broad" at={[1290, 0.9]} down={10} />
        <Trees on={right} at={[1420, 0.8]} down={10} />
        <Animal kind="duck" x={1066} y={582} size={0.7} />
        <Animal kind="duck" x={1092} y={604} size={0.9} />
        <Reeds x={1170} y={626} size={0.9} />
        <Grass at={[620, 610, 860, 600]} />
      </>
    ),
  },
  /** A beacon on the hill, somebody who has lit it, and birds flying from it. */
  media: {
    light: 'sunset',
    zoom: { by: 1.3, x: 1040 },
    pan: 2,
    horizon: 'rolling',
    trees: ['alder', 'round', 'broad'],
    sky: (
      <>
        <Cloud x={1230} y={170} size={0.9} />
        <Birds
          at={[1010, 250, 9, 960, 226, 8, 910, 232, 7, 868, 210, 7, 930, 262, 6, 836, 238, 6, 800, 216, 5]}
        />
      </>
    ),
    foreground: 'gate',
    land: (
      <>
        <Church x={330} y={470} size={0.8} />
        <River
          course={[
            600, 470, 3, 560, 480, 8, 440, 496, 16, 280, 514, 28, 240, 548, 46, 320, 596, 76, 340, 660, 110,
            320, 720, 130,
          ]}
        />
        <Hill tone={4} line={hill} />
        <Lane
          course={[
            972, 444, 4, 1004, 458, 5, 960, 474, 7, 1000, 498, 10, 940, 530, 14, 860, 566, 20, 880, 620, 32,
            830, 700, 52,
          ]}
        />
        <Beacon x={970} y={ground(hill, 970) + 6} />
        <Walker x={1016} y={ground(hill, 1016) + 10} size={0.85} coat="coat" does="cheers" />
        <Animal kind="dog" x={1050} y={ground(hill, 1050) + 10} size={0.8} looksLeft />
        <Trees on={hill} at={[1180, 0.7]} />
        <Trees on={hill} kind="round" tone={2} at={[1226, 0.54]} />
        <Trees on={hill} kind="broad" tone={2} at={[700, 0.56]} />
        <Sheep at={[780, 540, 740, 566, 1100, 530]} size={0.9} />
        <Grass at={[620, 620, 1040, 600]} />
      </>
    ),
  },
  /** A walled garden with its gate shut, and a cat on the wall. */
  privacy: {
    light: 'clear',
    season: 'spring',
    zoom: { by: 1.2, x: 1000 },
    pan: 2,
    horizon: 'rolling',
    trees: ['round', 'alder'],
    sky: (
      <>
        <Cloud x={1200} y={190} />
        <Cloud x={800} y={300} size={0.7} />
      </>
    ),
    foreground: 'roses',
    land: (
      <>
        <Tree x={700} y={484} size={0.6} kind="round" tone={2} />
        <Tree x={752} y={484} size={0.8} />
        <Tree x={820} y={484} size={0.7} kind="round" />
        <Tree x={1010} y={480} size={0.8} kind="round" />
        <Tree x={1070} y={480} size={0.66} tone={2} />
        <Tree x={1130} y={480} size={0.86} kind="round" />
        <Tree x={1200} y={482} size={0.74} tone={2} />
        <Wall line={[640, 524, 780, 518, 880, 516]} height={44} />
        <Wall line={[970, 516, 1100, 514, 1260, 518]} height={44} />
        <Animal kind="cat" x={1044} y={468} looksLeft />
        <GardenDoor x={925} y={518} />
        <Hill tone={4} line={lawn} />
        <Lane course={[925, 514, 10, 925, 532, 13, 900, 554, 20, 850, 590, 32, 870, 640, 52, 850, 720, 80]} />
        <Bush x={700} y={530} size={0.8} tone={2} />
        <Bush x={1180} y={526} size={0.8} tone={2} />
        <Walker x={842} y={562} size={0.9} coat="coat" does="reads" />
        <Trees on={lawn} at={[150, 0.8]} />
        <Trees on={lawn} tone={2} at={[236, 0.6]} />
        <Sheep at={[340, 552, 400, 566, 470, 548]} size={0.9} />
        <Animal kind="hare" x={1060} y={560} size={0.9} />
        <Grass at={[640, 580, 740, 610, 1060, 590]} />
      </>
    ),
  },
  /** A level way with a rail across the water meadow, wide enough for two and a dog. */
  accessibility: {
    light: 'clear',
    pan: 2,
    horizon: 'rolling',
    sun: { x: 1190, y: 396, r: 64 },
    trees: ['broad', 'alder', 'round'],
    sky: (
      <>
        <Cloud x={930} y={300} size={0.8} />
        <Birds at={[1060, 260, 7, 1088, 272, 5]} />
      </>
    ),
    foreground: 'reeds',
    land: (
      <>
        <Tree x={1260} y={506} size={0.8} kind="broad" />
        <Tree x={720} y={496} size={0.5} tone={2} />
        <Tree x={240} y={496} size={0.6} kind="round" />
        <River
          course={[
            880, 460, 3, 900, 474, 6, 920, 496, 10, 1040, 520, 20, 980, 548, 34, 860, 578, 52, 820, 612, 76,
            860, 660, 110, 880, 720, 140,
          ]}
        />
        <Animal kind="heron" x={1046} y={514} size={0.8} looksLeft />
        <Reeds x={716} y={586} size={0.7} />
        <Boardwalk y={546} />
        <WheelchairUser x={946} y={564} size={1.2} coat="lantern" />
        <Walker x={990} y={566} size={1.24} does="points" />
        <Animal kind="dog" x={1054} y={566} />
        <Hill tone={5} line={path} />
        <Grass at={[420, 634, 640, 640]} tone={4} />
      </>
    ),
  },
  /** A path that ends at the water, with stepping stones, and a boat that has nobody in it but a heron. */
  'not-found': {
    light: 'dawn',
    pan: 1,
    horizon: 'peaks',
    sun: { x: 1060, y: 242, r: 50 },
    trees: ['alder', 'round', 'broad'],
    sky: (
      <>
        <Cloud x={1240} y={200} size={0.9} />
        <Cloud x={760} y={320} size={0.7} />
      </>
    ),
    foreground: 'reeds',
    land: (
      <>
        <Hill tone={3} line={shore} />
        <Lane course={[1056, 457, 3, 1040, 462, 4, 996, 468, 5, 1000, 488, 7]} />
        <FarHouse x={1060} y={456} size={1.1} />
        <FarTrees at={[1030, 458, 10, 1094, 458, 13, 420, 466, 11, 444, 466, 14]} tone={2} />
        <Trees on={shore} tone={2} at={[900, 0.5]} />
        <Water line={mere} />
        <Rings
          at={[
            300, 506, 60, 420, 520, 40, 1180, 506, 60, 1260, 530, 80, 560, 512, 50, 1090, 560, 60, 1340, 512,
            44,
          ]}
        />
        <SteppingStones
          at={[996, 494, 10, 966, 506, 13, 930, 518, 16, 888, 531, 19, 842, 546, 23, 792, 562, 27]}
        />
        <Boat x={1020} y={536} size={1.1} />
        <Animal kind="heron" x={1050} y={534} looksLeft />
        <Hill tone={4} line={landing} />
        <Lane course={[746, 566, 25, 738, 584, 31, 704, 624, 50, 660, 720, 84]} />
        <Signpost x={620} y={580} />
        <Walker x={690} y={588} size={1.1} does="points" />
        <Trees on={landing} kind="broad" at={[120, 0.9]} down={10} />
        <Trees on={landing} tone={2} at={[210, 0.66]} down={10} />
        <Reeds x={900} y={618} size={0.8} />
        <Grass at={[260, 596, 340, 620]} />
      </>
    ),
  },
  /** A fallen tree across the lane, and two who take hold of it. */
  fault: {
    light: 'rain',
    pan: 1,
    horizon: 'rolling',
    sun: { x: 1080, y: 226, r: 50 },
    trees: ['broad', 'alder', 'round'],
    sky: (
      <>
        <Cloud x={1000} y={262} size={1.3} />
        <Cloud x={1200} y={170} />
      </>
    ),
    foreground: 'gate',
    land: (
      <>
        <FarHouse x={1010} y={462} size={1.1} />
        <FarTrees at={[978, 464, 11, 1044, 464, 13]} tone={2} />
        <Hill tone={4} line={slope} />
        <Lane
          course={[
            1012, 462, 2, 1016, 480, 3, 1010, 494, 4, 1020, 508, 6, 940, 526, 10, 860, 552, 17, 880, 592, 30,
            840, 650, 52, 800, 720, 80,
          ]}
        />
        <Trees on={slope} kind="broad" at={[160, 0.8]} />
        <Trees on={slope} tone={2} at={[240, 0.6]} />
        <Trees on={slope} at={[1240, 0.8]} />
        <Fence line={slope} from={1040} to={1220} />
        <Fence line={slope} from={640} to={850} />
        <FallenTree x={860} y={590} />
        <Animal kind="robin" x={846} y={560} />
        <Walker x={760} y={622} size={1.1} does="reaches" />
        <Walker x={1076} y={612} size={1.1} coat="coat" does="reaches" looksLeft />
        <Grass at={[560, 600, 640, 640]} />
      </>
    ),
  },
  /** The river with a gauge in it, and stones to cross it one by one. */
  'work-it-out': {
    light: 'clear',
    pan: 1,
    horizon: 'low',
    sun: { x: 1180, y: 350, r: 44 },
    trees: ['round', 'alder', 'broad'],
    sky: <Cloud x={960} y={360} size={0.7} />,
    foreground: 'grasses',
    land: (
      <>
        <FarHouse x={1090} y={524} size={0.9} />
        <Tree x={1180} y={532} size={0.66} />
        <Tree x={1240} y={534} size={0.86} kind="broad" />
        <Tree x={330} y={546} size={0.5} kind="round" tone={2} />
        <Bush x={380} y={548} size={0.6} />
        <River
          course={[
            1470, 536, 8, 1300, 548, 16, 1120, 556, 26, 900, 568, 36, 700, 586, 44, 640, 622, 62, 760, 680,
            100, 820, 740, 140,
          ]}
        />
        <SteppingStones at={[884, 552, 12, 868, 565, 14, 850, 579, 16, 830, 595, 18]} />
        <WaterGauge x={1010} y={570} />
        <Walker x={868} y={566} does="balances" />
        <Animal kind="dog" x={930} y={550} looksLeft />
        <Animal kind="duck" x={740} y={606} />
        <Reeds x={566} y={612} size={0.9} />
        <Grass at={[330, 630, 430, 644, 940, 610]} tone={4} />
      </>
    ),
  },
} satisfies Record<string, SceneContent>
