import {
  Circle,
  ClipPath,
  Defs,
  G,
  Page,
  Path,
  Rect,
  type Styles,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { headingStroke, markHill, markRiver } from '#app/illustration/parts/brand-mark.tsx'
import { interfaceColours } from '#app/styles/palette.ts'
import type { BrochureBlock, BrochurePage } from '#content/mail/brochure.ts'
import { brand } from '#content/site/brand.ts'
import { blocksOf, pageNumber } from './blocks.ts'
import { preventWidow } from './prevent-widow.ts'
import { colours, sheet, type } from './theme.ts'

interface SheetProps {
  page: BrochurePage
  ground?: string
  /** A light footer, for a dark background. */
  dark?: boolean
  behind?: ReactNode
  children: ReactNode
}

/** A page with margins, footer and bookmark. */
export function Sheet({ page, ground = colours.paper, dark = false, behind, children }: SheetProps) {
  const ink = dark ? colours.inkSoftOnDark : colours.inkSoft
  return (
    <FullPage bookmark={page.heading} ground={ground}>
      {behind}
      <View style={margins}>{children}</View>
      <View style={footer}>
        <Text style={{ ...type.small, color: ink, flex: 1 }}>{brand.name}</Text>
        <Text style={{ ...type.small, color: ink }}>{`${pageNumber(page)}`}</Text>
      </View>
    </FullPage>
  )
}

interface FullPageProps {
  bookmark: string
  ground: string
  children: ReactNode
}

/**
 * A page whose content does not flow to the next one; a test checks that it fits. With `wrap={false}` a page is only
 * as high as its content, hence the box of a page's height.
 */
export function FullPage({ bookmark, ground, children }: FullPageProps) {
  return (
    <Page size="A4" wrap={false} bookmark={bookmark} style={{ backgroundColor: ground }}>
      <View style={{ height: sheet.height }}>{children}</View>
    </Page>
  )
}

const margins = { paddingTop: sheet.top, paddingHorizontal: sheet.side } as const
const footer = {
  position: 'absolute',
  bottom: 28,
  left: sheet.side,
  right: sheet.side,
  flexDirection: 'row',
} as const

export function Opening({
  page,
  width,
  dark = false,
}: {
  page: BrochurePage
  width?: number
  dark?: boolean
}) {
  return (
    <View style={{ width }}>
      <Text style={{ ...type.heading, ...(dark && { color: colours.inkOnDark }) }}>{page.heading}</Text>
      <Stroke />
      <Text style={{ ...type.lead, ...(dark && { color: colours.inkSoftOnDark }) }}>
        {preventWidow(page.lead)}
      </Text>
    </View>
  )
}

/** The short wavy stroke under a heading. */
export function Stroke() {
  return (
    <Svg viewBox="0 0 180 16" width={108} height={9.6} style={{ marginTop: 12, marginBottom: 16 }}>
      <Path d={headingStroke} fill="none" stroke={colours.sun} strokeWidth={4} strokeLinecap="round" />
    </Svg>
  )
}

export function Mark({ size }: { size: number }) {
  return (
    <Svg viewBox="0 0 32 32" width={size} height={size}>
      <Defs>
        <ClipPath id="disc">
          <Circle cx={16} cy={16} r={16} />
        </ClipPath>
      </Defs>
      <G clipPath="url(#disc)">
        <Rect width={32} height={32} fill={colours.evergreen} />
        <Circle cx={21.5} cy={9.2} r={3.7} fill={colours.sun} />
        <Path d={markHill} fill={interfaceColours.markHill.light} />
        <Path d={markRiver} fill={interfaceColours.markRiver.light} />
      </G>
    </Svg>
  )
}

export function Paragraphs({ page, style = type.body }: { page: BrochurePage; style?: Styles[string] }) {
  return blocksOf(page, 'p').map(({ text }) => (
    <Text key={text} style={style}>
      {text}
    </Text>
  ))
}

export function Prose({ blocks, gap = 12 }: { blocks: BrochureBlock[]; gap?: number }) {
  return blocks.map((block) => {
    if (block.kind === 'p') {
      return (
        <Text key={block.text} style={{ ...type.body, marginBottom: gap }}>
          {preventWidow(block.text)}
        </Text>
      )
    }
    return block.kind === 'list' && <StrokeList key={block.items.join()} items={block.items} />
  })
}

/** A list whose bullets are short wavy strokes. */
function StrokeList({ items }: { items: string[] }) {
  return items.map((item) => (
    <View key={item} style={{ flexDirection: 'row', marginBottom: 10 }}>
      <Svg viewBox="0 0 18 8" width={13} height={6} style={{ marginTop: 5.5, marginRight: 9 }}>
        <Path
          d="M1.5 5C4 2 7 2 9 4s5 2 7.500-1"
          fill="none"
          stroke={colours.sun}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      </Svg>
      <Text style={{ ...type.body, flex: 1 }}>{preventWidow(item)}</Text>
    </View>
  ))
}
