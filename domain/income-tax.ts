import type { Pence } from './money.ts'
import type { TaxBand } from './stamp-duty.ts'

export interface IncomeTaxRules {
  /** Less by £1 for each £2 of income above `taperFrom`. */
  allowance: { amount: Pence; taperFrom: Pence }
  /** Of what is above the allowance. */
  bands: readonly TaxBand[]
}

/** A year's tax on income from work and pensions, in whole pence, rounded down. */
export function incomeTax(income: Pence, { allowance, bands }: IncomeTaxRules): Pence {
  return Math.floor(taxByBands(Math.max(0, income - allowanceAt(income, allowance)), bands) + tolerance)
}

export function allowanceAt(income: Pence, { amount, taperFrom }: IncomeTaxRules['allowance']): Pence {
  const lost = Math.floor(Math.max(0, income - taperFrom) / 200) * 100
  return Math.max(0, amount - lost)
}

/**
 * What is taken from one payment by an emergency code on a month 1 basis: as from a month's income, with a twelfth of
 * allowance and bands. As in HM Revenue & Customs' tables, the free pay is that of the code's number and a 9, to the next
 * penny, and taxable pay is in whole pounds.
 */
export function emergencyTax(payment: Pence, code: number, bands: readonly TaxBand[]): Pence {
  const freePay = Math.ceil(((code * 10 + 9) * 100) / 12)
  const taxable = Math.floor(Math.max(0, payment - freePay) / 100) * 100
  // Twelve times the month's pay in the bands of a year, so that no band is a fraction.
  return Math.floor(taxByBands(taxable * 12, bands) / 12 + tolerance)
}

/** Hundredths of pence are not exact; a penny that is whole must not be lost. */
const tolerance = 1e-6

/** Unrounded. */
function taxByBands(taxable: Pence, bands: readonly TaxBand[]): number {
  return (
    bands.reduce((sum, { above, percent }, index) => {
      const upTo = bands[index + 1]?.above ?? Number.POSITIVE_INFINITY
      return sum + Math.max(0, Math.min(taxable, upTo) - above) * percent
    }, 0) / 100
  )
}
