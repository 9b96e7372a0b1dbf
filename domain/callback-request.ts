import * as v from 'valibot'
import { checkDay, type DayFault } from './callback-day.ts'
import type { ErrorCode } from './error-code.ts'
import { checkForm, type FieldOf, type FormCheck, fieldNames, type RawForm } from './form-check.ts'
import {
  accepted,
  checkedEmail,
  line,
  message,
  name,
  required,
  requiredMessage,
  requiredPhoneNumber,
  town,
} from './form-fields.ts'
import { type PlainDate, plainDate } from './plain-date.ts'
import { slots } from './slots.ts'

export type CallbackKind = 'callback' | 'consultation'
type CallbackSchema = ReturnType<typeof callbackForm>
export type CallbackField = FieldOf<CallbackSchema>
export type CallbackRequest = { kind: CallbackKind } & v.InferOutput<CallbackSchema>

/** What the validation needs beside the form: today in London, and the services on offer. */
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

export function parseCallbackRequest(
  raw: RawForm,
  rules: CallbackRules,
): FormCheck<CallbackRequest, CallbackField> {
  const kind = parseCallbackKind(raw.kind)
  const check = checkForm(callbackForm(kind, rules), raw)
  return check.ok ? { ok: true, value: { kind, ...check.value } } : check
}

/** Anything but a consultation counts as a callback, which has more required fields. */
export function parseCallbackKind(raw: unknown): CallbackKind {
  return raw === 'consultation' ? 'consultation' : 'callback'
}

/** The error of a chosen day, also for forms that check it before they are sent. */
export function dayError(date: string, today: PlainDate): ErrorCode | null {
  const check = parseDay(date, today)
  return check.ok ? null : check.error
}

type DayResult = { ok: true; date: PlainDate } | { ok: false; error: ErrorCode }

function parseDay(text: string, today: PlainDate): DayResult {
  if (text === '') return { ok: false, error: 'date' }
  const check = checkDay(text, today)
  return check.ok ? check : { ok: false, error: dayCodes[check.reason] }
}

function callbackForm(kind: CallbackKind, { today, services }: CallbackRules) {
  return v.object({
    name,
    phoneNumber: requiredPhoneNumber,
    email: checkedEmail,
    town,
    services: v.pipe(
      v.fallback(v.array(v.string()), []),
      v.transform((chosen) => [...new Set(chosen.map((service) => service.trim()))]),
      v.minLength(1, 'services'),
      v.everyItem((service) => services.includes(service), 'serviceUnknown'),
    ),
    message: kind === 'callback' ? requiredMessage : message,
    date: v.pipe(
      line,
      v.rawTransform<string, PlainDate>(({ dataset, addIssue, NEVER }) => {
        const day = parseDay(dataset.value, today)
        if (day.ok) return day.date
        addIssue({ message: day.error })
        return NEVER
      }),
    ),
    time: v.pipe(line, required('time'), v.picklist(slots, 'timeUnknown')),
    privacyPolicy: accepted('mustAccept'),
  })
}

/** In the order of the form. The field names do not depend on the arguments. */
export const callbackFields = fieldNames(
  callbackForm('callback', { today: plainDate('2000-01-01'), services: [] }),
)
