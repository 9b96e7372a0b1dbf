import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BorrowingInput, borrowing, borrowingLimits } from './borrowing.ts'

const multiples = { lower: 40, upper: 45 }
const household = (parts: Partial<BorrowingInput> = {}): BorrowingInput => ({
  income: 40_000_00,
  income2: 0,
  commitments: 0,
  deposit: 20_000_00,
  ...parts,
})

test('an income of £40,000 with a deposit of £20,000 gives £160,000 to £180,000, at 88.9% and 90% of the price', () => {
  const { lower, upper } = borrowing(household(), multiples)
  expect(lower).toEqual({ multiple: 40, loan: 160_000_00, price: 180_000_00, loanToValue: 889 })
  expect(upper).toEqual({ multiple: 45, loan: 180_000_00, price: 200_000_00, loanToValue: 900 })
})

test('a second income counts as the first, and £250 a month of commitments as £3,000 a year less', () => {
  const shared = household({ income2: 20_000_00, commitments: 250_00 })
  const { income, counted, upper } = borrowing(shared, multiples)
  expect(income).toBe(60_000_00)
  expect(counted).toBe(57_000_00)
  expect(upper.loan).toBe(256_500_00)
})

test('commitments above the income leave nothing to lend, and nothing without a deposit to buy with', () => {
  const { counted, lower, upper } = borrowing(household({ commitments: 4_000_00, deposit: 0 }), multiples)
  expect(counted).toBe(0)
  expect(lower).toEqual({ multiple: 40, loan: 0, price: 0, loanToValue: null })
  expect(upper.loan).toBe(0)
})

test('a loan is in whole pounds, rounded down', () => {
  const { lower, upper } = borrowing(household({ income: 33_333_33 }), multiples)
  expect([lower.loan, upper.loan]).toEqual([133_333_00, 149_999_00])
})

test('is what whole numbers without a limit give', () => {
  const inputs = fc.record({
    income: within(borrowingLimits.income),
    income2: within(borrowingLimits.income2),
    commitments: fc.oneof(within(borrowingLimits.commitments), fc.constant(0)),
    deposit: fc.oneof(within(borrowingLimits.deposit), fc.constant(0)),
  })
  fc.assert(
    fc.property(inputs, (input) => {
      const rest = BigInt(input.income) + BigInt(input.income2) - 12n * BigInt(input.commitments)
      const result = borrowing(input, multiples)
      for (const [{ loan, price, loanToValue }, tenths] of [
        [result.lower, 40n],
        [result.upper, 45n],
      ] as const) {
        const pounds = rest > 0n ? (rest * tenths) / 1_000n : 0n
        expect(BigInt(loan)).toBe(pounds * 100n)
        expect(BigInt(price)).toBe(pounds * 100n + BigInt(input.deposit))
        if (price === 0) expect(loanToValue).toBe(null)
        else expect(Math.abs((loanToValue ?? 0) - (loan / price) * 1_000)).toBeLessThanOrEqual(0.5)
      }
    }),
  )
})

function within([min, max]: readonly [number, number]) {
  return fc.integer({ min, max })
}
