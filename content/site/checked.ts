import { formatMonth } from '#domain/plain-date.ts'
import { figuresVerified } from './launch.ts'

/** The tax year as shown beside figures; claims.test.ts compares it with tax-and-rates.ts. */
export const taxYear = '2026/27'
export const taxYearEnd = '5 April'
/** Nothing is called checked before somebody has recorded that they did. */
export const checkedOn = checkedWords(figuresVerified)
export const checked = `${taxYear}, ${checkedOn}`

export function checkedWords(verified: typeof figuresVerified): string {
  return verified ? `checked ${formatMonth(verified.on)}` : 'not yet checked'
}
