import type { FormErrors } from '#domain/form-check.ts'
import type { OfferedSlot, Receipt, RefusalReason, SubmitResult } from '#domain/submit-result.ts'

// A submit result as status and JSON body. The status carries the reason, so the body does not repeat it.

export const statuses: Record<RefusalReason, number> = {
  invalid: 422,
  'slot-taken': 409,
  'too-many': 429,
  failed: 503,
}

export function statusOf(result: SubmitResult): number {
  return result.ok ? 200 : statuses[result.reason]
}

/** `tooMany` is the sentence for a refusal by the rate limit. */
export function toJson(result: SubmitResult, tooMany: string): object {
  const { ok } = result
  if (ok) return { ok, key: result.key, ...result.receipt }
  switch (result.reason) {
    case 'invalid':
      return { ok, errors: result.errors }
    case 'slot-taken':
      return { ok, errors: result.errors, slots: result.slots }
    case 'too-many':
      return { ok, error: tooMany }
    case 'failed':
      return { ok, errors: {} }
  }
}

/** Throws where the body is not JSON, except for a 429, which may come from a proxy. */
export function fromJson<Field extends string>(status: number, json: string): SubmitResult<Field> {
  if (status === statuses['too-many']) return { ok: false, reason: 'too-many' }
  const { ok, key, errors, slots, ...receipt } = JSON.parse(json) as Partial<Body<Field>>
  if (status === 200 && ok) return { ok, key: key ?? '', receipt: receipt as Receipt }
  if (status === statuses['slot-taken'] && errors && slots)
    return { ok: false, reason: 'slot-taken', errors, slots }
  if (status === statuses.invalid && errors) return { ok: false, reason: 'invalid', errors }
  return { ok: false, reason: 'failed' }
}

interface Body<Field extends string> {
  ok: boolean
  key: string
  errors: FormErrors<Field>
  slots: OfferedSlot[]
}
