import { expect, test } from 'vitest'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import { launchFindings } from './launch-findings.ts'

test('a tax, allowance or rate is overdue from the day after its review date', () => {
  const { reviewBy, statement } = taxAndRates.stampDutyBands
  const overdueOn = (day: string) =>
    launchFindings(day)['Claims overdue for review'].filter((line) => line.includes(statement))

  expect(overdueOn(reviewBy)).toEqual([])
  expect(overdueOn('2027-04-07')).toEqual([
    `stampDutyBands: ${statement} (due 2027-04-06, source: gov.uk: Stamp Duty Land Tax, Residential property rates)`,
  ])
})

test('every tax, allowance and rate was checked before it is due for review, and names its source', () => {
  for (const [name, { checked, reviewBy, source }] of Object.entries(taxAndRates)) {
    expect(checked < reviewBy, name).toBe(true)
    expect(source, name).toMatch(/\w{3}/)
  }
})
