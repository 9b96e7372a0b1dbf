import { Text, View } from '@react-pdf/renderer'
import { cottage } from '#app/illustration/parts/buildings.tsx'
import { signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { walker } from '#app/illustration/parts/small-people.tsx'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Hill, Landscape, Lane, Shapes, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { Opening, Paragraphs, Sheet } from '../parts.tsx'
import { preventWidow } from '../prevent-widow.ts'
import { colours, sheet, type } from '../theme.ts'

const label = 92
const gap = 14
const card = (sheet.width - 2 * sheet.side - label - 2 * gap) / 2
const pictureHeight = 74

/** The two routes side by side, each on a card, compared row by row. */
export function OptionsPage({ page }: { page: BrochurePage }) {
  const { caption, head, rows } = blockOf(page, 'table')
  return (
    <Sheet page={page}>
      <Opening page={page} width={430} />
      <Text style={{ ...type.small, marginTop: 22, marginBottom: 8 }}>{caption}</Text>
      <View>
        <View style={{ ...ground, left: label + gap, backgroundColor: colours.riverSoft }} />
        <View style={{ ...ground, left: label + card + 2 * gap, backgroundColor: colours.evergreenSoft }} />
        <View style={{ flexDirection: 'row', gap }}>
          <View style={{ width: label }} />
          <View style={picture}>
            <SignpostPicture />
          </View>
          <View style={picture}>
            <CottagePicture />
          </View>
        </View>
        <Row cells={head} isHead />
        {rows.map((cells) => (
          <Row key={cells.join()} cells={cells} />
        ))}
      </View>
      <Paragraphs page={page} style={{ ...type.body, fontSize: 10, lineHeight: 1.5, marginTop: 20 }} />
    </Sheet>
  )
}

function Row({ cells, isHead = false }: { cells: string[]; isHead?: boolean }) {
  const [name, ...answers] = cells
  return (
    <View style={{ flexDirection: 'row', gap }}>
      <View style={{ width: label, paddingVertical: 7.5, ...(!isHead && rule) }}>
        <Text style={{ ...cell, fontWeight: 600, color: colours.inkSoft }}>{name}</Text>
      </View>
      {answers.map((answer) => (
        <View
          key={answer}
          style={{ width: card, paddingHorizontal: 13, paddingVertical: 7.5, ...(!isHead && rule) }}
        >
          <Text style={isHead ? { ...type.subheading, fontSize: 14.5 } : cell}>{preventWidow(answer)}</Text>
        </View>
      ))}
    </View>
  )
}

function SignpostPicture() {
  return (
    <Landscape width={card} height={pictureHeight} palette={dayLandscape} horizon={56}>
      <Hill tone={2} line={[0, 38, 50, 30, 110, 36, 190, 24]} foot={90} />
      <Hill tone={3} line={[0, 50, 60, 44, 120, 48, 190, 38]} foot={90} />
      <Hill tone={5} line={[0, 66, 60, 58, 130, 60, 190, 66]} foot={90} />
      <Lane course={[96, 58, 2, 92, 64, 5, 100, 72, 9, 96, 90, 16]} />
      <Shapes of={signpost} x={124} y={68} size={0.42} />
      <Shapes of={walker} x={80} y={70} size={0.62} />
      <Tree x={30} y={66} size={0.4} tone={4} />
    </Landscape>
  )
}

function CottagePicture() {
  return (
    <Landscape width={card} height={pictureHeight} palette={dayLandscape} horizon={56}>
      <Hill tone={2} line={[0, 28, 60, 36, 120, 28, 190, 38]} foot={90} />
      <Hill tone={3} line={[0, 42, 60, 46, 120, 40, 190, 50]} foot={90} />
      <Hill tone={5} line={[0, 62, 50, 60, 120, 58, 190, 66]} foot={90} />
      <Lane course={[102, 62, 2, 104, 68, 5, 92, 76, 9, 90, 90, 14]} />
      <Shapes of={cottage} x={82} y={62} size={0.56} />
      <Tree x={146} y={66} size={0.42} tone={4} kind="broad" />
      <Tree x={28} y={65} size={0.36} tone={4} />
    </Landscape>
  )
}

const cell = { ...type.body, fontSize: 9.2, lineHeight: 1.42 }
const rule = { borderTopWidth: 0.75, borderTopColor: colours.line } as const
const picture = {
  width: card,
  height: pictureHeight,
  overflow: 'hidden',
  borderTopLeftRadius: 10,
  borderTopRightRadius: 10,
} as const
const ground = { position: 'absolute', top: 0, bottom: 0, width: card, borderRadius: 10 } as const
