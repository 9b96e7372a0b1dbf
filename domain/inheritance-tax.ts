import * as v from 'valibot'
import { choice, type InputCheck, type InputError, optionalAmount } from './calculator-fields.ts'
import { checkForm, type RawForm } from './form-check.ts'
import type { Pence } from './money.ts'

/** `married`: of both, when the second dies; `widowed`: who was left everything. */
export const estateOwners = ['married', 'widowed', 'unmarried', 'single'] as const
export const estateHeirs = ['children', 'others'] as const

export const estateLimits = [0, 50_000_000_00] as const

const input = v.object({
  owner: choice(estateOwners),
  home: optionalAmount(estateLimits),
  other: optionalAmount(estateLimits),
  pensions: optionalAmount(estateLimits),
  heirs: choice(estateHeirs),
})

export type EstateInput = v.InferOutput<typeof input>

export function parseEstate(raw: RawForm): InputCheck<EstateInput> {
  return checkForm<typeof input, InputError>(input, raw)
}

export interface InheritanceTaxRules {
  percent: number
  nilRateBand: Pence
  residenceNilRateBand: Pence
  taperFrom: Pence
}

export type EstateResult = ReturnType<typeof inheritanceTax>

export function inheritanceTax(
  { owner, home, other, pensions, heirs }: EstateInput,
  { percent, nilRateBand, residenceNilRateBand, taperFrom }: InheritanceTaxRules,
) {
  /** Only a husband, wife or civil partner leaves unused allowances to the other. */
  const allowances = owner === 'married' || owner === 'widowed' ? 2 : 1
  const taxOn = (estate: Pence) => {
    const most = heirs === 'children' ? Math.min(residenceNilRateBand * allowances, home) : 0
    const taper = Math.floor(Math.max(0, estate - taperFrom) / 2)
    const residence = Math.min(most, Math.max(0, residenceNilRateBand * allowances - taper))
    const taxed = Math.max(0, estate - nilRateBand * allowances - residence)
    return {
      estate,
      nilRateBand: nilRateBand * allowances,
      residenceNilRateBand: residence,
      /** By how much the taper has reduced what could be had for a home. */
      tapered: most - residence,
      taxed,
      tax: Math.floor((taxed * percent) / 100),
    }
  }
  return {
    /** Without unused pensions, and with them. */
    before: taxOn(home + other),
    after: taxOn(home + other + pensions),
    /** As the heirs receive it. */
    everything: home + other + pensions,
  }
}
