import * as v from 'valibot'
import {
  choice,
  type InputCheck,
  type InputError,
  optionalAmount,
  optionalRate,
  rate,
  wholeNumber,
} from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'
import { addMonths, type PlainDate } from './plain-date.ts'
import { type ProjectionRates, potByYear, type Ratio, realFactor, realRate } from './projection.ts'
import type { TaxBand } from './stamp-duty.ts'
import type { BasisPoints } from './yearly-rate.ts'

export const savingsLimits = {
  sum: [0, 10_000_000_00],
  monthly: [0, 20_000_00],
  years: [1, 40],
  rate: [0, 15_00],
  goal: [0, 10_000_000_00],
  charge: [0, 3_00],
} as const

/** Bands of income tax in their order; `none` for a cash ISA or a low income. */
const taxKinds = ['basic', 'higher', 'additional', 'none'] as const

const input = (usualCharge: BasisPoints) =>
  v.object({
    sum: optionalAmount(savingsLimits.sum),
    monthly: optionalAmount(savingsLimits.monthly),
    years: wholeNumber(savingsLimits.years),
    rate: rate(savingsLimits.rate),
    tax: choice(taxKinds),
    goal: optionalAmount(savingsLimits.goal),
    charge: optionalRate(savingsLimits.charge, usualCharge),
  })

export type SavingsInput = v.InferOutput<ReturnType<typeof input>>

/** `usualCharge`: of the investment a year, where the field is left empty. */
export function parseSavings(raw: RawForm, usualCharge: BasisPoints): InputCheck<SavingsInput> {
  return checkForm<ReturnType<typeof input>, InputError>(input(usualCharge), raw)
}

export interface InterestTax {
  /** Interest a year that is free of tax. */
  allowances: Readonly<Record<Exclude<SavingsInput['tax'], 'none'>, Pence>>
  /** The rates of income tax in the order of `taxKinds`. */
  bands: readonly Pick<TaxBand, 'percent'>[]
  /** From a day on, interest is taxed at rates that are higher by these points. */
  rise: { from: string; points: number }
}

export interface SavingsAssumptions {
  today: PlainDate
  growth: ProjectionRates
  /** Yearly rise in prices, in whole percent. */
  inflation: number
  interestTax: InterestTax
}

export type SavingsResult = ReturnType<typeof savings>

/** All in today's money unless it says otherwise; payments rise with prices. */
export function savings(input: SavingsInput, assumptions: SavingsAssumptions) {
  const { sum, monthly, years, rate, goal, charge } = input
  const { growth, inflation } = assumptions
  const invest = (percent: number) => {
    const factor = realFactor(percent, charge, inflation)
    const valuesOf = (monthly: Pence) => potByYear({ pot: sum, monthly, months: years * 12, factor })
    const values = valuesOf(monthly)
    return { realRate: realRate(factor), needed: leastMonthly(valuesOf, goal), values, end: endOf(values) }
  }
  const { values, taxes } = account(input, assumptions)
  const taxedYear = taxes.findIndex((tax) => tax > 0)
  return {
    paidIn: sum + monthly * 12 * years,
    saved: {
      /** Now and after each year. */
      values,
      end: endOf(values),
      /** Before tax. */
      realRate: realRate(accountFactor(rate, inflation)),
      /** What the account shows at the end, in the pounds of that day. */
      balance: Math.round(endOf(values) * priceLevel(inflation, years)),
      /** In the pounds of their years. */
      tax: Math.round(taxes.reduce((total, tax) => total + tax, 0)),
      /** The first year of which interest is taxed, from 1. */
      taxedFrom: taxedYear < 0 ? null : taxedYear + 1,
      /** The monthly payment that reaches the goal; null where none does. */
      needed: leastMonthly((monthly) => account({ ...input, monthly }, assumptions).values, goal),
    },
    invested: {
      lower: invest(growth.lower),
      middle: invest(growth.middle),
      higher: invest(growth.higher),
    },
  }
}

/** The account after each year, and the tax on each year's interest in the pounds of that year. */
function account(
  { sum, monthly, years, rate, tax }: SavingsInput,
  { today, inflation, interestTax }: SavingsAssumptions,
) {
  const taxes: number[] = []
  const { now, later } = taxPercent(tax, interestTax)
  /** Interest is taxed when it is added, at the end of a year. */
  const taxOf = (earning: number, year: number) => {
    if (tax === 'none') return 0
    const interest = ((earning * rate) / 12 / 10_000) * priceLevel(inflation, year)
    const percent = addMonths(today, (year + 1) * 12) >= interestTax.rise.from ? later : now
    const due = (Math.max(0, interest - interestTax.allowances[tax]) * percent) / 100
    taxes.push(due)
    return due / priceLevel(inflation, year + 1)
  }
  const factor = accountFactor(rate, inflation)
  return { values: potByYear({ pot: sum, monthly, months: years * 12, factor, taxOf }), taxes }
}

/** The rate of tax on interest until and after it rises. */
export function taxPercent(tax: SavingsInput['tax'], { bands, rise }: Omit<InterestTax, 'allowances'>) {
  const now = bands[taxKinds.indexOf(tax)]?.percent ?? 0
  return { now, later: now + rise.points }
}

function accountFactor(rate: BasisPoints, inflation: number): Ratio {
  return [10_000 + rate, (100 + inflation) * 100]
}

/** What a pound of today costs after these years. */
function priceLevel(inflation: number, years: number): number {
  return (1 + inflation / 100) ** years
}

/** The least payment in whole pounds with which the last value reaches the goal; null where the highest does not. */
function leastMonthly(valuesOf: (monthly: Pence) => readonly Pence[], goal: Pence): Pence | null {
  const reaches = (pounds: number) => endOf(valuesOf(pounds * 100)) >= goal
  let [tooLittle, enough] = [-1, savingsLimits.monthly[1] / 100]
  if (!reaches(enough)) return null
  while (enough - tooLittle > 1) {
    const between = Math.floor((tooLittle + enough) / 2)
    if (reaches(between)) enough = between
    else tooLittle = between
  }
  return enough * 100
}

function endOf(values: readonly Pence[]): Pence {
  return values.at(-1) ?? 0
}

/** What of a first year's payments fits into ISAs: also all in cash under the limit to come, all, or not all. */
export function isaFit(
  { sum, monthly }: Pick<SavingsInput, 'sum' | 'monthly'>,
  allowance: Pence,
  cashLimit: Pence,
): 'cash' | 'all' | 'part' {
  const first = sum + monthly * 12
  return first <= cashLimit ? 'cash' : first <= allowance ? 'all' : 'part'
}
