import * as v from 'valibot'
import {
  amount,
  type InputCheck,
  type InputError,
  optionalAmount,
  rate,
  wholeNumber,
} from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import { type BasisPoints, growByYear, monthlyInterest } from './yearly-rate.ts'

export const equityReleaseLimits = {
  age: [55, 95],
  house: [50_000_00, 10_000_000_00],
  amount: [1_000_00, 6_000_000_00],
  rate: [0, 15_00],
  years: [1, 40],
  pay: [0, 100_000_00],
  /** Nobody plans beyond this age. */
  lastAge: 110,
} as const

const input = v.object({
  age: wholeNumber(equityReleaseLimits.age),
  house: amount(equityReleaseLimits.house),
  amount: amount(equityReleaseLimits.amount),
  rate: rate(equityReleaseLimits.rate),
  years: wholeNumber(equityReleaseLimits.years),
  pay: optionalAmount(equityReleaseLimits.pay),
})

export type EquityReleaseInput = v.InferOutput<typeof input>

/** What lenders usually release at most, in percent of the home. */
export interface ReleaseShares {
  /** In the order of ages; in between in proportion. */
  byAge: readonly { age: number; percent: number }[]
  /** Nobody lends more, at any age. */
  most: number
}

/** In whole percent, rounded down. */
export function usualReleaseShare(age: number, { byAge }: ReleaseShares): number {
  const next = byAge.findIndex((step) => step.age > age)
  if (next < 0) return byAge.at(-1)?.percent ?? 0
  const [from, to] = [byAge[next - 1], byAge[next]]
  if (!from || !to) return 0
  return Math.floor(from.percent + ((to.percent - from.percent) * (age - from.age)) / (to.age - from.age))
}

export function parseEquityRelease(raw: RawForm, { most }: ReleaseShares): InputCheck<EquityReleaseInput> {
  const check = checkForm<typeof input, InputError>(input, raw)
  if (!check.ok) return check
  const { age, house, amount, years } = check.value
  if (amount * 100 > house * most) return { ok: false, errors: { amount: 'aboveHomeValue' } }
  if (age + years > equityReleaseLimits.lastAge) return { ok: false, errors: { years: 'tooLong' } }
  return check
}

/** Yearly changes of house prices that are shown beside an unchanged value, in hundredths of a percent. */
export interface HousePriceRange {
  lower: BasisPoints
  higher: BasisPoints
}

export type EquityReleaseResult = ReturnType<typeof equityRelease>

export function equityRelease(
  { house, amount, rate, years, pay }: EquityReleaseInput,
  prices: HousePriceRange,
) {
  const withoutPayments = loanCourse({ amount, rate, years, pay: 0 })
  const withPayments = pay > 0 ? loanCourse({ amount, rate, years, pay }) : null
  const { loans, loan } = withPayments ?? withoutPayments
  const houseCourse = (change: BasisPoints) => {
    const values = loans.map(() => house)
    for (let year = 1; year < values.length; year += 1)
      values[year] = growByYear(values[year - 1] ?? house, change)
    const value = values.at(-1) ?? house
    const exceeded = values.findIndex((value, year) => (loans[year] ?? 0) > value)
    return {
      values,
      /** By the no negative equity guarantee never more than the home is worth. */
      repay: Math.min(loan, value),
      left: Math.max(0, value - loan),
      /** The year in which the loan would exceed the home's value, so that the guarantee takes effect; or null. */
      guaranteeFrom: exceeded < 0 ? null : exceeded,
    }
  }
  return {
    withoutPayments,
    /** Null where nothing is paid. */
    withPayments,
    /** With the payments, where there are any. */
    houses: { lower: houseCourse(prices.lower), same: houseCourse(0), higher: houseCourse(prices.higher) },
  }
}

/** Interest is added every month, to the penny, and bears interest itself; a payment is taken off after it. */
function loanCourse({
  amount,
  rate,
  years,
  pay,
}: Pick<EquityReleaseInput, 'amount' | 'rate' | 'years' | 'pay'>) {
  const loans = [amount]
  let [loan, paid] = [amount, 0]
  for (let month = 1; month <= years * 12; month += 1) {
    loan += monthlyInterest(loan, rate)
    const part = Math.min(pay, loan)
    loan -= part
    paid += part
    if (month % 12 === 0) loans.push(loan)
  }
  // `loans`: at the start and after each year. `loan`: at the end, without the guarantee.
  return { loans, loan, paid }
}
