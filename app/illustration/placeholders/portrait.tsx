import { TreeShapes } from '#app/illustration/parts/tree-shapes.tsx'
import { NurseryContext } from '#app/illustration/scene.tsx'
import { drawnSize } from './drawn-size.ts'
import { Palette } from './palette.tsx'
import { createDice } from './seeded-random.ts'
import { PlainSky, Slice } from './slice.tsx'

/** A monogram in the sun, over a slice of country that is this person's alone. */
export function Portrait({ name, label, alt }: { name: string; label: string; alt: string }) {
  const dice = createDice(`${name} look`)
  const light = dice.oneOf(['morning', 'clear', 'evening', 'ridge', 'ridge-evening'])
  const disc = dice.oneOf(['sun-disc', 'disc-paper', 'disc-blush', 'disc-mint', 'disc-sky'])
  const x = dice.between(306, 334)
  const y = dice.between(286, 320)
  const r = dice.between(148, 164)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...drawnSize.portrait}
      viewBox="0 0 640 800"
      strokeLinecap="round"
    >
      <title>{alt}</title>
      <Palette light={light} />
      <TreeShapes kinds={['alder', 'round', 'broad', 'tall']} nursery="t" />
      <PlainSky width={640} height={800} />
      <circle cx={x} cy={y} r={r + 62} fill={`var(--${disc})`} fillOpacity=".3" />
      <circle cx={x} cy={y} r={r} fill={`var(--${disc})`} />
      <text
        x={x}
        y={y + 44}
        textAnchor="middle"
        fontFamily="Georgia, serif"
        fontSize="128"
        letterSpacing="-2"
        fill="var(--monogram)"
      >
        {label}
      </text>
      <g transform="translate(0 140)">
        <NurseryContext value="t">
          <Slice name={name} width={640} horizon={316} isNear />
        </NurseryContext>
      </g>
    </svg>
  )
}
