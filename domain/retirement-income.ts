import { type IncomeTaxRules, incomeTax } from './income-tax.ts'
import type { Pence } from './money.ts'

/** The part of a pension that is free of tax, in percent, up to a limit. */
export interface TaxFreeCash {
  percent: number
  limit: Pence
}

/** When the tax-free part is taken: with each payment, or all of it at first. */
export const cashKinds = ['spread', 'first'] as const

interface Retirement {
  pot: Pence
  cash: (typeof cashKinds)[number]
  /** For which the pot is to last, and how many of them are before the State Pension. */
  months: number
  bridgeMonths: number
  /** A year. */
  statePension: Pence
}

export type RetirementIncome = ReturnType<typeof retirementIncome>

/**
 * The same income before tax every month, as far as the pot allows: more of it is drawn before the State Pension begins.
 * Where the State Pension alone is more than that, the pot is spent before it.
 */
export function retirementIncome(
  { pot, cash, months, bridgeMonths, statePension }: Retirement,
  taxFree: TaxFreeCash,
  tax: IncomeTaxRules,
) {
  const free = Math.min(Math.floor((pot * taxFree.percent) / 100), taxFree.limit)
  const atFirst = cash === 'first' ? free : 0
  const toSpend = pot - atFirst
  const state = statePension / 12
  const level = (toSpend + state * (months - bridgeMonths)) / months
  const isLevel = bridgeMonths === 0 || level >= state
  const taxableShare = cash === 'first' || pot === 0 ? 1 : 1 - free / pot
  /** In whole pence, rounded down. */
  const month = (fromPot: number, ofState: number) => {
    const taxable = fromPot * taxableShare
    const due = Math.floor(incomeTax(Math.floor((taxable + ofState) * 12), tax) / 12)
    const [pot, statePension] = [Math.floor(fromPot), Math.floor(ofState)]
    return { fromPot: pot, statePension, tax: due, net: pot + statePension - due }
  }
  return {
    /** Taken at first, free of tax. */
    cash: atFirst,
    /** Null where the State Pension is paid from the beginning. */
    before: bridgeMonths === 0 ? null : month(isLevel ? level : toSpend / bridgeMonths, 0),
    with: month(isLevel ? level - state : 0, state),
  }
}
