import { TreeShapes } from '#app/illustration/parts/tree-shapes.tsx'
import { PlaceholderColours } from './placeholder-colours.tsx'
import { placeholderSize } from './placeholder-size.ts'
import { SerifText } from './placeholder-text.tsx'
import { PlainSky, RandomHills } from './random-hills.tsx'
import { createSeededRandom } from './seeded-random.ts'

/** A monogram on a disc above hills that are generated from the person's name. */
export function Portrait({ name, label, alt }: { name: string; label: string; alt: string }) {
  const random = createSeededRandom(`${name} look`)
  const light = random.oneOf(['morning', 'clear', 'evening', 'ridge', 'ridge-evening'])
  const disc = random.oneOf(['sun-disc', 'disc-paper', 'disc-blush', 'disc-mint', 'disc-sky'])
  const x = random.between(306, 334)
  const y = random.between(286, 320)
  const r = random.between(148, 164)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...placeholderSize.portrait}
      viewBox="0 0 640 800"
      strokeLinecap="round"
    >
      <title>{alt}</title>
      <PlaceholderColours light={light} />
      <TreeShapes kinds={['alder', 'round', 'broad', 'tall']} />
      <PlainSky width={640} height={800} />
      <circle cx={x} cy={y} r={r + 62} fill={`var(--${disc})`} fillOpacity=".3" />
      <circle cx={x} cy={y} r={r} fill={`var(--${disc})`} />
      <SerifText lines={[label]} x={x} y={y + 44} size={128} fill="monogram" centred />
      <g transform="translate(0 140)">
        <RandomHills name={name} width={640} horizon={316} isNear />
      </g>
    </svg>
  )
}
