import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { retirementIncome } from './retirement-income.ts'

const { incomeTaxBands, personalAllowance, taxFreeCash } = rates

const tax = { allowance: personalAllowance, bands: incomeTaxBands }
const plan = {
  pot: 150_000_00,
  cash: 'spread' as const,
  months: 336,
  bridgeMonths: 60,
  statePension: 12_547_60,
}

test('the income before tax is the same before and after the State Pension begins', () => {
  const { before, with: after } = retirementIncome(plan, taxFreeCash, tax)
  // (150,000 + 276 × 1,045.633) / 336 = 1,305.341
  expect(before).toEqual({ fromPot: 1_305_34, statePension: 0, tax: 0, net: 1_305_34 })
  // 259.71 from the pot, a quarter of it free of tax: (259.708 × 0.75 + 1,045.633) × 12 - 12,570 = 2,314.97 at 20%.
  expect(after).toEqual({ fromPot: 259_70, statePension: 1_045_63, tax: 38_58, net: 1_266_75 })
})

test('a pot too small for that is spent before the State Pension begins', () => {
  const { before, with: after } = retirementIncome({ ...plan, pot: 6_000_00 }, taxFreeCash, tax)
  expect(before).toMatchObject({ fromPot: 100_00, net: 100_00 })
  expect(after).toEqual({ fromPot: 0, statePension: 1_045_63, tax: 0, net: 1_045_63 })
})

test('the part free of tax is a quarter up to the limit, at first or with each payment', () => {
  const large = { ...plan, pot: 2_000_000_00, bridgeMonths: 0 }
  const first = retirementIncome({ ...large, cash: 'first' }, taxFreeCash, tax)
  expect([first.cash, first.before]).toEqual([268_275_00, null])
  expect(retirementIncome(large, taxFreeCash, tax).cash).toBe(0)
})

test('spends the pot to the last pound, and takes the tax of a year in twelve months', () => {
  /** Band by band, in rationals of a penny. */
  const taxOf = (income: number) => {
    const lost = Math.min(12_570, Math.max(0, Math.floor((income / 100 - 100_000) / 2)))
    const taxed = Math.max(0, income - (12_570 - lost) * 100)
    const above = (limit: number) => Math.max(0, taxed - limit * 100)
    return (taxed * 20 + above(37_700) * 20 + above(125_140) * 5) / 100
  }
  fc.assert(
    fc.property(
      fc.record({
        pot: fc.oneof(fc.integer({ min: 0, max: 3_000_000_00 }), fc.integer({ min: 0, max: 100 })),
        cash: fc.constantFrom('spread' as const, 'first' as const),
        months: fc.integer({ min: 180, max: 540 }),
        bridgeMonths: fc.integer({ min: 0, max: 156 }),
        statePension: fc.integer({ min: 0, max: 26_000_00 }),
      }),
      (any) => {
        const { cash, before, with: after } = retirementIncome(any, taxFreeCash, tax)
        const later = any.months - any.bridgeMonths
        const spent = cash + (before?.fromPot ?? 0) * any.bridgeMonths + after.fromPot * later
        if (spent > any.pot || spent < any.pot - any.months) throw new Error(`spent ${spent}`)
        if (
          before &&
          after.fromPot > 0 &&
          Math.abs(before.fromPot - after.fromPot - any.statePension / 12) > 2
        )
          throw new Error('not level')
        const free = Math.min(any.pot / 4, 268_275_00)
        const taxable = any.cash === 'spread' && any.pot > 0 ? 1 - free / any.pot : 1
        for (const month of [before, after])
          if (month) {
            const expected = taxOf((month.fromPot * taxable + month.statePension) * 12) / 12
            // Two pence of income, rounded down, at 60% at most; and a step of the allowance.
            if (Math.abs(month.tax - expected) > 6) throw new Error(`${month.tax} is not ${expected}`)
            if (month.net !== month.fromPot + month.statePension - month.tax) throw new Error('net')
          }
      },
    ),
  )
})
