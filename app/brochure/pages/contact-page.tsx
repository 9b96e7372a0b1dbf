import { Link, Text, View } from '@react-pdf/renderer'
import { cottage } from '#app/illustration/parts/buildings.tsx'
import { walker } from '#app/illustration/parts/small-people.tsx'
import { brochureDrawing } from '#app/styles/palette.ts'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { blockOf } from '../blocks.ts'
import { Birds, Copse, Hill, Landscape, Lane, Shapes, Sun, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { Opening, Paragraphs, Sheet } from '../parts.tsx'
import { colours, sheet, type } from '../theme.ts'

export function ContactPage({ page }: { page: BrochurePage }) {
  return (
    <Sheet page={page} dark ground={dayLandscape.land[5]} behind={<Scene />}>
      <Opening page={page} width={310} />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: 32, rowGap: 20, marginTop: 30 }}>
        {blockOf(page, 'contact').items.map(({ label, value, href }) => (
          <View key={label} style={{ width: (sheet.width - 2 * sheet.side - 32) / 2 }}>
            <Text style={{ ...type.body, fontSize: 9.5, color: colours.inkSoft }}>{label}</Text>
            <Value value={value} href={href} />
          </View>
        ))}
      </View>
      <View style={{ marginTop: 30, width: 400 }}>
        <Paragraphs page={page} />
      </View>
      <View style={{ position: 'absolute', top: 700, left: sheet.side, right: sheet.side }}>
        {blockOf(page, 'smallprint').items.map((item) => (
          <Text key={item} style={{ ...type.small, fontSize: 9, color: colours.paper }}>
            {item}
          </Text>
        ))}
      </View>
    </Sheet>
  )
}

/** On one line of its column, because an address broken over two could not be copied: smaller, where it is long. */
const sizeOf = (value: string) => Math.min(18, 480 / value.length)

function Value({ value, href }: { value: string; href: string | undefined }) {
  if (href === undefined) return <Text style={{ ...type.body, marginTop: 2 }}>{value}</Text>
  return (
    <Link
      href={href}
      style={{
        ...type.subheading,
        fontSize: sizeOf(value),
        marginTop: 1,
        color: colours.river,
        textDecoration: 'none',
      }}
    >
      {value}
    </Link>
  )
}

const foot = 850

function Scene() {
  return (
    <Landscape
      height={sheet.height}
      palette={{ ...dayLandscape, sky: [colours.paper, brochureDrawing.warmSky] }}
      horizon={520}
    >
      <Sun x={424} y={478} r={40} />
      <Birds at={[300, 452, 5, 320, 462, 4]} />
      <Hill tone={1} line={[0, 500, 90, 484, 180, 496, 290, 474, 400, 490, 500, 470, 600, 482]} foot={foot} />
      <Hill tone={2} line={[0, 534, 120, 520, 230, 536, 340, 512, 460, 520, 600, 504]} foot={foot} />
      <Copse at={[246, 536, 6, 258, 535, 8, 272, 532, 6, 520, 518, 6, 532, 517, 8, 546, 516, 6]} />
      <Hill tone={3} line={[0, 572, 100, 560, 220, 568, 350, 550, 470, 556, 600, 544]} foot={foot} />
      <Lane course={[442, 553, 0.5, 432, 560, 2, 400, 568, 3, 412, 580, 4, 380, 604, 6]} />
      <Copse at={[520, 556, 8, 534, 556, 10, 549, 555, 8]} tone={2} />
      <Hill tone={4} line={[0, 604, 110, 596, 220, 588, 330, 598, 450, 614, 600, 602]} foot={foot} />
      <Tree x={120} y={606} size={0.6} kind="broad" />
      <Shapes of={cottage} x={208} y={602} size={0.86} />
      <Tree x={292} y={606} size={0.7} />
      <Tree x={550} y={616} size={0.5} tone={2} />
      <Lane course={[240, 602, 4, 246, 612, 6, 300, 620, 8, 330, 634, 11, 316, 690, 20]} />
      <Lane course={[384, 600, 5, 380, 612, 7, 350, 624, 9, 328, 640, 12, 316, 690, 20]} />
      <Shapes of={walker} x={350} y={644} size={0.72} />
      <Hill tone={6} line={[0, 668, 110, 650, 230, 658, 350, 672, 470, 658, 600, 640]} foot={foot} />
      <Tree x={40} y={672} size={0.8} tone={4} />
      <Tree x={556} y={658} size={0.9} tone={4} kind="broad" />
    </Landscape>
  )
}
