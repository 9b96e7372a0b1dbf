import * as v from 'valibot'
import { amount, type InputCheck, type InputError, optionalAmount } from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import { permille } from './money.ts'

export const borrowingLimits = {
  income: [1_000_00, 5_000_000_00],
  income2: [0, 5_000_000_00],
  commitments: [0, 100_000_00],
  deposit: [0, 10_000_000_00],
} as const

const input = v.object({
  income: amount(borrowingLimits.income),
  income2: optionalAmount(borrowingLimits.income2),
  commitments: optionalAmount(borrowingLimits.commitments),
  deposit: optionalAmount(borrowingLimits.deposit),
})

export type BorrowingInput = v.InferOutput<typeof input>

export function parseBorrowing(raw: RawForm): InputCheck<BorrowingInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

/** Loan to yearly income, in tenths: 45 is 4.5 times. */
export interface IncomeMultiples {
  lower: number
  upper: number
}

export type BorrowingResult = ReturnType<typeof borrowing>

/** A year's commitments are taken off the income before it is multiplied. Loans are in whole pounds, rounded down. */
export function borrowing(
  { income, income2, commitments, deposit }: BorrowingInput,
  multiples: IncomeMultiples,
) {
  const counted = Math.max(0, income + income2 - commitments * 12)
  const estimate = (multiple: number) => {
    const loan = Math.floor((counted * multiple) / 1_000) * 100
    const price = loan + deposit
    /** In tenths of a percent; null where there is no price. */
    const loanToValue = price > 0 ? permille(loan, price) : null
    return { multiple, loan, price, loanToValue }
  }
  return {
    /** A year, of all who apply. */
    income: income + income2,
    /** What is left of it after a year's commitments. */
    counted,
    lower: estimate(multiples.lower),
    upper: estimate(multiples.upper),
  }
}
