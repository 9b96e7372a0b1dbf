import type { CSSProperties } from 'react'
import {
  audienceColours,
  illustrationColours,
  interfaceColours,
  mailSkies,
  skies,
} from '#app/styles/palette.ts'
import { typefaces } from '#app/styles/typefaces.ts'

/**
 * The site's design in what mail clients support: inline styles for the light scheme, and one style sheet for the dark
 * scheme in clients with prefers-color-scheme. Classes exist only for that sheet.
 */
export type Audience = 'customer' | 'adviser'

export const serif = "Georgia, 'Times New Roman', serif"
export const sans = `${typefaces.sans.family}, 'Segoe UI', Helvetica, Arial, sans-serif`

const { ink, inkSoft, paper, sand, line, sun } = interfaceColours
const { customer, adviser } = audienceColours
const { hill2, hill4, hill6, ridge2, ridge4, ridge6 } = illustrationColours

export const light = {
  ink: ink.light,
  inkSoft: inkSoft.light,
  paper: paper.light,
  sand: sand.light,
  line: line.light,
  sun: sun.light,
} as const

/** How words are set: in the ink of the site, unless `more` says otherwise. */
export function set(fontSize: number, lineHeight: string | number, more: CSSProperties = {}): CSSProperties {
  return { color: light.ink, fontFamily: sans, fontSize, lineHeight, ...more }
}

/** The colours of each audience's mails. */
export const accents = {
  customer: {
    accent: customer.accent.light,
    soft: customer.accentSoft.light,
    sky: illustrationColours.skyTop.light,
    hills: [hill2.light, hill4.light, hill6.light],
  },
  adviser: {
    accent: adviser.accent.light,
    soft: adviser.accentSoft.light,
    sky: skies.ridge.skyTop.light,
    hills: [ridge2.light, ridge4.light, ridge6.light],
  },
} as const satisfies Record<
  Audience,
  { accent: string; soft: string; sky: string; hills: [string, string, string] }
>

export const darkStyles = `
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${paper.dark} !important; }
  .card { background-color: ${sand.dark} !important; border-color: ${line.dark} !important; }
  .ink, .ink a { color: ${ink.dark} !important; }
  .soft, .soft a { color: ${inkSoft.dark} !important; }
  .panel-customer { background-color: ${customer.accentSoft.dark} !important; }
  .panel-adviser { background-color: ${adviser.accentSoft.dark} !important; }
  .sky-customer { background-color: ${mailSkies.customer} !important; }
  .sky-adviser { background-color: ${mailSkies.adviser} !important; }
  .hill-customer-1 { background-color: ${hill2.dark} !important; }
  .hill-customer-2 { background-color: ${hill4.dark} !important; }
  .hill-customer-3 { background-color: ${hill6.dark} !important; }
  .hill-adviser-1 { background-color: ${ridge2.dark} !important; }
  .hill-adviser-2 { background-color: ${ridge4.dark} !important; }
  .hill-adviser-3 { background-color: ${ridge6.dark} !important; }
  .brand { color: ${ink.dark} !important; }
}
@media (max-width: 520px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .heading { font-size: 25px !important; }
}
`
