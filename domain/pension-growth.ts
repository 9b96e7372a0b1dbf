import * as v from 'valibot'
import {
  day,
  type InputCheck,
  type InputError,
  optionalAmount,
  optionalRate,
  wholeNumber,
} from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'
import { ageOn, birthday, canUsePensionAt, type MinimumPensionAge } from './pension-ages.ts'
import { addMonths, type PlainDate } from './plain-date.ts'
import type { BasisPoints } from './yearly-rate.ts'

export const pensionLimits = {
  age: [18, 74],
  retire: [55, 75],
  pot: [0, 10_000_000_00],
  /** With basic-rate relief the highest is the annual allowance. */
  monthly: [0, 4_000_00],
  charge: [0, 3_00],
} as const

const input = (usualCharge: BasisPoints) =>
  v.object({
    born: day,
    retire: wholeNumber(pensionLimits.retire),
    pot: optionalAmount(pensionLimits.pot),
    monthly: optionalAmount(pensionLimits.monthly),
    charge: optionalRate(pensionLimits.charge, usualCharge),
  })

export type PensionInput = v.InferOutput<ReturnType<typeof input>>

interface PensionRules {
  today: PlainDate
  minimumAge: MinimumPensionAge
  /** The charge a year where the field is left empty. */
  usualCharge: BasisPoints
}

export function parsePension(
  raw: RawForm,
  { today, minimumAge, usualCharge }: PensionRules,
): InputCheck<PensionInput> {
  const check = checkForm<ReturnType<typeof input>, InputError>(input(usualCharge), raw)
  // The rules below compare fields, so each must be valid by itself first.
  if (!check.ok) return check
  const { born, retire } = check.value
  const age = ageOn(born, today)
  const [youngest, oldest] = pensionLimits.age
  const bornError = age < youngest ? 'tooYoung' : age > oldest ? 'tooOld' : null
  if (bornError) return { ok: false, errors: { born: bornError } }
  if (birthday(born, retire) <= today) return { ok: false, errors: { retire: 'agePassed' } }
  return canUsePensionAt(born, retire, minimumAge)
    ? check
    : { ok: false, errors: { retire: 'beforePensionAge' } }
}

/** Yearly rates in whole percent. */
export interface ProjectionRates {
  lower: number
  middle: number
  higher: number
}

export interface PensionAssumptions {
  today: PlainDate
  rates: ProjectionRates
  /** Yearly rise in prices, in whole percent. */
  inflation: number
  /** Basic rate of tax relief, in whole percent. */
  reliefPercent: number
  /** The ages until which the pot is to last, for the income it might support. */
  lastsUntil: readonly [earlier: number, later: number]
}

interface Projection {
  /** A year above prices and after charges, in hundredths of a percent, to the nearest. */
  realRate: BasisPoints
  /** In today's money: now, after each year, and at the end. */
  pots: Pence[]
  pot: Pence
  /** A year, in today's money, if the pot is spent evenly until the later and until the earlier age. */
  income: readonly [least: Pence, most: Pence]
}

export interface PensionResult {
  age: number
  months: number
  /** The age now, after each year and at the end, with fractions: the moments of the pots. */
  ages: number[]
  /** What a month's payment becomes with tax relief. */
  grossMonthly: Pence
  /** What is paid in all, with tax relief, in today's money. */
  paidIn: Pence
  projections: Record<keyof ProjectionRates, Projection>
}

export function pensionGrowth(
  { born, retire, pot, monthly, charge }: PensionInput,
  { today, rates, inflation, reliefPercent, lastsUntil }: PensionAssumptions,
): PensionResult {
  const months = monthsUntil(birthday(born, retire), today)
  const grossMonthly = Math.round((monthly * 100) / (100 - reliefPercent))
  const project = (growth: number): Projection => {
    const factor = realFactor(growth, charge, inflation)
    const pots = potByYear({ pot, grossMonthly, months, factor })
    const last = pots.at(-1) ?? pot
    const [earlier, later] = lastsUntil
    return {
      realRate: Math.round(((factor[0] - factor[1]) * 10_000) / factor[1]),
      pots,
      pot: last,
      income: [evenIncome(last, retire, later), evenIncome(last, retire, earlier)],
    }
  }
  const ageNow = retire - months / 12
  return {
    age: ageOn(born, today),
    months,
    ages: [...Array.from({ length: Math.ceil(months / 12) }, (_, year) => ageNow + year), retire],
    grossMonthly,
    paidIn: pot + grossMonthly * months,
    projections: {
      lower: project(rates.lower),
      middle: project(rates.middle),
      higher: project(rates.higher),
    },
  }
}

/** A year's income from a pot that is spent evenly, without growth above prices. */
export function evenIncome(pot: Pence, from: number, until: number): Pence {
  return Math.floor(pot / (until - from))
}

/** A fraction of two integers. */
type Ratio = readonly [numerator: number, denominator: number]

/** What a pound becomes in a year in today's money: growth, less the charge, less the rise in prices. */
function realFactor(growth: number, charge: BasisPoints, inflation: number): Ratio {
  return [(100 + growth) * (10_000 - charge), (100 + inflation) * 10_000]
}

interface Saving {
  pot: Pence
  grossMonthly: Pence
  months: number
  factor: Ratio
}

/**
 * The pot now, after each full year and at the end, to the penny. Payments are made at the end of each month and rise
 * with prices; within a year growth is in proportion to the months, and it is added at the end of the year.
 */
function potByYear({ pot, grossMonthly, months, factor: [numerator, denominator] }: Saving): Pence[] {
  const pots = [pot]
  let now = pot
  for (let done = 0; done < months; done += 12) {
    const length = Math.min(12, months - done)
    // Month by month, a payment has one month less to grow.
    const paymentMonths = (length * (length - 1)) / 2
    const earning = now * length + grossMonthly * paymentMonths
    const growth = (earning * (numerator - denominator)) / denominator / 12
    now = Math.max(0, Math.round(now + grossMonthly * length + growth))
    pots.push(now)
  }
  return pots
}

/** Full months from today. */
function monthsUntil(day: PlainDate, today: PlainDate): number {
  const apart =
    (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(today.slice(5, 7))
  return addMonths(today, apart) > day ? apart - 1 : apart
}
