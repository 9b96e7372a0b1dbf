import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rates } from '#content/site/tax-and-rates.ts'
import {
  type EquityReleaseInput,
  equityRelease,
  parseEquityRelease,
  usualReleaseShare,
} from './equity-release.ts'

const { equityReleaseShares } = rates

const prices = { lower: -100, higher: 200 }
const loan = (parts: Partial<EquityReleaseInput> = {}): EquityReleaseInput => ({
  age: 70,
  house: 300_000_00,
  amount: 50_000_00,
  rate: 6_50,
  years: 15,
  pay: 0,
  ...parts,
})
const loans = fc.record({
  age: fc.constant(70),
  house: fc.integer({ min: 100_000_00, max: 1_000_000_00 }),
  amount: fc.integer({ min: 10_000_00, max: 90_000_00 }),
  rate: fc.integer({ min: 1_00, max: 12_00 }),
  years: fc.integer({ min: 1, max: 40 }),
  pay: fc.integer({ min: 0, max: 2_000_00 }),
})

describe('A lifetime mortgage', () => {
  test('of £50,000 at 6.5% is £132,210 after 15 years, as compound interest by the month gives', () => {
    const { withoutPayments, withPayments } = equityRelease(loan(), prices)
    expect(withPayments).toBeNull()
    expect(Math.abs(withoutPayments.loan - 5_000_000 * (1 + 0.065 / 12) ** 180)).toBeLessThan(200)
    expect(Math.round(withoutPayments.loan / 100)).toBe(132_210)
  })

  test('comes to what the broker Key publishes, within pounds of its rounding', () => {
    // https://www.equityrelease.co.uk/equity-release/compound-interest-explained: £81,703 at 6.74% by the month.
    const { loans } = equityRelease(loan({ amount: 81_703_00, rate: 6_74 }), prices).withoutPayments
    const published = { 1: 87_384, 2: 93_459, 3: 99_956, 14: 209_360, 15: 223_915 }
    for (const [year, owed] of Object.entries(published))
      expect(Math.abs((loans[Number(year)] ?? 0) / 100 - owed), year).toBeLessThan(2)
  })

  test('stays as it is where exactly the interest is paid', () => {
    const { withPayments } = equityRelease(loan({ amount: 48_000_00, rate: 5_00, pay: 200_00 }), prices)
    expect(new Set(withPayments?.loans)).toEqual(new Set([48_000_00]))
    expect(withPayments?.paid).toBe(200_00 * 180)
  })

  test('is what a closed formula gives with payments, within the pence of rounding', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const { loans: owed } = equityRelease({ ...any, pay: any.pay + 1 }, prices).withPayments ?? {
          loans: [],
        }
        const r = any.rate / 120_000
        owed.forEach((value, year) => {
          const grown = (1 + r) ** (year * 12)
          const expected = any.amount * grown - ((any.pay + 1) * (grown - 1)) / r
          if (value > 0) expect(Math.abs(value - expected)).toBeLessThanOrEqual(1 + year * 12 * grown * 0.5)
        })
      }),
    )
  })
})

describe('The no negative equity guarantee', () => {
  test('takes effect in the year in which the loan exceeds the home, sooner where prices fall', () => {
    const { houses } = equityRelease(loan({ amount: 120_000_00, years: 25 }), prices)
    expect(houses.lower.guaranteeFrom).toBe(13)
    expect(houses.same.guaranteeFrom).toBe(15)
    expect(houses.higher.guaranteeFrom).toBe(21)
    expect(houses.same).toMatchObject({ repay: 300_000_00, left: 0 })
  })

  test('does not take effect while the loan is exactly what the home is worth', () => {
    const falling = loan({ house: 100_000_00, amount: 99_000_00, rate: 0, years: 3 })
    const { values, guaranteeFrom } = equityRelease(falling, prices).houses.lower
    expect([values[1], guaranteeFrom]).toEqual([99_000_00, 2])
  })

  test('compares the loan with a home whose value is to the nearest penny', () => {
    const { houses } = equityRelease(loan({ house: 100_000_33, amount: 1_000_00, years: 1 }), prices)
    expect([houses.lower.values[1], houses.higher.values[1]]).toEqual([99_000_33, 102_000_34])
  })

  test('never leaves more to repay than the home, nor less than nothing of it', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const { houses } = equityRelease(any, prices)
        for (const { values, repay, left } of Object.values(houses)) {
          expect(left).toBeGreaterThanOrEqual(0)
          expect(repay + left).toBe(values.at(-1))
        }
        expect(houses.lower.left).toBeLessThanOrEqual(houses.same.left)
        expect(houses.same.left).toBeLessThanOrEqual(houses.higher.left)
      }),
    )
  })
})

test.each([
  [{}, null],
  [{ age: '54' }, { age: 'low' }],
  [{ amount: '180000' }, null],
  [{ amount: '180000.01' }, { amount: 'aboveHomeValue' }],
  [{ age: '90', years: '20' }, null],
  [{ age: '90', years: '21' }, { years: 'tooLong' }],
  [
    { rate: '', house: 'big' },
    { house: 'unreadable', rate: 'empty' },
  ],
])('the input with %j is refused for %j', (values, errors) => {
  const check = parseEquityRelease(
    {
      age: '70',
      amount: '50000',
      rate: '6.5',
      years: '15',
      house: '300000',
      pay: '0',
      ...values,
    },
    equityReleaseShares,
  )
  expect(check.ok ? null : check.errors).toEqual(errors)
})

test('lenders usually release the share of the table at its ages, and in proportion between them', () => {
  const share = (age: number) => usualReleaseShare(age, equityReleaseShares)
  expect([55, 57, 60, 70, 72, 83, 95].map(share)).toEqual([27, 29, 34, 45, 47, 58, 58])
})
