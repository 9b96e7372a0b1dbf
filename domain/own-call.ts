import * as v from 'valibot'
import { appointmentFields, appointmentRules, type CallbackKind, type DayRules } from './callback-request.ts'
import { checkForm, type FormCheck, type FormErrors, type RawForm } from './form-check.ts'
import { message } from './form-fields.ts'
import type { PlainDate } from './plain-date.ts'
import type { CallTime } from './reminder.ts'
import type { Slot } from './slots.ts'
import type { OfferedSlot } from './submit-result.ts'

/** A booked call as its own page shows it: nothing of what was typed but the end of the phone number. */
export interface OwnCall {
  kind: CallbackKind
  date: PlainDate
  time: Slot
  services: string[]
  reference: string
  phoneEnding: string
  /** The slug of the adviser who takes it; empty where nobody with a page does. */
  adviser: string
  /** How often it was changed. A form carries the number that it was rendered with. */
  sequence: number
  /** Only a call that is booked and has not begun can be changed. */
  state: 'booked' | 'begun' | 'cancelled'
  /** Whether it is asked if the call helped: it reached them, and they have not answered. */
  asks: boolean
}

export type OwnCallField = 'date' | 'time' | 'reason'

export type CallChangeResult =
  | { ok: true; kind: 'moved' | 'cancelled' | 'answered' }
  | { ok: false; reason: 'invalid'; errors: FormErrors<OwnCallField> }
  /** With the current slots, so that the visitor can choose another. */
  | { ok: false; reason: 'slot-taken'; errors: FormErrors<OwnCallField>; slots: OfferedSlot[] }
  /** The form says neither move nor cancel. */
  | { ok: false; reason: 'unnamed' }
  /** The form showed an earlier state of the call. */
  | { ok: false; reason: 'stale' }
  /** The call has begun, or there is no such call. */
  | { ok: false; reason: 'begun' | 'unknown' }
  | { ok: false; reason: 'too-many' | 'failed' }

export function parseNewTime(raw: RawForm, rules: DayRules): FormCheck<CallTime, 'date' | 'time'> {
  return checkForm(v.object(appointmentFields(appointmentRules(raw, rules))), raw)
}

export function parseCancellation(raw: RawForm): FormCheck<{ reason: string }, 'reason'> {
  return checkForm(v.object({ reason: message }), raw)
}

/** -1, which no call has, where it is not a number. */
export function parseSequence(raw: RawForm): number {
  return typeof raw.sequence === 'string' && /^\d{1,9}$/.test(raw.sequence) ? Number(raw.sequence) : -1
}
