import type { RawForm } from '#domain/form-check.ts'
import type { CallChangeResult } from '#domain/own-call.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'

/** What the action returns for a change that was not made. */
export interface SubmittedChange {
  values: RawForm
  /** Absent where only the slots of a day were requested. */
  result?: CallChangeResult
  slots?: OfferedSlot[]
}
