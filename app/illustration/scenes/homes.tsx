import { Animal, Balloon } from '#app/illustration/parts/animals.tsx'
import { SteppingStones } from '#app/illustration/parts/bridges.tsx'
import { Church, Cottage, DoorLight, doorstep, FarHouse } from '#app/illustration/parts/buildings.tsx'
import { ground } from '#app/illustration/parts/curves.ts'
import { Field, Furrows, Hill, Lane, River } from '#app/illustration/parts/land.tsx'
import { Fence, MarketStall, Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Birds, Cloud } from '#app/illustration/parts/sky.tsx'
import { Boat, Sheep, Walker } from '#app/illustration/parts/small-people.tsx'
import { Bush, FarTrees, Grass, Reeds, Tree, Trees } from '#app/illustration/parts/trees.tsx'
import type { SceneContent } from '#app/illustration/scene.tsx'

const leftBank = [-20, 462, 160, 466, 340, 492, 520, 548, 640, 640, 700, 700]
const rightBank = [800, 700, 880, 566, 1010, 486, 1180, 456, 1480, 462]
const slope = [1020, 700, 1120, 592, 1270, 552, 1480, 536]
const meadow = [-20, 494, 240, 480, 460, 490, 760, 500, 1060, 484, 1480, 474]
const near = [-20, 574, 200, 560, 420, 584, 640, 640, 760, 700]
const lawn = [-20, 500, 220, 492, 440, 508, 600, 548, 740, 640, 780, 700]
const bank = [900, 700, 960, 600, 1080, 536, 1260, 504, 1480, 498]
const spring = { x: 1180, y: ground(bank, 1180) + 10, size: 0.8 }
const garden = [-20, 508, 260, 498, 560, 512, 820, 494, 1060, 484, 1280, 488, 1480, 500]
const door = { x: 1000, y: ground(garden, 1000) + 8, size: 1.2 }
const market = [-20, 546, 260, 538, 560, 548, 860, 536, 1120, 526, 1480, 520]

