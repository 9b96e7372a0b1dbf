import type { Styles } from '@react-pdf/renderer'

/** The site's tokens on paper. Advisers read this, so it leads in river blue. */
export const colours = {
  ink: '#10261f',
  inkSoft: '#3d5149',
  paper: '#fffdf8',
  sand: '#f4ecdd',
  line: '#d9d3c3',
  river: '#1f5673',
  riverDeep: '#163f56',
  riverSoft: '#dfeaf0',
  evergreen: '#1d4c3e',
  evergreenSoft: '#e2ecdf',
  sun: '#f2b544',
  duskInk: '#f3eddf',
  duskSoft: '#c5d3dc',
} as const

/** A4 in points, and the margins every page keeps. */
export const sheet = { width: 595.28, height: 841.89, side: 56, top: 62, bottom: 56 } as const

export const type = {
  heading: { fontFamily: 'Fraunces', fontSize: 33, lineHeight: 1.1, letterSpacing: -0.6, color: colours.ink },
  lead: { fontFamily: 'Figtree', fontSize: 14, lineHeight: 1.5, color: colours.river },
  subheading: {
    fontFamily: 'Fraunces',
    fontSize: 15.5,
    lineHeight: 1.25,
    letterSpacing: -0.15,
    color: colours.ink,
  },
  body: { fontFamily: 'Figtree', fontSize: 10.5, lineHeight: 1.56, color: colours.ink },
  strong: { fontFamily: 'Figtree', fontSize: 10.5, fontWeight: 600, lineHeight: 1.5, color: colours.ink },
  small: { fontFamily: 'Figtree', fontSize: 8.5, lineHeight: 1.5, color: colours.inkSoft },
} as const satisfies Styles
