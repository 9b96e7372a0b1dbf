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
