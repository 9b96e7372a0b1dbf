import * as v from 'valibot'
import { checkDay, type DayFault } from './callback-day.ts'
import type { ErrorCode } from './error-code.ts'
import { checkForm, type FormCheck, type RawForm } from './form-check.ts'
import {
  accepted,
  checkedEmail,
  line,
  message,
  name,
  required,
  requiredPhoneNumber,
  town,
} from './form-fields.ts'
import type { PlainDate } from './plain-date.ts'
import { isSlot, type Slot } from './slots.ts'

export type CallbackKind = 'callback' | 'consultation'
export type CallbackField =
  | 'name'
  | 'phoneNumber'
  | 'email'
  | 'message'
  | 'town'
  | 'date'
  | 'time'
  | 'services'
  | 'privacyPolicy'
export type CallbackCheck = FormCheck<CallbackRequest, CallbackField>

export interface CallbackRequest {
  kind: CallbackKind
  name: string
  phoneNumber: string
  email: string
  message: string
  town: string
  date: PlainDate
  time: Slot
  services: string[]
  privacyPolicy: boolean
}

/** What the rules depend on beside the form: the London day, and the services on offer. */
export interface CallbackRules {
  today: PlainDate
  services: readonly string[]
}

const dayCodes: Record<DayFault, ErrorCode> = {
  malformed: 'dateMalformed',
  weekend: 'weekend',
  'before-earliest': 'dateEarly',
  'too-far': 'dateFar',
  'bank-holiday': 'dateClosed',
}

export function parseCallbackRequest(raw: RawForm, rules: CallbackRules): CallbackCheck {
  const kind = parseCallbackKind(raw.kind)
  const check = checkForm(callbackForm(kind, rules), raw)
  // The checks of date and time are what makes a string a PlainDate and a Slot.
  return check.ok ? { ok: true, value: { kind, ...check.value } as CallbackRequest } : check
}

/** Anything but a consultation counts as a callback, which asks for more. */
export function parseCallbackKind(raw: unknown): CallbackKind {
  return raw === 'consultation' ? 'consultation' : 'callback'
}

/** What is wrong with a chosen day, so that a form can say so before it is sent. */
export function dayError(date: string, today: PlainDate): ErrorCode | null {
  if (date === '') return 'date'
  const check = checkDay(date, today)
  return check.ok ? null : dayCodes[check.reason]
}

function callbackForm(kind: CallbackKind, { today, services }: CallbackRules) {
  return v.object({
    name,
    phoneNumber: requiredPhoneNumber,
    email: checkedEmail,
    message: kind === 'callback' ? v.pipe(message, required('message')) : message,
    town,
    date: v.pipe(
      line,
      v.rawCheck(({ dataset, addIssue }) => {
        const code = dataset.typed ? dayError(dataset.value, today) : null
        if (code !== null) addIssue({ message: code })
      }),
    ),
    time: v.pipe(line, required('time'), v.check(isSlot, 'timeUnknown')),
    services: v.pipe(
      v.fallback(v.array(v.string()), []),
      v.transform((chosen) => [...new Set(chosen.map((service) => service.trim()))]),
      v.minLength(1, 'services'),
      v.everyItem((service) => services.includes(service), 'serviceUnknown'),
    ),
    privacyPolicy: accepted('mustAccept'),
  })
}
