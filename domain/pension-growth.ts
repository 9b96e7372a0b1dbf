import * as v from 'valibot'
import {
  choice,
  day,
  type InputCheck,
  type InputError,
  optionalAmount,
  optionalRate,
  wholeNumber,
} from './calculator-fields.ts'
import { checkForm, type FormErrors, type RawForm } from './form-check.ts'
import type { IncomeTaxRules } from './income-tax.ts'
import type { Pence } from './money.ts'
import {
  ageOn,
  birthday,
  canUsePension,
  type MinimumPensionAge,
  type StatePensionStep,
  statePensionAge,
} from './pension-ages.ts'
import { addDays, addMonths, type PlainDate } from './plain-date.ts'
import { type ProjectionRates, potByYear, realFactor, realRate } from './projection.ts'
import { cashKinds, retirementIncome, type TaxFreeCash } from './retirement-income.ts'
import type { BasisPoints } from './yearly-rate.ts'

export const pensionLimits = {
  age: [18, 74],
  retire: [55, 75],
  pot: [0, 10_000_000_00],
  monthly: [0, 20_000_00],
  earnings: [0, 5_000_000_00],
  /** Of the State Pension, a week. */
  state: [0, 500_00],
  charge: [0, 3_00],
} as const

/**
 * How a payment gets its relief: the provider adds it, or it is taken from pay before tax, or the employer pays it for
 * less pay.
 */
const reliefKinds = ['source', 'net-pay', 'sacrifice'] as const

const input = ({ usualCharge, fullStatePension }: Pick<PensionRules, 'usualCharge' | 'fullStatePension'>) =>
  v.object({
    born: day,
    retire: wholeNumber(pensionLimits.retire),
    pot: optionalAmount(pensionLimits.pot),
    monthly: optionalAmount(pensionLimits.monthly),
    relief: choice(reliefKinds),
    employer: optionalAmount(pensionLimits.monthly),
    /** A year; nobody asks where it is left empty. */
    earnings: optionalAmount(pensionLimits.earnings, Number.POSITIVE_INFINITY),
    cash: choice(cashKinds),
    state: optionalAmount(pensionLimits.state, fullStatePension),
    charge: optionalRate(pensionLimits.charge, usualCharge),
  })

export type PensionInput = v.InferOutput<ReturnType<typeof input>>

interface PensionRules {
  today: PlainDate
  minimumAge: MinimumPensionAge
  /** The charge a year where the field is left empty. */
  usualCharge: BasisPoints
  /** The State Pension a week where the field is left empty. */
  fullStatePension: Pence
  /** Basic rate of tax relief, in whole percent. */
  reliefPercent: number
  /** Of all that is paid in a year. */
  annualAllowance: Pence
  /** What gets relief in a year without earnings, with that relief. */
  withoutEarnings: Pence
}

export function parsePension(raw: RawForm, rules: PensionRules): InputCheck<PensionInput> {
  const { today, minimumAge } = rules
  const check = checkForm<ReturnType<typeof input>, InputError>(input(rules), raw)
  // The rules below compare fields, so each must be valid by itself first.
  if (!check.ok) return check
  const { born, retire } = check.value
  const age = ageOn(born, today)
  const [youngest, oldest] = pensionLimits.age
  const bornError = age < youngest ? 'tooYoung' : age > oldest ? 'tooOld' : null
  if (bornError) return { ok: false, errors: { born: bornError } }
  if (retire < age) return { ok: false, errors: { retire: 'agePassed' } }
  if (!canUsePension(retire, stopDay(born, retire, today), minimumAge))
    return { ok: false, errors: { retire: 'beforePensionAge' } }
  const errors = contributionErrors(check.value, rules)
  return errors ? { ok: false, errors } : check
}

/** The birthday, or today for whoever is of that age already. */
function stopDay(born: PlainDate, retire: number, today: PlainDate): PlainDate {
  const day = birthday(born, retire)
  return day > today ? day : today
}

function contributionErrors(
  { monthly, relief, employer, earnings }: PensionInput,
  { reliefPercent, annualAllowance, withoutEarnings }: PensionRules,
): FormErrors<'monthly' | 'employer', InputError> | null {
  const own = grossOf(monthly, relief, reliefPercent) * 12
  if (own > annualAllowance) return { monthly: 'high' }
  // What is given up for a payment of the employer is not the payer's own.
  if (relief !== 'sacrifice' && own > Math.max(earnings, withoutEarnings)) return { monthly: 'aboveEarnings' }
  return own + employer * 12 > annualAllowance ? { employer: 'aboveAllowance' } : null
}

/** With tax relief. */
function grossOf(monthly: Pence, relief: PensionInput['relief'], reliefPercent: number): Pence {
  return relief === 'source' ? Math.round((monthly * 100) / (100 - reliefPercent)) : monthly
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
  timetable: readonly StatePensionStep[]
  taxFree: TaxFreeCash
  tax: IncomeTaxRules
}

export type PensionResult = ReturnType<typeof pensionGrowth>

export function pensionGrowth(
  { born, retire, pot, monthly, relief, employer, charge, cash, state }: PensionInput,
  { today, rates, inflation, reliefPercent, lastsUntil, timetable, taxFree, tax }: PensionAssumptions,
) {
  const stops = stopDay(born, retire, today)
  const months = monthsUntil(stops, today)
  const statePensionFrom = statePensionAge(born, timetable)?.day ?? stops
  const bridgeMonths = statePensionFrom > stops ? monthsUntil(addDays(statePensionFrom, -1), stops) + 1 : 0
  const grossMonthly = grossOf(monthly, relief, reliefPercent)
  const paidMonthly = grossMonthly + employer
  const project = (growth: number) => {
    const factor = realFactor(growth, charge, inflation)
    const pots = potByYear({ pot, monthly: paidMonthly, months, factor })
    const last = pots.at(-1) ?? pot
    const [earlier, later] = lastsUntil
    const incomeUntil = (age: number) =>
      retirementIncome(
        {
          pot: last,
          cash,
          months: monthsUntil(birthday(born, age), stops),
          bridgeMonths,
          statePension: state * 52,
        },
        taxFree,
        tax,
      )
    return {
      realRate: realRate(factor),
      /** In today's money: now, after each year, and at the end. */
      pots,
      pot: last,
      /** If the pot is spent until the later and until the earlier age. */
      income: [incomeUntil(later), incomeUntil(earlier)] as const,
    }
  }
  const ageNow = retire - months / 12
  return {
    age: ageOn(born, today),
    months,
    /** The age now, after each year and at the end, with fractions: the moments of the pots. */
    ages: [...Array.from({ length: Math.ceil(months / 12) }, (_, year) => ageNow + year), retire],
    /** What a month's own payment becomes with tax relief. */
    grossMonthly,
    /** From the day of stopping to that of the State Pension. */
    bridgeMonths,
    /** With tax relief and the employer's payments, in today's money. */
    paidIn: pot + paidMonthly * months,
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

/** Full months. */
function monthsUntil(day: PlainDate, today: PlainDate): number {
  const apart =
    (Number(day.slice(0, 4)) - Number(today.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(today.slice(5, 7))
  return addMonths(today, apart) > day ? apart - 1 : apart
}
