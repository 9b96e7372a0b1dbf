import * as v from 'valibot'
import { amount, choice, type InputCheck, type InputError, optionalAmount } from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import { emergencyTax, type IncomeTaxRules, incomeTax } from './income-tax.ts'
import type { TaxFreeCash } from './retirement-income.ts'
import type { TaxBand } from './stamp-duty.ts'

/** A part of a pot not yet used, a payment after the tax-free cash was taken, or all of a pot. */
export const withdrawalKinds = ['slice', 'drawdown', 'whole'] as const
export const taxNations = ['england', 'scotland'] as const

export const withdrawalLimits = {
  amount: [1_00, 10_000_000_00],
  other: [0, 5_000_000_00],
} as const

const input = v.object({
  amount: amount(withdrawalLimits.amount),
  kind: choice(withdrawalKinds),
  other: optionalAmount(withdrawalLimits.other),
  nation: choice(taxNations),
})

export type WithdrawalInput = v.InferOutput<typeof input>

export function parseWithdrawal(raw: RawForm): InputCheck<WithdrawalInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

interface WithdrawalRules {
  taxFree: TaxFreeCash
  allowance: IncomeTaxRules['allowance']
  bands: Record<(typeof taxNations)[number], readonly TaxBand[]>
  emergencyCode: number
}

export type WithdrawalResult = ReturnType<typeof pensionWithdrawal>

export function pensionWithdrawal(
  { amount, kind, other, nation }: WithdrawalInput,
  { taxFree, allowance, bands, emergencyCode }: WithdrawalRules,
) {
  const free = kind === 'drawdown' ? 0 : Math.min(Math.floor((amount * taxFree.percent) / 100), taxFree.limit)
  const taxable = amount - free
  const rules = { allowance, bands: bands[nation] }
  const due = incomeTax(other + taxable, rules) - incomeTax(other, rules)
  // The emergency code is the one of England, until the tax office sends another.
  const taken = emergencyTax(taxable, emergencyCode, bands.england)
  /** That asks for it back during the year. */
  const form: 'P55' | 'P53Z' | 'P50Z' = kind !== 'whole' ? 'P55' : other > 0 ? 'P53Z' : 'P50Z'
  return {
    taxFree: free,
    taxable,
    /** What the year's tax is higher by. */
    due,
    /** What is taken from the payment by the emergency code. */
    taken,
    /** Below zero where too little is taken. */
    toReclaim: taken - due,
    form,
  }
}
