import type { Styles } from '@react-pdf/renderer'
import { audienceColours, brochureColours, interfaceColours } from '#app/styles/palette.ts'
import { typefaces } from '#app/styles/typefaces.ts'

const { customer, adviser } = audienceColours
const serif = typefaces.serif.family
const sans = typefaces.sans.family

/** The accent is the advisers' blue. */
export const colours = {
  ink: interfaceColours.ink.light,
  inkSoft: brochureColours.inkSoft.light,
  paper: interfaceColours.paper.light,
  sand: interfaceColours.sand.light,
  line: interfaceColours.line.light,
  river: adviser.accent.light,
  riverDeep: adviser.accentDeep.light,
  riverSoft: adviser.accentSoft.light,
  evergreen: customer.accent.light,
  evergreenSoft: customer.accentSoft.light,
  sun: interfaceColours.sun.light,
  inkOnDark: interfaceColours.ink.dark,
  inkSoftOnDark: brochureColours.inkSoft.dark,
} as const

/** A4 in points, and the margins of every page. */
export const sheet = { width: 595.28, height: 841.89, side: 56, top: 62 } as const

export const type = {
  heading: { fontFamily: serif, fontSize: 33, lineHeight: 1.1, letterSpacing: -0.6, color: colours.ink },
  lead: { fontFamily: sans, fontSize: 14, lineHeight: 1.5, color: colours.river },
  subheading: {
    fontFamily: serif,
    fontSize: 15.5,
    lineHeight: 1.25,
    letterSpacing: -0.15,
    color: colours.ink,
  },
  body: { fontFamily: sans, fontSize: 10.5, lineHeight: 1.56, color: colours.ink },
  small: { fontFamily: sans, fontSize: 8.5, lineHeight: 1.5, color: colours.inkSoft },
} as const satisfies Styles
