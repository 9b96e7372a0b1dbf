import type { CallbackKind } from './callback-request.ts'
import type { Role } from './contact-enquiry.ts'
import type { FormErrors } from './form-check.ts'
import type { PlainDate } from './plain-date.ts'
import type { Deadline } from './reply-by.ts'
import type { Slot } from './slots.ts'

/** What a visitor is told of a form that was saved. */
export type Receipt =
  | { form: 'contact'; role: Role; reference: string; replyBy: Deadline }
  | { form: 'callback'; kind: CallbackKind; date: PlainDate; time: Slot; reference: string }
  | { form: 'brochure'; name: string; email: string }

export type FormName = Receipt['form']

export interface OfferedSlot {
  time: Slot
  free: boolean
}

/** `key` is the idempotency key of the form, by which its receipt can be read again. */
export interface SavedForm {
  ok: true
  receipt: Receipt
  key: string
}

/** What became of a submitted form: one type from the store to the notice. */
export type SubmitResult<Field extends string = string> =
  | SavedForm
  | { ok: false; reason: 'invalid'; errors: FormErrors<Field> }
  /** With the slots as they are now, so that another can be chosen. */
  | { ok: false; reason: 'slot-taken'; errors: FormErrors<Field>; slots: OfferedSlot[] }
  /** Not saved: this client has sent as many forms as an hour allows. */
  | { ok: false; reason: 'too-many' }
  /** Not saved, and not because of the form: the same form may be sent again. */
  | { ok: false; reason: 'failed' }

export type RefusalReason = Exclude<SubmitResult, SavedForm>['reason']

/** What can be read of a form that was saved before. */
export type ReceiptResult = SavedForm | { ok: false; reason: 'receipt-unavailable' }
