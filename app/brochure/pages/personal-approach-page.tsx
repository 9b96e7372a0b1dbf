import { Text, View } from '@react-pdf/renderer'
import { walker } from '#app/illustration/parts/small-people.tsx'
import { brochureDrawing, illustrationColours } from '#app/styles/palette.ts'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { openingOf, sectionsOf } from '../blocks.ts'
import { Birds, Copse, Hill, Landscape, Lane, Paper, Shapes, Sun, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { Prose, Sheet, Stroke } from '../parts.tsx'
import { preventWidow } from '../prevent-widow.ts'
import { colours, sheet, type } from '../theme.ts'

const picture = 400

export function PersonalApproachPage({ page }: { page: BrochurePage }) {
  return (
    <Sheet page={page} behind={<Scene />}>
      <View style={{ marginTop: picture - sheet.top + 6 }}>
        <Text style={type.heading}>{page.heading}</Text>
        <Stroke />
        <View style={columns}>
          <Text style={{ ...type.lead, ...wider, fontSize: 13.5 }}>{preventWidow(page.lead)}</Text>
          <View style={column}>
            <Prose blocks={openingOf(page)} />
          </View>
        </View>
        <View style={{ height: 0.75, backgroundColor: colours.line, marginTop: 12, marginBottom: 24 }} />
        <View style={columns}>
          {sectionsOf(page).map(({ heading, blocks }, index) => (
            <View key={heading} style={index === 0 ? wider : column}>
              <Text style={{ ...type.subheading, marginBottom: 9 }}>{heading}</Text>
              <Prose blocks={blocks} />
            </View>
          ))}
        </View>
      </View>
    </Sheet>
  )
}

const columns = { flexDirection: 'row', gap: 32 } as const
const wider = { width: 238 } as const
const column = { flex: 1 } as const

// Ends before the picture's edge, which would leave a visible hairline.
const foot = picture - 8

function Scene() {
  return (
    <Landscape height={picture} palette={dayLandscape} horizon={250}>
      <Sun x={132} y={156} r={38} />
      <Birds at={[240, 104, 5, 262, 114, 4, 228, 120, 3.5]} />
      <Hill tone={1} line={[0, 206, 80, 186, 170, 198, 270, 172, 380, 186, 490, 152, 600, 166]} foot={foot} />
      <Hill tone={2} line={[0, 238, 120, 226, 240, 240, 350, 214, 470, 206, 600, 194]} foot={foot} />
      <Copse at={[270, 240, 6, 282, 239, 8, 296, 236, 6, 536, 204, 6, 548, 204, 8, 562, 203, 6]} />
      <Hill tone={3} line={[0, 272, 100, 258, 230, 268, 350, 250, 480, 246, 600, 232]} foot={foot} />
      <Lane course={[70, 262, 0.6, 90, 269, 2, 132, 278, 3.5, 116, 290, 5, 160, 312, 7]} />
      <Lane course={[496, 246, 0.6, 480, 253, 2, 440, 263, 3.5, 456, 274, 5, 412, 296, 7]} />
      <Copse at={[192, 274, 7, 205, 274, 9, 220, 274, 7]} tone={2} />
      <Hill
        tone={5}
        line={[0, 312, 110, 304, 220, 290, 320, 286, 420, 296, 510, 312, 600, 306]}
        foot={foot}
      />
      <Lane course={[134, 299, 5.5, 164, 315, 8, 236, 326, 12, 312, 330, 18]} />
      <Lane course={[418, 292, 5.5, 398, 310, 8, 362, 322, 12, 300, 330, 18]} />
      <Tree x={478} y={322} size={1.2} tone={4} />
      <Tree x={528} y={326} size={0.8} tone={4} kind="broad" />
      <Tree x={54} y={324} size={0.82} tone={4} kind="broad" />
      <Shapes of={walker} x={246} y={336} size={0.98} coat={colours.sand} />
      <Shapes of={walker} x={275} y={328} size={0.92} />
      <Shapes of={walker} x={305} y={325} size={0.9} coat={illustrationColours.water.light} />
      <Shapes of={walker} x={335} y={328} size={0.94} coat={colours.sun} />
      <Shapes of={walker} x={362} y={337} size={0.98} coat={brochureDrawing.greenCoat} />
      <Paper line={[0, 366, 110, 352, 240, 366, 370, 384, 490, 372, 600, 350]} foot={picture + 8} />
    </Landscape>
  )
}
