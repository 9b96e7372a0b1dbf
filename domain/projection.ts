import type { Pence } from './money.ts'
import type { BasisPoints } from './yearly-rate.ts'

/** Yearly rates in whole percent. */
export interface ProjectionRates {
  lower: number
  middle: number
  higher: number
}

/** A fraction of two integers. */
export type Ratio = readonly [numerator: number, denominator: number]

/** What a pound becomes in a year in today's money: growth, less the charge, less the rise in prices. */
export function realFactor(growth: number, charge: BasisPoints, inflation: number): Ratio {
  return [(100 + growth) * (10_000 - charge), (100 + inflation) * 10_000]
}

/** A year above prices and after charges, to the nearest. */
export function realRate([numerator, denominator]: Ratio): BasisPoints {
  return Math.round(((numerator - denominator) * 10_000) / denominator)
}

interface Saving {
  pot: Pence
  monthly: Pence
  months: number
  factor: Ratio
  /** What is taken at the end of a year, in today's money, by what has grown in it: pounds times months. */
  taxOf?(earning: number, year: number): number
}

/**
 * The pot now, after each full year and at the end, to the penny. Payments are made at the end of each month and rise
 * with prices; within a year growth is in proportion to the months, and it is added at the end of the year.
 */
export function potByYear({ pot, monthly, months, factor, taxOf = () => 0 }: Saving): Pence[] {
  const [numerator, denominator] = factor
  const pots = [pot]
  let now = pot
  for (let done = 0; done < months; done += 12) {
    const length = Math.min(12, months - done)
    // Month by month, a payment has one month less to grow.
    const paymentMonths = (length * (length - 1)) / 2
    const earning = now * length + monthly * paymentMonths
    const growth = (earning * (numerator - denominator)) / denominator / 12
    now = Math.max(0, Math.round(now + monthly * length + growth - taxOf(earning, done / 12)))
    pots.push(now)
  }
  return pots
}
