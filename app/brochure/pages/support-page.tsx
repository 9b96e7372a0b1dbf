import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer'
import { bench } from '#app/illustration/parts/roadside-objects.tsx'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Copse, Hill, Landscape, Paper, Shapes, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { Opening, Paragraphs, Sheet } from '../parts.tsx'
import { preventWidow } from '../prevent-widow.ts'
import { colours, sheet, type } from '../theme.ts'

export function SupportPage({ page }: { page: BrochurePage }) {
  const { caption, head, rows } = blockOf(page, 'table')
  return (
    <Sheet page={page} behind={<Scene />}>
      <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
        <Opening page={page} width={312} />
        <Ratio />
      </View>
      <Text style={{ ...type.subheading, marginTop: 38, marginBottom: 12 }}>{caption}</Text>
      <Row cells={head} style={{ ...type.small, color: colours.inkSoft }} />
      {rows.map((cells) => (
        <Row key={cells.join()} cells={cells} style={type.body} />
      ))}
      <View style={{ position: 'absolute', top: sheet.height - 131, left: sheet.side, width: 292 }}>
        <Paragraphs page={page} />
      </View>
    </Sheet>
  )
}

function Row({
  cells: [left, right],
  style,
}: {
  cells: string[]
  style: typeof type.body | typeof type.small
}) {
  const isHead = style.fontSize === type.small.fontSize
  return (
    <View style={{ ...row, paddingVertical: isHead ? 5 : 10.5 }}>
      <Text
        style={{
          ...style,
          width: 196,
          paddingRight: 16,
          ...(!isHead && { fontWeight: 600, color: colours.river }),
        }}
      >
        {left}
      </Text>
      <Text style={{ ...style, width: 258 }}>{preventWidow(right ?? '')}</Text>
    </View>
  )
}

const height = 252
const foot = height + 2

function Scene() {
  return (
    <Landscape height={height} top={sheet.height - height} palette={dayLandscape}>
      <Hill tone={1} line={[0, 76, 110, 62, 230, 66, 340, 48, 450, 34, 600, 20]} foot={foot} />
      <Hill tone={2} line={[0, 84, 130, 78, 260, 78, 370, 66, 480, 56, 610, 46]} foot={foot} />
      <Copse at={[548, 56, 6, 560, 56, 8, 574, 55, 6]} />
      <Paper line={[0, 92, 110, 84, 230, 88, 350, 96, 470, 92, 600, 78]} foot={foot} colour={colours.sand} />
      <Tree x={524} y={182} size={1.35} tone={3} />
      <Shapes of={bench} x={448} y={184} size={0.94} />
    </Landscape>
  )
}

/** The ratio of staff to advisers: one figure above four. */
function Ratio() {
  return (
    <Svg width={122} height={96} viewBox="0 0 122 96" style={{ marginTop: 4 }}>
      <Person x={61} y={42} colour={colours.sun} />
      <Path
        d="M61 46C61 58 15 50 15 62M61 46C61 58 46 50 46 62M61 46C61 58 76 50 76 62M61 46C61 58 107 50 107 62"
        fill="none"
        stroke={colours.line}
        strokeWidth={1.2}
      />
      {[15, 46, 76, 107].map((x) => (
        <Person key={x} x={x} y={96} colour={colours.river} />
      ))}
    </Svg>
  )
}

function Person({ x, y, colour }: { x: number; y: number; colour: string }) {
  return (
    <>
      <Circle cx={x} cy={y - 25} r={6} fill={colour} />
      <Path d={`M${x - 10} ${y}c0 -11 4 -17 10 -17s10 6 10 17z`} fill={colour} />
    </>
  )
}

const row = { flexDirection: 'row', borderTopWidth: 0.75, borderTopColor: colours.line } as const
