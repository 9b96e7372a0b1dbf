import { Church } from '#app/illustration/parts/buildings.tsx'
import { Bunting, Lanterns, Marquee } from '#app/illustration/parts/event-decorations.tsx'
import { Hill } from '#app/illustration/parts/land.tsx'
import { Beacon, Bench, Signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { Sun } from '#app/illustration/parts/sky.tsx'
import { Kite, Walker } from '#app/illustration/parts/small-figures.tsx'
import { TreeShapes } from '#app/illustration/parts/tree-shapes.tsx'
import { Grass, Tree } from '#app/illustration/parts/trees.tsx'
import { PlaceholderColours } from './placeholder-colours.tsx'
import { placeholderSize } from './placeholder-size.ts'
import { SerifText } from './placeholder-text.tsx'
import { PlainSky } from './random-hills.tsx'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

/** The date above a landscape that suits the kind of event. */
export function EventPoster({ name, label, alt }: { name: string; label: string; alt: string }) {
  const random = createSeededRandom(name)
  const light = random.oneOf(['ridge-evening', 'ridge', 'evening', 'morning'])
  const rise = random.between(-14, 14)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...placeholderSize['event-poster']}
      viewBox="0 0 640 800"
      strokeLinecap="round"
    >
      <title>{alt}</title>
      <PlaceholderColours light={light} />
      <TreeShapes kinds={['alder', 'broad']} />
      <PlainSky width={640} height={800} />
      <PosterDate label={label} />
      <Sun x={random.between(470, 540)} y={random.between(250, 330)} r={58} />
      <g transform="translate(0 140)">
        <Hill tone={1} line={[-20, 330 + rise, 160, 306, 340, 330 - rise, 500, 300, 660, 318 + rise]} />
        <Hill tone={2} line={[-20, 372, 180, 384 - rise, 360, 362, 520, 376 + rise, 660, 352]} />
        <Hill tone={3} line={[-20, 426 + rise, 200, 412, 420, 432, 660, 404 - rise]} />
        <Tree x={70} y={436} size={0.8} tone={2} kind="broad" />
        <Tree x={590} y={424} size={0.9} tone={3} />
        <Hill tone={4} line={[-20, 480, 200, 468 + rise, 440, 474, 660, 462]} />
        <OccasionScene occasion={occasionOf(name, random)} />
        <Hill tone={5} line={[-20, 620, 200, 606, 440, 618, 660, 600]} />
        <Grass
          at={[
            [90, 640],
            [260, 646],
            [420, 642],
            [560, 634],
          ]}
          tone={4}
        />
      </g>
    </svg>
  )
}

/** The day large, the rest of the date under it. */
function PosterDate({ label }: { label: string }) {
  const [day = label, ...rest] = label.split(' ')
  return (
    <>
      <SerifText lines={[day]} x={46} y={190} size={190} />
      <SerifText lines={[rest.join(' ')]} x={52} y={256} size={50} />
      <path
        d="M54 292c24-10 48-11 72-4s44 10 68 2 44-9 68-3"
        fill="none"
        stroke="var(--stroke)"
        strokeWidth="6"
      />
    </>
  )
}

type Occasion = 'marquee' | 'lanterns' | 'church' | 'beacon' | 'kite' | 'bench'

function occasionOf(name: string, random: SeededRandom): Occasion {
  if (name.endsWith('social')) return random.oneOf(['marquee', 'lanterns'])
  if (name.endsWith('conference')) return random.oneOf(['church', 'marquee'])
  if (name.endsWith('peer-group')) return random.oneOf(['bench', 'beacon'])
  return random.oneOf(['kite', 'church', 'lanterns'])
}

function OccasionScene({ occasion }: { occasion: Occasion }) {
  switch (occasion) {
    case 'marquee':
      return (
        <>
          <Marquee x={330} y={562} size={1.3} />
          <Bunting from={[20, 430]} to={[236, 372]} sag={18} count={8} />
          <Bunting from={[424, 372]} to={[630, 428]} sag={18} count={8} />
          <Walker x={110} y={592} size={1.3} />
          <Walker x={560} y={590} size={1.3} coat="coat" />
        </>
      )
    case 'lanterns':
      return (
        <>
          <Tree x={110} y={560} size={2} tone={4} />
          <Tree x={560} y={556} size={1.9} tone={4} kind="broad" />
          <Lanterns from={[120, 400]} to={[556, 410]} sag={44} count={7} />
          <Walker x={270} y={584} size={1.4} />
          <Walker x={320} y={588} size={1.4} coat="lantern" />
          <Walker x={400} y={582} size={1.35} coat="coat" />
        </>
      )
    case 'church':
      return (
        <>
          <Church x={330} y={520} size={2.1} />
          <Tree x={180} y={540} size={1.3} tone={3} kind="broad" />
          <Tree x={500} y={540} size={1.4} tone={4} />
          <Bunting from={[186, 450]} to={[490, 450]} sag={50} count={11} />
          <Walker x={300} y={592} size={1.2} />
          <Walker x={390} y={588} size={1.2} coat="coat" />
        </>
      )
    case 'beacon':
      return (
        <>
          <Beacon x={320} y={560} size={1.6} />
          <Walker x={200} y={588} size={1.4} />
          <Walker x={244} y={592} size={1.35} coat="coat" />
          <Walker x={430} y={588} size={1.4} coat="lantern" />
          <Tree x={540} y={550} size={1.5} tone={4} />
        </>
      )
    case 'kite':
      return (
        <>
          <Tree x={520} y={552} size={1.5} tone={4} kind="broad" />
          <Kite x={250} y={540} size={1.5} />
          <Walker x={236} y={588} size={1.4} />
          <Walker x={330} y={592} size={1.35} coat="coat" />
        </>
      )
    case 'bench':
      return (
        <>
          <Tree x={450} y={556} size={2.1} tone={4} kind="broad" />
          <Bench x={260} y={580} size={1.5} />
          <Signpost x={90} y={590} size={1.4} />
        </>
      )
  }
}
