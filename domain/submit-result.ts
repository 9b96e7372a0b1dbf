import type { CallbackKind } from './callback-request.ts'
import type { Role } from './contact-enquiry.ts'
import type { FormErrors } from './form-check.ts'
import type { PlainDate } from './plain-date.ts'
import type { Deadline } from './reply-by.ts'
import type { Slot } from './slots.ts'

/** What a form that was saved is answered with: all that its thanks are made of. */
export type Receipt =
  | { form: 'contact'; role: Role; reference: string; replyBy: Deadline }
  | { form: 'callback'; kind: CallbackKind; date: PlainDate; time: Slot; reference: string }
  | { form: 'brochure'; name: string; email: string }

export interface OfferedSlot {
  time: Slot
  free: boolean
}

/** What became of a form, however it was sent. */
export type SubmitResult<Field extends string> =
  /** `sent` is known to the sender alone: whoever has it may see the receipt. */
  | { ok: true; receipt: Receipt; sent: string }
  | { ok: false; reason: 'invalid'; errors: FormErrors<Field> }
  /** With the slots as they are now, so that another can be chosen. */
  | { ok: false; reason: 'slot-taken'; errors: FormErrors<Field>; slots: OfferedSlot[] }
  /** Nothing was saved: this client has sent as much as an hour allows. */
  | { ok: false; reason: 'too-many'; errors: FormErrors<Field> }
  /** Nothing was saved and the fault is ours; the same form may be sent again. */
  | { ok: false; reason: 'fault'; errors: FormErrors<Field> }
