import type { CallChangeResult } from '#domain/own-call.ts'
import type { OfferedSlot, SubmitResult } from '#domain/submit-result.ts'

type Result = SubmitResult | CallChangeResult | undefined

/** A weekend date is cleared, not only rejected. */
export function isWeekendRejected(result: Result): boolean {
  return result !== undefined && 'errors' in result && result.errors.date === 'weekend'
}

/** The day's current slots, where the chosen one was taken. */
export function slotsOf(result: Result): OfferedSlot[] | undefined {
  return result && 'slots' in result ? result.slots : undefined
}
