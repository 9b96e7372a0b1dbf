import { expect, test } from 'vitest'
import { brand } from '#content/site/brand.ts'
import { claims } from '#content/site/facts.ts'
import { examples, firstHome } from '#content/site/fees.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import { addDays, plainDate } from '#domain/plain-date.ts'
import { launchFindings, unreachable } from './launch-findings.ts'

test('a tax, allowance or rate is overdue from the day after its review date', () => {
  const { reviewBy, statement, source } = taxAndRates.stampDutyBands
  const overdueOn = (day: string) =>
    launchFindings(day)['Claims overdue for review: content/site/facts.ts, tax-and-rates.ts, fees.ts'].filter(
      (line) => line.includes(statement),
    )

  expect(overdueOn(reviewBy)).toEqual([])
  expect(overdueOn(addDays(plainDate(reviewBy), 1))).toEqual([
    `stampDutyBands: ${statement} (due ${reviewBy}, source: ${source})`,
  ])
})

test('the brand is listed while its mail domain is one that is reserved for examples', () => {
  const listed = launchFindings('2026-11-16')['Firm facts that are still sample: content/site/firm.ts']
  const isReserved = unreachable(`hello@${brand.mailDomain}`).length > 0
  expect(listed.some((line) => line.startsWith('brand: '))).toBe(isReserved)
})

test('a claim is listed while there is no evidence for it', () => {
  const unfounded = Object.entries(claims).filter(([, claim]) => 'sample' in claim && claim.sample)
  const listed = launchFindings('2026-11-16')['Claims without evidence yet: content/site/facts.ts']
  expect(listed.map((line) => line.split(': ')[0])).toEqual(unfounded.map(([name]) => name))
})

test('the representative example of a mortgage is listed while it is a sample, and is marked so where it is shown', () => {
  const isSample = 'sample' in examples.firstHome
  const listed =
    launchFindings('2026-11-16')['Fees and worked examples that are sample: content/site/fees.ts']
  expect(listed.some((line) => line.includes('representative example'))).toBe(isSample)
  expect(firstHome.representative.includes('(sample)')).toBe(isSample)
})

test('every tax, allowance and rate has a day of review, and names its source', () => {
  for (const [name, { reviewBy, source }] of Object.entries(taxAndRates)) {
    expect(reviewBy, name).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(source, name).toMatch(/\w{3}/)
  }
})

test('a mail domain or telephone number that is reserved for examples is found without its sample mark', () => {
  const firm = {
    phone: { display: '020 7946 0018' },
    email: { display: 'hello@advisers.example', href: 'mailto:hello@advisers.example' },
    web: 'An example of what we do',
  }
  expect(unreachable(firm)).toEqual(['phone.display: 020 7946 0018', 'email.display: hello@advisers.example'])
  expect(
    unreachable({ phone: '01256 355 000', fax: '020 7123 4567', mail: 'jo@exampleadvice.co.uk' }),
  ).toEqual([])
})
