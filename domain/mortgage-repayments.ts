import * as v from 'valibot'
import {
  amount,
  choice,
  type InputCheck,
  type InputError,
  optionalAmount,
  rate,
  wholeNumber,
} from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'
import { type BasisPoints, levelPayment, monthlyInterest } from './yearly-rate.ts'

export const mortgageKinds = ['repayment', 'interest-only'] as const

export const mortgageLimits = {
  amount: [1_000_00, 10_000_000_00],
  years: [1, 40],
  rate: [0, 15_00],
  overpay: [0, 100_000_00],
} as const

const input = v.object({
  amount: amount(mortgageLimits.amount),
  years: wholeNumber(mortgageLimits.years),
  rate: rate(mortgageLimits.rate),
  kind: choice(mortgageKinds),
  overpay: optionalAmount(mortgageLimits.overpay),
})

export type MortgageInput = v.InferOutput<typeof input>

export function parseMortgage(raw: RawForm): InputCheck<MortgageInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

export type MortgageResult = ReturnType<typeof mortgageRepayments>

export function mortgageRepayments({ amount, years, rate, kind, overpay }: MortgageInput) {
  const paymentAt = (yearly: BasisPoints) =>
    kind === 'repayment' ? levelPayment(amount, yearly, years * 12) : monthlyInterest(amount, yearly)
  const loan = { amount, years, rate, kind, payment: paymentAt(rate) }
  const plain = schedule(loan, 0)
  const faster = overpay > 0 ? schedule(loan, overpay) : null
  return {
    ...plain,
    /** What the payment would be at a rate higher by 1, 2 and 3 points. */
    rises: [1, 2, 3].map((points) => {
      const payment = paymentAt(rate + points * 100)
      return { points, rate: rate + points * 100, payment, more: payment - loan.payment }
    }),
    /** What paying more each month would change; null where nothing more is paid. */
    overpayment: faster && {
      ...faster,
      monthsSaved: plain.months - faster.months,
      interestSaved: plain.interest - faster.interest,
    },
  }
}

type Loan = Omit<MortgageInput, 'overpay'> & { payment: Pence }

/**
 * Month by month: interest on what is owed, to the penny, then the payment. The last payment is what is left; an
 * interest-only loan pays each month's interest, and the rest stays owed.
 */
function schedule({ amount, years, rate, kind, payment }: Loan, overpay: Pence) {
  const balances = [amount]
  let [owed, interest, totalPaid, months] = [amount, 0, 0, 0]
  for (let month = 1; month <= years * 12; month += 1) {
    if (owed > 0) {
      const charged = monthlyInterest(owed, rate)
      const isLast = month === years * 12 && kind === 'repayment'
      const due = kind === 'repayment' ? payment : charged
      const paid = isLast ? owed + charged : Math.min(due + overpay, owed + charged)
      owed += charged - paid
      interest += charged
      totalPaid += paid
      months = month
    }
    if (month % 12 === 0) balances.push(owed)
  }
  // `months`: until nothing is owed any more, or the term ends. `balances`: at the start, and after each year.
  return { payment, months, interest, totalPaid, balances }
}
