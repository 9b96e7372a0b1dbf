import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type MortgageInput, mortgageRepayments } from './mortgage-repayments.ts'

const loan = (parts: Partial<MortgageInput> = {}): MortgageInput => ({
  amount: 200_000_00,
  years: 25,
  rate: 5_00,
  kind: 'repayment',
  overpay: 0,
  ...parts,
})

const loans = fc.record({
  amount: fc.integer({ min: 10_000_00, max: 2_000_000_00 }),
  years: fc.integer({ min: 1, max: 40 }),
  rate: fc.integer({ min: 0, max: 12_00 }),
  kind: fc.constantFrom('repayment' as const, 'interest-only' as const),
  overpay: fc.integer({ min: 0, max: 5_000_00 }),
})

describe('A repayment mortgage', () => {
  // Published in the tables of lenders and brokers, and checked with the annuity formula.
  test.each([
    [200_000, 25, 5, 1_169.18],
    [100_000, 25, 4, 527.84],
    [150_000, 30, 6, 899.33],
    [250_000, 25, 4.5, 1_389.58],
    [100_000, 1, 0, 8_333.34],
  ])('of £%i over %i years at %f%% costs £%f a month', (amount, years, rate, monthly) => {
    const result = mortgageRepayments(loan({ amount: amount * 100, years, rate: rate * 100 }))
    expect(result.payment / 100).toBe(monthly)
  })

  test('is repaid in full by the end, and what is paid is the loan and its interest, to the penny', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const { balances, totalPaid, interest } = mortgageRepayments({ ...any, kind: 'repayment' })
        expect(balances.at(-1)).toBe(0)
        expect(totalPaid).toBe(any.amount + interest)
      }),
    )
  })

  test('owes after each year what the closed formula gives, within the pence of rounding', () => {
    fc.assert(
      fc.property(loans, ({ amount, years, rate }) => {
        const { payment, balances, months } = mortgageRepayments(loan({ amount, years, rate }))
        const r = rate / 120_000
        balances.forEach((balance, year) => {
          const n = year * 12
          if (n >= months) return
          const grown = (1 + r) ** n
          const expected = rate === 0 ? amount - payment * n : amount * grown - (payment * (grown - 1)) / r
          // Each month is rounded by half a penny at most, which then grows.
          expect(Math.abs(balance - expected)).toBeLessThanOrEqual(1 + n * grown * 0.5)
        })
      }),
    )
  })

  test('costs more a month after a rise of 1, 2 and 3 points', () => {
    const { rises } = mortgageRepayments(loan())
    expect(rises.map(({ rate, payment, more }) => [rate, payment, more])).toEqual([
      [6_00, 1_288_60, 119_42],
      [7_00, 1_413_56, 244_38],
      [8_00, 1_543_63, 374_45],
    ])
  })
})

describe('An interest-only mortgage', () => {
  test('costs the interest each month, and the whole loan is owed at the end', () => {
    const { payment, balances, interest, totalPaid, overpayment } = mortgageRepayments(
      loan({ kind: 'interest-only' }),
    )
    expect(payment).toBe(833_33)
    expect(balances.at(-1)).toBe(200_000_00)
    expect([interest, totalPaid]).toEqual([833_33 * 300, 833_33 * 300])
    expect(overpayment).toBeNull()
  })

  test('costs a twelfth of the yearly interest each month, at any loan, rate and term', () => {
    fc.assert(
      fc.property(loans, (any) => {
        const { payment, balances, interest } = mortgageRepayments({
          ...any,
          kind: 'interest-only',
          overpay: 0,
        })
        // Half a penny is rounded up.
        const exact = (2n * BigInt(any.amount) * BigInt(any.rate) + 120_000n) / 240_000n
        expect(BigInt(payment)).toBe(exact)
        expect(BigInt(interest)).toBe(exact * BigInt(any.years * 12))
        expect(new Set(balances)).toEqual(new Set([any.amount]))
      }),
    )
  })
})

describe('Paying more each month', () => {
  test('of £100 on £200,000 at 5% over 25 years saves 3 years and 6 months, by the formula for the number of payments', () => {
    const { overpayment } = mortgageRepayments(loan({ overpay: 100_00 }))
    // −ln(1 − 200,000 × r ÷ 1,269.18) ÷ ln(1 + r) with r = 5% ÷ 12
    const payments = -Math.log(1 - 833.333333 / 1_269.18) / Math.log(1 + 0.05 / 12)
    expect(overpayment?.monthsSaved).toBe(300 - Math.ceil(payments))
    expect(overpayment?.monthsSaved).toBe(42)
    expect(overpayment?.interestSaved).toBe(24_505_40)
  })

  test('repays any loan after as many payments as the formula gives, within the pence of rounding', () => {
    fc.assert(
      fc.property(loans, ({ amount, years, rate, overpay }) => {
        const result = mortgageRepayments(loan({ amount, years, rate, overpay: overpay + 1 }))
        const months = result.months - (result.overpayment?.monthsSaved ?? 0)
        const paid = result.payment + overpay + 1
        const r = rate / 120_000
        const payments = rate === 0 ? amount / paid : -Math.log(1 - (amount * r) / paid) / Math.log(1 + r)
        // Half a penny a month, which grows, and what that is of a payment.
        const drift = rate === 0 ? 1 : 1 + (0.5 * ((1 + r) ** months - 1)) / r
        expect(months).toBeGreaterThanOrEqual(Math.min(years * 12, payments - drift / paid))
        expect(months).toBeLessThan(payments + 1 + drift / paid)
      }),
    )
  })
})
