import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mortgageDeal } from './mortgage-deal.ts'

test('the example that Which? publishes comes to its total and its annual percentage rate of charge', () => {
  // https://www.which.co.uk/money/mortgages-and-property/compare-mortgages/annual-percentage-rate-of-charge-example-calculation-adl8c9t4vxjy
  const { totalPayable, percentageRate } = mortgageDeal({
    amount: 125_000_00,
    years: 25,
    rate: 350,
    fixedYears: 2,
    laterRate: 550,
    fees: 999_00,
  })
  expect(Math.abs(totalPayable - 225_131_92)).toBeLessThan(1_00)
  expect(percentageRate).toBe(5.3)
})

test('without fees, and at one rate, the charge is that rate with interest on interest', () => {
  const { percentageRate, balances, payments, payment, laterPayment, lastPayment, totalPayable } =
    mortgageDeal({
      amount: 200_000_00,
      years: 25,
      rate: 500,
      fixedYears: 5,
      laterRate: 500,
      fees: 0,
    })
  expect(percentageRate).toBe(5.1)
  expect(balances).toHaveLength(26)
  expect(balances.at(-1)).toBe(0)
  expect(payments).toEqual([60, 239])
  expect(payments[0] * payment + payments[1] * laterPayment + lastPayment).toBe(totalPayable)
})

test('the charge is the yearly rate at which what is paid is worth what is received, by the formula for annuities', () => {
  fc.assert(
    fc.property(
      fc.record({
        amount: fc.integer({ min: 50_000_00, max: 1_000_000_00 }),
        years: fc.integer({ min: 11, max: 40 }),
        rate: fc.integer({ min: 50, max: 12_00 }),
        fixedYears: fc.integer({ min: 1, max: 10 }),
        laterRate: fc.integer({ min: 50, max: 12_00 }),
        fees: fc.integer({ min: 0, max: 5_000_00 }),
      }),
      ({ amount, years, rate, fixedYears, laterRate, fees }) => {
        const result = mortgageDeal({ amount, years, rate, fixedYears, laterRate, fees })
        /** What a penny a month is worth, at a rate by the month. */
        const annuity = (months: number, r: number) => (1 - (1 + r) ** -months) / r
        const [first, second] = [fixedYears * 12, (years - fixedYears) * 12]
        const payment = amount / annuity(years * 12, rate / 120_000)
        const later = (payment * annuity(second, rate / 120_000)) / annuity(second, laterRate / 120_000)
        expect(Math.abs(result.totalPayable - (payment * first + later * second + fees))).toBeLessThan(
          // Pence of rounding, which grow.
          0.5 * years * 12 * (1 + Math.max(rate, laterRate) / 120_000) ** (years * 12) + 1,
        )
        const worth = (percent: number) => {
          const r = (1 + percent / 100) ** (1 / 12) - 1
          return payment * annuity(first, r) + later * annuity(second, r) * (1 + r) ** -first
        }
        expect(worth(result.percentageRate - 0.0501)).toBeGreaterThan(amount - fees)
        expect(worth(result.percentageRate + 0.0501)).toBeLessThan(amount - fees)
      },
    ),
  )
})
