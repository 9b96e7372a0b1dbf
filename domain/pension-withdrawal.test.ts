import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import { incomeTax } from './income-tax.ts'
import { pensionWithdrawal, taxNations, withdrawalKinds } from './pension-withdrawal.ts'

const { emergencyTaxCode, incomeTaxBands, personalAllowance, scottishIncomeTaxBands, taxFreeCash } = rates

const rules = {
  taxFree: taxFreeCash,
  allowance: personalAllowance,
  bands: { england: incomeTaxBands, scotland: scottishIncomeTaxBands },
  emergencyCode: emergencyTaxCode,
}

test('£20,000 out of a pot beside £25,000 of pay costs £3,000 of tax, of which too much is taken at first', () => {
  const asked = { amount: 20_000_00, kind: 'slice', other: 25_000_00, nation: 'england' } as const
  expect(pensionWithdrawal(asked, rules)).toEqual({
    taxFree: 5_000_00,
    taxable: 15_000_00,
    due: 3_000_00,
    // 13,951 taxable: 3,141.67 at 20%, 7,286.67 at 40% and 3,522.67 at 45%.
    taken: 5_128_20,
    toReclaim: 2_128_20,
    form: 'P55',
  })
})

test('beside a high income too little is taken', () => {
  const asked = { amount: 10_000_00, kind: 'drawdown', other: 150_000_00, nation: 'england' } as const
  const { due, toReclaim } = pensionWithdrawal(asked, rules)
  expect(due).toBe(4_500_00)
  expect(toReclaim).toBeLessThan(0)
})

test.each([
  ['slice', 0, 'P55'],
  ['drawdown', 20_000_00, 'P55'],
  ['whole', 20_000_00, 'P53Z'],
  ['whole', 0, 'P50Z'],
] as const)('%s with other income of %i pence is asked back by %s', (kind, other, form) => {
  expect(pensionWithdrawal({ amount: 9_000_00, kind, other, nation: 'england' }, rules).form).toBe(form)
})

test('the tax is the one that two whole years differ by', () => {
  const yearOf = (income: number, nation: 'england' | 'scotland') =>
    incomeTax(income, { allowance: personalAllowance, bands: rules.bands[nation] })
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.oneof(
          fc.integer({ min: 1_00, max: 2_000_000_00 }),
          fc.integer({ min: 1_00, max: 2_000_00 }),
        ),
        kind: fc.constantFrom(...withdrawalKinds),
        other: fc.oneof(
          fc.integer({ min: 0, max: 20_000_000 }),
          fc.constantFrom(0, 12_570_00, 100_000_00, 125_140_00),
        ),
        nation: fc.constantFrom(...taxNations),
      }),
      (asked) => {
        const { taxFree, taxable, due, taken, toReclaim } = pensionWithdrawal(asked, rules)
        const free = asked.kind === 'drawdown' ? 0 : Math.min(Math.floor(asked.amount / 4), 268_275_00)
        if (taxFree !== free || taxable !== asked.amount - free) throw new Error('free')
        const expected = yearOf(asked.other + taxable, asked.nation) - yearOf(asked.other, asked.nation)
        if (due !== expected) throw new Error(`${due} is not ${expected}`)
        if (toReclaim !== taken - due || taken > taxable * 0.45) throw new Error('taken')
      },
    ),
  )
})
