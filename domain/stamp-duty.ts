import * as v from 'valibot'
import { amount, choice, type InputCheck, type InputError } from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'

export const stampDutyBuyers = ['first', 'next', 'additional'] as const
export type StampDutyBuyer = (typeof stampDutyBuyers)[number]

export const stampDutyLimits = { price: [1_00, 50_000_000_00] } as const

const input = v.object({
  price: amount(stampDutyLimits.price),
  buyer: choice(stampDutyBuyers),
})

export type StampDutyInput = v.InferOutput<typeof input>

export function parseStampDuty(raw: RawForm): InputCheck<StampDutyInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

/** A rate in whole percent on the part of a price above `above`, up to where the next band begins. */
export interface TaxBand {
  above: Pence
  percent: number
}

/** The rates of a tax year; the content has them, with their source. */
export interface StampDutyRates {
  bands: readonly TaxBand[]
  firstTimeBands: readonly TaxBand[]
  firstTimeLimit: Pence
  additionalHome: { points: number; from: Pence }
}

export type StampDutyResult = ReturnType<typeof stampDuty>

export function stampDuty({ price, buyer }: StampDutyInput, rates: StampDutyRates) {
  const hasFirstTimeRelief = buyer === 'first' && price <= rates.firstTimeLimit
  const hasAdditionalRate = buyer === 'additional' && price >= rates.additionalHome.from
  const points = hasAdditionalRate ? rates.additionalHome.points : 0
  const bands = hasFirstTimeRelief ? rates.firstTimeBands : rates.bands
  /** Every band in order, also those that the price does not reach. */
  const slices = bands.map(({ above, percent }, index) => {
    /** Where the band ends; null for the last one. */
    const upTo = bands[index + 1]?.above ?? null
    const slice = Math.max(0, Math.min(price, upTo ?? price) - above)
    const rate = percent + points
    return { above, upTo, percent: rate, slice, tax: Math.floor((slice * rate) / 100) }
  })
  const exact = slices.reduce((sum, { slice, percent }) => sum + slice * percent, 0)
  // In whole pounds: the tax office drops the pence.
  return { tax: Math.floor(exact / 10_000) * 100, slices, hasFirstTimeRelief, hasAdditionalRate }
}
