import { G, Text, View } from '@react-pdf/renderer'
import { cottage, farHouse } from '#app/illustration/parts/buildings.tsx'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Copse, Hill, Landscape, River, Shapes, Stars, Sun, Tree } from '../landscape.tsx'
import { nightLandscape } from '../palette.ts'
import { Opening, Paragraphs, Sheet } from '../parts.tsx'
import { colours, sheet, type } from '../theme.ts'

/** The only dark page. */
export function TechnologyPage({ page }: { page: BrochurePage }) {
  return (
    <Sheet page={page} dark ground={nightLandscape.land[5]} behind={<Scene />}>
      <Opening page={page} width={400} dark />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 28, rowGap: 24, marginTop: 40 }}>
        {blockOf(page, 'list').items.map((item) => (
          <View key={item} style={card}>
            <Text style={{ ...type.body, fontSize: 11.5, color: colours.inkOnDark }}>{item}</Text>
          </View>
        ))}
      </View>
      <View
        style={{
          position: 'absolute',
          top: 706,
          left: sheet.side,
          right: sheet.side,
          flexDirection: 'row',
          gap: 28,
        }}
      >
        <Paragraphs page={page} style={{ ...type.body, flex: 1, color: colours.inkOnDark }} />
      </View>
    </Sheet>
  )
}

const foot = 850

function Scene() {
  return (
    <Landscape height={sheet.height} palette={nightLandscape} horizon={520}>
      <Stars
        at={[
          70, 40, 0.8, 150, 66, 0.6, 238, 30, 0.9, 330, 52, 0.6, 404, 28, 0.7, 548, 44, 0.9, 566, 150, 0.6,
          34, 176, 0.7, 30, 300, 0.6, 572, 262, 0.8, 300, 320, 0.5, 120, 404, 0.7, 210, 418, 0.6, 344, 400,
          0.7,
        ]}
      />
      <Sun x={500} y={92} r={19} />
      <G transform="translate(0, 42)">
        <Hill
          tone={1}
          line={[0, 468, 90, 452, 180, 464, 280, 440, 390, 452, 490, 424, 600, 436]}
          foot={foot}
        />
        <Hill tone={2} line={[0, 500, 110, 492, 220, 504, 330, 482, 440, 486, 600, 466]} foot={foot} />
        <Shapes of={farHouse} x={412} y={490} size={0.5} />
        <Shapes of={farHouse} x={436} y={489} size={0.42} />
        <Copse at={[380, 490, 6, 392, 490, 8, 456, 488, 6, 140, 500, 6, 152, 500, 8, 166, 501, 6]} />
        <Hill tone={3} line={[0, 536, 110, 522, 230, 536, 350, 516, 470, 520, 600, 506]} foot={foot} />
        <River
          course={[
            318, 521, 1, 330, 530, 4, 300, 542, 8, 262, 556, 14, 276, 580, 24, 330, 606, 36, 330, 650, 50,
          ]}
        />
        <Shapes of={farHouse} x={166} y={538} size={0.72} />
        <Copse at={[140, 538, 8, 192, 538, 9, 208, 538, 7, 520, 522, 8, 534, 522, 10]} tone={2} />
        <Hill tone={4} line={[0, 574, 90, 566, 180, 580, 240, 616, 280, 680]} foot={foot} />
        <Tree x={54} y={578} size={0.56} kind="broad" />
        <Tree x={92} y={576} size={0.46} tone={2} />
        <Hill tone={4} line={[326, 690, 370, 610, 440, 570, 520, 562, 600, 566]} foot={foot} />
        <Shapes of={cottage} x={476} y={576} size={0.6} />
        <Tree x={534} y={574} size={0.6} />
        <Tree x={420} y={588} size={0.4} tone={2} kind="broad" />
        <Hill tone={6} line={[0, 634, 110, 624, 230, 640, 350, 648, 470, 636, 600, 620]} foot={foot} />
      </G>
    </Landscape>
  )
}

const card = {
  width: (sheet.width - 2 * sheet.side - 28) / 2,
  borderTopWidth: 1.5,
  borderTopColor: colours.sun,
  paddingTop: 10,
} as const
