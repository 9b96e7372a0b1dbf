import type { CallbackKind } from './callback-request.ts'
import type { Role } from './contact-enquiry.ts'
import type { FormErrors } from './form-check.ts'
import type { PlainDate } from './plain-date.ts'
import type { DayAndTime } from './reply-by.ts'
import type { Slot } from './slots.ts'

/** What the visitor is shown about a saved form. */
export type Receipt =
  | {
      form: 'contact'
      role: Role
      reference: string
      replyBy: DayAndTime
      /** Whether a confirmation was queued: an adviser's address is not checked, and may be none. */
      confirms: boolean
    }
  /** `page` is the path of the call's own page. */
  | { form: 'callback'; kind: CallbackKind; date: PlainDate; time: Slot; reference: string; page: string }
  | { form: 'brochure'; name: string; email: string }
  | { form: 'event-dates'; reference: string }
  | { form: 'complaint'; reference: string; acknowledgedBy: PlainDate; confirms: boolean }
  /** Its key was used before, by a form with other contents or long ago: nothing of that one is told. */
  | { form: 'received' }

export type FormName = Exclude<Receipt['form'], 'received'>

export interface OfferedSlot {
  time: Slot
  free: boolean
}

/** `key` is the form's idempotency key, by which its receipt can be read again. */
export interface SavedForm {
  ok: true
  receipt: Receipt
  key: string
}

/** The result of submitting a form, from the database to the visitor's message. */
export type SubmitResult<Field extends string = string> =
  | SavedForm
  | { ok: false; reason: 'invalid'; errors: FormErrors<Field> }
  /** With the current slots, so that the visitor can choose another. */
  | { ok: false; reason: 'slot-taken'; errors: FormErrors<Field>; slots: OfferedSlot[] }
  /** Not saved: the client's rate limit is reached. */
  | { ok: false; reason: 'too-many' }
  /** Not saved because of an error on the server: the form may be sent again. */
  | { ok: false; reason: 'failed' }

export type RefusalReason = Exclude<SubmitResult, SavedForm>['reason']

export type ReceiptResult = SavedForm | { ok: false; reason: 'receipt-unavailable' }
