import { describe, expect, test } from 'vitest'
import { advisers } from '#content/pages/advisers.ts'
import { events } from '#content/pages/events.ts'
import { team } from '#content/pages/team.ts'
import { claims, facts } from '#content/site/facts.ts'
import { taxAndRates } from '#content/site/tax-and-rates.ts'
import * as tax from '#content/site/tax-words.ts'
import { textProblem } from '#content/site/text-rules.ts'

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>(['../../content/**/*.ts', '!**/*.test.ts'], { eager: true }),
)
const texts = [...new Set(modules.flatMap(stringsIn))]

describe('The content', () => {
  test('has no filler, promises nothing, names the regulator in full, and has no slips of type', () => {
    expect(texts.length).toBeGreaterThan(500)
    const ofPeople = new Set(stringsIn([team, advisers, events]))
    const problems = texts.map((text) => [textProblem(text, { ofPeople: ofPeople.has(text) }), text])
    expect(problems.filter(([problem]) => problem)).toEqual([])
  })

  test.each([
    'The price is tbc.',
    'It is risk-free.',
    'The FCA regulates us.',
    'Two  spaces',
    'a comma , too early',
    "it isn't",
  ])('is refused where it says: %s', (text) => {
    expect(textProblem(text)).toMatch(/\.$|’\.$/)
  })
})

describe('A figure that holds in some nations only', () => {
  const inRegister = new Set(stringsIn([facts, claims, taxAndRates, tax]))
  test.each<[what: RegExp, figure: string, nation: RegExp]>([
    [/stamp duty/i, tax.stampDutyFrom, /England and Northern Ireland/],
    [/stamp duty/i, tax.firstTimeNothingTo, /England and Northern Ireland/],
    [/stamp duty|taxed/i, `${tax.additionalHomePoints} percentage points`, /England and Northern Ireland/],
    [/power of attorney|Public Guardian/i, facts.attorneyFee, /England and Wales/],
    [/lease/i, facts.leaseYears, /England and Wales/],
    [/breathing space/i, facts.breathingSpace, /England and Wales/],
    [/share/i, facts.sharedOwnershipShares, /England/],
    [/council/i, facts.careUpperLimit, /England/],
    [/council tax/i, tax.surchargeLeast, /England/],
  ])('is named with them: %s, %s', (what, figure, nation) => {
    const naming = texts.filter((text) => !inRegister.has(text) && what.test(text) && text.includes(figure))
    expect(naming.length).toBeGreaterThan(0)
    expect(naming.filter((text) => !nation.test(text))).toEqual([])
  })
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
