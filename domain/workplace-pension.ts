import type { Pence } from './money.ts'

/** What the law asks of an employer, in whole percentages of qualifying earnings. */
export interface EnrolmentRules {
  qualifyingEarnings: { from: Pence; to: Pence }
  totalPercent: number
  employerPercent: number
  /** Of what an employee pays, added by the tax office. */
  reliefPercent: number
}

/** The least that goes into a workplace pension in a year, to the nearest penny. */
export function leastContributions(pay: Pence, rules: EnrolmentRules) {
  const { qualifyingEarnings, totalPercent, employerPercent, reliefPercent } = rules
  /** The part of the pay that counts. */
  const counted = Math.max(0, Math.min(pay, qualifyingEarnings.to) - qualifyingEarnings.from)
  const total = Math.round((counted * totalPercent) / 100)
  const employer = Math.round((counted * employerPercent) / 100)
  const relief = Math.round(((total - employer) * reliefPercent) / 100)
  return { counted, employer, employee: total - employer - relief, relief, total }
}