export const homeScenes = {
  /** A river from the horizon down to the two role cards, and a boat on its way down. All stands above the cards. */
  landing: {
    pan: 2,
    horizon: 'scarp',
    sun: { x: 1068, y: 242, r: 58 },
    trees: ['broad', 'alder', 'tall', 'round'],
    sky: (
      <>
        <Cloud x={1180} y={196} size={0.9} />
        <Cloud x={770} y={290} size={0.7} />
        <Birds at={[862, 214, 8, 894, 230, 6, 842, 240, 5]} />
      </>
    ),
    land: (
      <>
        <Field
          top={[930, 408, 1000, 398, 1080, 394, 1150, 396]}
          foot={[930, 408, 1020, 426, 1100, 424, 1150, 396]}
        />
        <FarHouse x={604} y={450} size={0.8} />
        <FarTrees at={[566, 450, 10, 634, 452, 12, 974, 446, 9, 990, 445, 12, 1012, 444, 9]} tone={2} />
        <River
          course={[
            816, 438, 3, 850, 450, 9, 800, 468, 18, 690, 490, 30, 700, 526, 52, 790, 572, 84, 760, 640, 130,
            720, 700, 160,
          ]}
        />
        <Hill tone={4} line={leftBank} />
        <Furrows
          lines={[
            [60, 506, 200, 506, 340, 532],
            [40, 524, 180, 522, 310, 548],
          ]}
        />
        <Trees on={leftBank} kind="broad" at={[150, 0.8]} />
        <Trees on={leftBank} at={[226, 0.62]} />
        <Trees on={leftBank} kind="tall" tone={2} at={[262, 0.44]} down={12} />
        <Hill tone={4} line={rightBank} />
        <Trees on={rightBank} kind="round" at={[1062, 0.7]} />
        <Lane
          course={[
            ...doorstep({ x: 1140, y: ground(rightBank, 1140) + 8, size: 0.86 }),
            5,
            ...[1170, 486, 7, 1120, 506, 11, 1020, 528, 15, 960, 560, 24, 920, 620, 40, 880, 720, 60],
          ]}
        />
        <Cottage x={1140} y={ground(rightBank, 1140) + 8} size={0.86} />
        <Trees on={rightBank} kind="broad" tone={2} at={[1282, 0.6]} down={14} />
        <Trees on={rightBank} at={[1236, 0.8]} down={12} />
        <Walker x={1208} y={493} size={0.62} does="waves" looksLeft />
        <Boat x={712} y={500} size={0.5} />
        <Walker x={712} y={499} size={0.4} coat="lantern" does="waves" />
        <Hill tone={5} line={slope} />
        <Grass at={[1180, 606, 1120, 630]} tone={4} />
      </>
    ),
  },
  /** A village in its valley on a clear morning: church, lane, sheep, and a swan on the river. */
  'customer-home': {
    light: 'noon',
    pan: 2,
    horizon: 'scarp',
    sun: { x: 1290, y: 150, r: 36 },
    trees: ['alder', 'broad'],
    sky: (
      <>
        <Cloud x={900} y={190} size={1.5} />
        <Cloud x={1090} y={290} />
      </>
    ),
    foreground: 'gate',
    land: (
      <>
        <Field top={[1080, 414, 1180, 394, 1300, 392]} foot={[1040, 434, 1180, 434, 1300, 392]} />
        <FarTrees at={[840, 460, 10, 860, 458, 13, 1204, 446, 12, 1226, 446, 15, 1250, 446, 11]} tone={2} />
        <Church x={1000} y={448} />
        <FarHouse x={906} y={460} size={1.1} />
        <FarHouse x={1080} y={452} size={1.2} />
        <FarHouse x={1150} y={458} size={1.3} />
        <FarHouse x={952} y={470} size={1.2} />
        <FarTrees at={[930, 468, 8, 1112, 460, 9, 1180, 460, 9]} tone={2} />
        <Hill tone={4} line={meadow} />
        <River
          course={[
            1480, 500, 8, 1300, 506, 14, 1080, 514, 20, 900, 528, 28, 860, 556, 44, 960, 596, 74, 940, 660,
            120, 920, 720, 140,
          ]}
        />
        <Lane
          course={[
            958, 472, 3, 964, 480, 4, 950, 492, 5, 890, 504, 7, 760, 520, 10, 700, 556, 16, 740, 612, 26, 700,
            700, 44,
          ]}
        />
        <Sheep at={[400, 530, 446, 542, 494, 522, 544, 550]} size={0.9} />
        <Trees on={meadow} tone={2} kind="broad" at={[1190, 0.5]} />
        <Trees on={meadow} at={[1150, 0.62]} />
        <Trees on={meadow} kind="broad" at={[300, 0.6]} />
        <Trees on={meadow} tone={2} at={[356, 0.48]} />
        <Walker x={1030} y={566} size={0.8} does="points" looksLeft />
        <Walker x={1056} y={568} size={0.8} coat="lantern" />
        <Animal kind="swan" x={906} y={566} />
        <Hill tone={5} line={near} />
        <Trees on={near} kind="broad" tone={4} at={[80, 1.05]} down={10} />
        <Trees on={near} tone={4} at={[168, 0.7]} down={10} />
        <Grass at={[260, 600, 360, 604, 1140, 640]} tone={4} />
      </>
    ),
  },
  /** The horizon of the valley, whose map follows below: a river from the downs, and a balloon that sees it all. */
  'our-services': {
    pan: 2,
    horizon: 'low',
    sun: { x: 1080, y: 348, r: 44 },
    sky: (
      <>
        <Cloud x={1190} y={270} size={0.9} />
        <Balloon x={880} y={400} size={0.8} />
      </>
    ),
    land: (
      <>
        <FarHouse x={420} y={546} size={0.9} />
        <FarHouse x={1120} y={526} size={1.1} />
        <FarTrees
          at={[
            384, 548, 10, 452, 548, 12, 1010, 528, 11, 1034, 526, 14, 1166, 524, 16, 1196, 524, 12, 230, 550,
            14, 258, 552, 18,
          ]}
          tone={2}
        />
        <River
          course={[
            900, 530, 4, 924, 538, 9, 862, 546, 20, 792, 556, 36, 730, 584, 48, 690, 612, 52, 590, 671, 44,
          ]}
        />
      </>
    ),
  },
  /** A river from its spring in the chalk down to the meadows; a heron fishes there. */
  'about-us': {
    light: 'mist',
    zoom: { by: 1.22, x: 1120 },
    pan: 2,
    horizon: 'rolling',
    trees: ['round', 'alder', 'broad'],
    sky: (
      <>
        <Cloud x={1210} y={230} size={0.9} />
        <Cloud x={760} y={310} size={0.7} />
        <Birds at={[900, 240, 7, 930, 252, 5]} />
      </>
    ),
    foreground: 'reeds',
    land: (
      <>
        <Field top={[1180, 406, 1280, 408, 1400, 414]} foot={[1180, 406, 1290, 436, 1400, 414]} />
        <River
          course={[
            1090, 414, 5, 1060, 426, 9, 1040, 436, 12, 1010, 448, 15, 910, 462, 20, 830, 482, 27, 880, 512,
            42, 920, 556, 66, 870, 620, 110, 820, 720, 150,
          ]}
        />
        <SteppingStones at={[1078, 414, 9, 1104, 413, 10, 1090, 409, 9]} />
        <Tree x={960} y={462} size={0.5} kind="round" tone={2} />
        <Tree x={1150} y={458} />
        <Hill tone={4} line={lawn} />
        <Trees on={lawn} kind="broad" at={[130, 0.76]} />
        <Trees on={lawn} tone={2} at={[206, 0.6, 560, 0.5]} />
        <Sheep at={[320, 534, 370, 550, 440, 540]} size={0.9} />
        <Hill tone={4} line={bank} />
        <Trees on={bank} kind="round" at={[1106, 0.66]} down={10} />
        <Trees on={bank} at={[1340, 0.84]} down={10} />
        <Lane
          course={[...doorstep(spring), 4, 1226, 546, 6, 1210, 560, 10, 1140, 588, 16, 1150, 640, 30].concat([
            1120, 720, 46,
          ])}
        />
        <Cottage {...spring} />
        <Walker x={1146} y={592} size={0.85} does="points" looksLeft />
        <Animal kind="heron" x={944} y={548} size={0.9} looksLeft />
        <Reeds x={720} y={644} size={0.9} />
      </>
    ),
  },
  /** A lane, a signpost, a door with the light on, and somebody in it, in the snow. */
  contact: {
    light: 'frost',
    season: 'winter',
    pan: 2,
    horizon: 'rolling',
    sun: { x: 1270, y: 330, r: 44 },
    trees: ['round', 'alder', 'broad'],
    sky: (
      <>
        <Cloud x={1220} y={180} size={0.9} />
        <Cloud x={740} y={320} size={0.7} />
      </>
    ),
    land: (
      <>
        <Hill tone={4} line={garden} />
        <Lane
          course={[
            ...[...doorstep(door), 6, 1052, 508, 9, 1000, 526, 13, 880, 546, 19, 760, 574, 28],
            ...[700, 620, 46, 640, 700, 80],
          ]}
        />
        <Lane course={[-20, 560, 10, 240, 552, 11, 500, 560, 14, 700, 582, 20, 760, 590, 22]} />
        <Trees on={garden} kind="round" at={[860, 0.7]} />
        <Trees on={garden} at={[900, 0.9]} />
        <Trees on={garden} kind="broad" at={[1120, 1]} />
        <Trees on={garden} tone={2} at={[1190, 0.7]} />
        <Cottage {...door} />
        <DoorLight x={door.x + 46} y={door.y} size={1.2} />
        <Walker x={door.x + 66} y={door.y + 14} size={0.8} does="waves" looksLeft />
        <Fence line={garden} from={1150} to={1440} />
        <Fence line={garden} from={780} to={920} />
        <Trees on={garden} kind="broad" at={[180, 0.7]} />
        <Trees on={garden} tone={2} at={[250, 0.54]} />
        <Signpost x={716} y={566} size={1.2} />
        <Animal kind="robin" x={714} y={466} size={0.9} />
        <Animal kind="hare" x={930} y={584} looksLeft />
      </>
    ),
  },
  /** A stall by the lane, with its prices on a board, and a dog that waits. */
  'our-fees': {
    light: 'dawn',
    pan: 2,
    horizon: 'low',
    trees: ['round', 'alder', 'broad'],
    sky: <Cloud x={1120} y={360} size={0.8} />,
    foreground: 'bicycle',
    land: (
      <>
        <FarHouse x={690} y={542} size={0.9} />
        <Hill tone={4} line={market} />
        <River course={[560, 546, 4, 480, 556, 10, 340, 566, 20, 260, 588, 34, 330, 630, 60, 330, 700, 90]} />
        <Lane
          course={[1480, 560, 12, 1280, 566, 16, 1060, 582, 24, 860, 604, 34, 700, 650, 52, 620, 720, 80]}
        />
        <Trees on={market} kind="broad" at={[1040, 0.9]} down={10} />
        <Trees on={market} tone={2} at={[1110, 0.66]} down={10} />
        <Trees on={market} kind="round" at={[770, 0.6]} down={10} />
        <Walker x={932} y={566} size={0.95} coat="coat" does="reaches" looksLeft />
        <MarketStall x={910} y={570} />
        <Walker x={822} y={588} does="points" />
        <Walker x={790} y={594} coat="lantern" />
        <Animal kind="dog" x={758} y={602} />
        <Bush x={1000} y={552} size={0.6} />
        <Grass at={[360, 634, 1120, 612]} tone={4} />
      </>
    ),
  },
} satisfies Record<string, SceneContent>
