import { Circle, Path, Svg, Text, View } from '@react-pdf/renderer'
import { brochureDrawing } from '#app/styles/palette.ts'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Opening, Paragraphs, Sheet } from '../parts.tsx'
import { preventWidow } from '../prevent-widow.ts'
import { colours, sheet, type } from '../theme.ts'

interface Stone {
  x: number
  y: number
}

/** The steps of joining as numbered stones along a river. */
export function JoiningPage({ page }: { page: BrochurePage }) {
  const { items } = blockOf(page, 'steps')
  const { stones, end } = placeStones(items.map(({ text }) => text))
  return (
    <Sheet page={page} behind={<RiverWithStones stones={stones} />}>
      <Opening page={page} width={420} />
      {stones.map(({ x, y }, index) => (
        <View key={y} style={{ position: 'absolute', top: y - 13, left: 0, width: sheet.width }}>
          <Text style={{ ...number, left: x - 13 }}>{`${index + 1}`}</Text>
          <View style={{ marginLeft: 152, marginRight: sheet.side }}>
            <Text style={{ ...type.subheading, marginBottom: 3 }}>{items[index]?.title}</Text>
            <Text style={{ ...type.body, fontSize: 10.2, lineHeight: 1.5 }}>
              {preventWidow(items[index]?.text ?? '')}
            </Text>
          </View>
        </View>
      ))}
      <View style={{ ...note, top: end - 24 }}>
        <Paragraphs page={page} />
      </View>
    </Sheet>
  )
}

/** Alternates between left and right; a longer text moves the next step further down. */
function placeStones(texts: string[]): { stones: Stone[]; end: number } {
  let y = 232
  const stones = texts.map((text, index) => {
    const stone = { x: sheet.side + (index % 2 === 0 ? 18 : 54), y }
    y += 60 + 0.15 * text.length
    return stone
  })
  return { stones, end: y }
}

function RiverWithStones({ stones }: { stones: Stone[] }) {
  const path = riverPath(stones)
  return (
    <Svg
      width={sheet.width}
      height={sheet.height}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      style={{ position: 'absolute', top: 0, left: 0 }}
    >
      <Path d={path} fill="none" stroke={brochureDrawing.pathEdge} strokeWidth={20} />
      <Path d={path} fill="none" stroke={brochureDrawing.pathMiddle} strokeWidth={5} />
      {stones.map(({ x, y }) => (
        <Circle key={y} cx={x} cy={y} r={16} fill={colours.river} />
      ))}
    </Svg>
  )
}

/** Vertical at every stone, so that it bends only between them. */
function riverPath([start, ...others]: Stone[]): string {
  if (start === undefined) return ''
  let at = start
  let path = `M-20 ${at.y - 46}C34 ${at.y - 46} ${at.x} ${at.y - 36} ${at.x} ${at.y}`
  for (const stone of others) {
    const between = (at.y + stone.y) / 2
    path += `C${at.x} ${between} ${stone.x} ${between} ${stone.x} ${stone.y}`
    at = stone
  }
  return `${path}C${at.x} ${at.y + 70} 40 ${at.y + 96} -20 ${at.y + 112}`
}

const number = {
  ...type.subheading,
  position: 'absolute',
  top: 3.5,
  width: 26,
  textAlign: 'center',
  color: colours.paper,
} as const

const note = {
  position: 'absolute',
  left: 152,
  right: sheet.side,
  paddingVertical: 14,
  paddingHorizontal: 18,
  borderRadius: 10,
  backgroundColor: colours.sand,
} as const
