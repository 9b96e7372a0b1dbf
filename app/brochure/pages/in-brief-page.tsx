import { Text, View } from '@react-pdf/renderer'
import { cottage } from '#app/illustration/parts/buildings.tsx'
import { walker } from '#app/illustration/parts/small-people.tsx'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Copse, Hill, Landscape, River, Shapes, Sun, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { Opening, Prose, Sheet } from '../parts.tsx'
import { colours, sheet, type } from '../theme.ts'

const column = 214

export function InBriefPage({ page }: { page: BrochurePage }) {
  return (
    <Sheet page={page} dark behind={<Behind />}>
      {/* The visual order is reversed: screen readers read the heading first. */}
      <View style={{ flexDirection: 'row-reverse' }}>
        <View style={{ flex: 1, paddingLeft: 44 }}>
          <Opening page={page} />
          <View style={{ marginTop: 26 }}>
            <Prose blocks={page.blocks} gap={18} />
          </View>
        </View>
        <View style={{ width: column - sheet.side, paddingRight: 24, paddingTop: 6 }}>
          {blockOf(page, 'figures').items.map(({ figure, text }) => (
            <View key={text} style={{ marginBottom: 36 }}>
              <Text style={{ ...figureStyle, fontSize: figure.length > 6 ? 36 : 50 }}>{figure}</Text>
              <Text style={{ ...type.body, color: colours.riverSoft, marginTop: 3, width: 92 }}>{text}</Text>
            </View>
          ))}
        </View>
      </View>
    </Sheet>
  )
}

function Behind() {
  return (
    <>
      <View style={{ ...edge, backgroundColor: colours.riverDeep }} />
      <Scene />
    </>
  )
}

const height = 330
const foot = height + 10

function Scene() {
  return (
    <Landscape height={height} top={sheet.height - height} palette={dayLandscape}>
      <Sun x={486} y={62} r={25} />
      <Hill tone={1} line={[0, 130, 100, 124, 214, 108, 320, 84, 420, 66, 510, 76, 600, 48]} foot={foot} />
      <Hill tone={2} line={[0, 158, 100, 142, 214, 138, 320, 112, 420, 92, 510, 102, 600, 84]} foot={foot} />
      <Copse at={[330, 116, 6, 342, 114, 8, 356, 111, 6]} />
      <Hill tone={3} line={[0, 186, 110, 180, 230, 166, 330, 156, 440, 140, 600, 130]} foot={foot} />
      <River
        course={[
          488, 138, 1, 502, 148, 3, 470, 160, 7, 410, 174, 12, 404, 196, 20, 446, 222, 30, 452, 256, 44, 420,
          340, 74,
        ]}
      />
      <Copse at={[540, 142, 7, 553, 141, 9, 568, 140, 7]} tone={2} />
      <Hill
        tone={4}
        line={[0, 224, 110, 206, 220, 200, 310, 214, 372, 248, 404, 296, 420, 350]}
        foot={foot}
      />
      <Tree x={250} y={214} size={0.52} kind="broad" />
      <Tree x={288} y={222} size={0.44} tone={2} />
      <Shapes of={walker} x={176} y={214} size={0.54} />
      <Shapes of={walker} x={192} y={215} size={0.5} coat={colours.sand} />
      <Hill tone={4} line={[474, 350, 490, 266, 530, 214, 610, 190]} foot={foot} />
      <Shapes of={cottage} x={546} y={216} size={0.54} />
      <Hill tone={6} line={[0, 262, 90, 252, 200, 264, 310, 288, 400, 302, 500, 290, 600, 276]} foot={foot} />
      <Tree x={74} y={264} size={0.7} tone={4} />
      <Tree x={36} y={270} size={0.5} tone={4} kind="broad" />
    </Landscape>
  )
}

const edge = { position: 'absolute', top: 0, left: 0, width: column, height: sheet.height } as const
const figureStyle = { ...type.heading, letterSpacing: -1, color: colours.paper }
