import { Text, View } from '@react-pdf/renderer'
import { farHouse } from '#app/illustration/parts/buildings.tsx'
import { signpost } from '#app/illustration/parts/roadside-objects.tsx'
import { walker } from '#app/illustration/parts/small-people.tsx'
import type { BrochurePage } from '#content/mail/brochure.ts'
import { brand } from '#content/site/brand.ts'
import { blockOf } from '../blocks.ts'
import { Birds, Copse, Hill, Landscape, Lane, River, Shapes, Sun, Tree } from '../landscape.tsx'
import { dayLandscape } from '../palette.ts'
import { FullPage, Mark, Stroke } from '../parts.tsx'
import { colours, sheet, type } from '../theme.ts'

export function CoverPage({ page }: { page: BrochurePage }) {
  return (
    <FullPage bookmark={brand.name} ground={dayLandscape.land[5]}>
      <CoverScene />
      <View style={{ position: 'absolute', top: 54, left: sheet.side, right: sheet.side }}>
        <View style={{ flexDirection: 'row', alignItems: 'center' }}>
          <Mark size={26} />
          <Text style={{ ...type.subheading, fontSize: 19, marginLeft: 9 }}>{brand.name}</Text>
        </View>
        <View style={{ marginTop: 58 }}>
          {sentences(page.heading).map((sentence) => (
            <Text
              key={sentence}
              style={{ ...type.heading, fontSize: 47, lineHeight: 1.08, letterSpacing: -1.1 }}
            >
              {sentence}
            </Text>
          ))}
        </View>
        <Stroke />
        <Text style={{ ...type.lead, fontSize: 15, color: colours.ink, width: 330 }}>{page.lead}</Text>
      </View>
      <View style={{ position: 'absolute', bottom: 34, left: sheet.side, width: 240 }}>
        {blockOf(page, 'smallprint')
          .items.flatMap(sentences)
          .map((item) => (
            <Text key={item} style={{ ...type.small, color: colours.paper }}>
              {item}
            </Text>
          ))}
      </View>
    </FullPage>
  )
}

function sentences(text: string): string[] {
  return text.split(/(?<=\.) /)
}

const foot = 850
const far = [0, 470, 90, 456, 170, 468, 260, 446, 350, 458, 440, 426, 520, 414, 600, 432]
const blue = [0, 500, 110, 490, 210, 504, 310, 480, 410, 490, 500, 460, 600, 466]
const middle = [0, 548, 100, 534, 220, 550, 330, 526, 440, 534, 520, 512, 600, 518]
const shoulder = [0, 612, 120, 596, 240, 608, 360, 584, 470, 578, 600, 590]
const ridge = [0, 716, 110, 694, 230, 668, 340, 654, 430, 656, 520, 680, 600, 704]
const near = [0, 764, 120, 768, 230, 790, 330, 826, 400, 860]

function CoverScene() {
  return (
    <Landscape height={sheet.height} palette={dayLandscape} horizon={500}>
      <Sun x={474} y={406} r={43} />
      <Birds at={[352, 388, 5, 372, 398, 4, 340, 404, 3.5]} />
      <Hill tone={1} line={far} foot={foot} />
      <Hill tone={2} line={blue} foot={foot} />
      <Copse at={[126, 499, 5, 136, 500, 7, 148, 502, 5, 540, 470, 6, 552, 470, 8, 565, 470, 6]} />
      <River course={[366, 486, 1, 378, 493, 3, 344, 503, 6, 300, 515, 10, 316, 540, 18]} />
      <Hill tone={3} line={middle} foot={foot} />
      <Lane course={[236, 549, 0.6, 254, 555, 2, 286, 564, 3, 270, 577, 4, 286, 610, 5.5]} />
      <Lane course={[500, 515, 0.6, 486, 525, 2, 458, 538, 3, 476, 556, 4, 466, 586, 6]} />
      <Shapes of={farHouse} x={512} y={534} size={0.62} />
      <Copse at={[494, 536, 6, 530, 535, 8, 543, 535, 6, 186, 556, 6, 198, 557, 8, 212, 557, 6]} tone={2} />
      <Hill tone={4} line={shoulder} foot={foot} />
      <Lane course={[78, 601, 0.8, 100, 612, 3, 142, 627, 5, 130, 646, 6.5, 176, 694, 9]} />
      <Lane course={[279, 595, 4, 294, 613, 5, 322, 627, 6, 304, 645, 7, 316, 672, 9]} />
      <Lane course={[471, 572, 4, 462, 594, 5.5, 438, 611, 6.5, 462, 634, 8, 448, 668, 10]} />
      <Tree x={548} y={596} size={0.36} />
      <Tree x={568} y={598} size={0.28} kind="broad" tone={2} />
      <Tree x={44} y={618} size={0.4} kind="broad" />
      <Tree x={66} y={616} size={0.32} tone={2} />
      <Shapes of={farHouse} x={222} y={622} size={0.7} />
      <Copse at={[200, 624, 8, 244, 623, 9, 260, 622, 7]} tone={3} />
      <Hill tone={5} line={ridge} foot={foot} />
      <Lane course={[158, 676, 7, 184, 699, 9, 256, 714, 11, 336, 722, 14, 398, 740, 20]} />
      <Lane course={[306, 651, 6.5, 316, 672, 9, 352, 690, 11, 374, 708, 14, 398, 740, 20]} />
      <Lane
        course={[
          457, 655, 7.5, 448, 677, 10, 424, 692, 13, 410, 712, 17, 402, 740, 24, 416, 784, 40, 404, 860, 68,
        ]}
      />
      <Tree x={520} y={694} size={0.72} tone={4} />
      <Tree x={564} y={708} size={0.54} tone={4} kind="broad" />
      <Shapes of={signpost} x={448} y={746} size={0.66} />
      <Shapes of={walker} x={368} y={760} size={0.72} />
      <Shapes of={walker} x={388} y={764} size={0.68} coat={colours.sand} />
      <Hill tone={6} line={near} foot={foot} />
      <Tree x={52} y={772} size={0.8} tone={4} />
    </Landscape>
  )
}
