import * as v from 'valibot'
import { amount, choice, type InputCheck, type InputError } from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'
import { type BasisPoints, growByYear } from './yearly-rate.ts'

/** Advice with or without a yearly review, a written plan, a mortgage, equity release. */
export const feeServices = ['ongoing', 'once', 'plan', 'mortgage', 'equity-release'] as const

export const feeLimits = { sum: [1_000_00, 10_000_000_00], years: 10 } as const

const input = v.object({ service: choice(feeServices), sum: amount(feeLimits.sum) })

export type FeeInput = v.InferOutput<typeof input>

export function parseFee(raw: RawForm): InputCheck<FeeInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

export interface FeeSchedule {
  mortgage: Pence
  /** Paid to us by the lender. */
  mortgageCommission: BasisPoints
  equityRelease: Pence
  initial: BasisPoints
  initialLeast: Pence
  ongoing: BasisPoints
  platform: BasisPoints
  funds: BasisPoints
  retirementPlan: Pence
  /** For less than this the minimum fee weighs too much. */
  smallSum: Pence
}

type YearlyCharges = Record<'ongoing' | 'platform' | 'funds', Pence>
export type FeeResult = ReturnType<typeof adviceFee>

/** `growth`: a year, before charges, in whole percent. */
export function adviceFee({ service, sum }: FeeInput, fees: FeeSchedule, growth: number) {
  const isInvested = service === 'ongoing' || service === 'once'
  const initial = {
    ongoing: Math.max(part(sum, fees.initial), fees.initialLeast),
    once: Math.max(part(sum, fees.initial), fees.initialLeast),
    plan: fees.retirementPlan,
    mortgage: fees.mortgage,
    'equity-release': fees.equityRelease,
  }[service]
  return {
    initial,
    /** Of the sum. */
    share: Math.round((initial * 10_000) / sum),
    /** Our fee is a larger part of the sum than the minimum fee is of the smallest sum that we would take on. */
    isTooMuch: (isInvested || service === 'plan') && initial * fees.smallSum > fees.initialLeast * sum,
    commission: service === 'mortgage' ? part(sum, fees.mortgageCommission) : 0,
    /** Null where nothing is charged by the year. */
    yearly: isInvested
      ? yearlyCharges(sum, initial, { ...fees, ongoing: service === 'ongoing' ? fees.ongoing : 0 }, growth)
      : null,
  }
}

/** Charges are taken at the end of each year from what the investment is worth then. */
function yearlyCharges(
  sum: Pence,
  initial: Pence,
  { ongoing, platform, funds }: Pick<FeeSchedule, 'ongoing' | 'platform' | 'funds'>,
  growth: number,
) {
  const values = [Math.max(0, sum - initial)]
  const without = [sum]
  const charges: YearlyCharges[] = []
  for (let year = 1; year <= feeLimits.years; year += 1) {
    const value = growByYear(values[year - 1] ?? 0, growth * 100)
    const charge = {
      ongoing: part(value, ongoing),
      platform: part(value, platform),
      funds: part(value, funds),
    }
    charges.push(charge)
    values.push(value - totalOf(charge))
    without.push(growByYear(without[year - 1] ?? 0, growth * 100))
  }
  const [first = { ongoing: 0, platform: 0, funds: 0 }] = charges
  return {
    first,
    /** Initial fee and charges of the first year. */
    firstYear: initial + totalOf(first),
    /** The same with all ten years, and the part of it that is ours. */
    tenYears: charges.reduce((total, charge) => total + totalOf(charge), initial),
    ours: charges.reduce((total, charge) => total + charge.ongoing, initial),
    /** The value at first and after each year, with and without fee and charges. */
    values,
    without,
  }
}

function totalOf({ ongoing, platform, funds }: YearlyCharges): Pence {
  return ongoing + platform + funds
}

function part(of: Pence, rate: BasisPoints): Pence {
  return Math.round((of * rate) / 10_000)
}
