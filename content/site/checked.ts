import { formatMonth } from '#domain/plain-date.ts'
import { figuresVerified } from './launch.ts'

/** The tax year as shown beside figures; claims.test.ts compares it with tax-and-rates.ts. */
export const taxYear = '2026/27'
export const taxYearEnd = '5 April'
/** Nothing is called checked before somebody has recorded that they did. */
export const checkedNote = checkedWords(figuresVerified)
/** Said once on a page with figures of the register. */
export const figuresNote = `Rates, limits and benefit amounts here are for ${taxYear}. ${checkedNote}`

export function checkedWords(verified: typeof figuresVerified): string {
  return verified
    ? `We checked these figures against their sources in ${formatMonth(verified.on)}.`
    : 'We have not yet checked these figures: please look them up, for example on gov.uk, before you act.'
}
