import * as v from 'valibot'
import { type CallSchedule, listedSlots } from './call-schedule.ts'
import { checkDay, type DayFault } from './callback-day.ts'
import type { ErrorCode } from './error-code.ts'
import { checkForm, type FieldOf, type FormCheck, fieldNames, type RawForm } from './form-check.ts'
import {
  accepted,
  checkedEmail,
  diallableNumber,
  line,
  message,
  name,
  required,
  requiredMessage,
  town,
} from './form-fields.ts'
import { type PlainDate, parsePlainDate } from './plain-date.ts'
import type { Slot } from './slots.ts'

export type CallbackKind = 'callback' | 'consultation'
type CallbackSchema = ReturnType<typeof callbackForm>
export type CallbackField = FieldOf<CallbackSchema>
export type CallbackRequest = { kind: CallbackKind } & v.InferOutput<CallbackSchema>

/** What a day depends on: the London day, and when calls can be booked. */
export interface DayRules {
  today: PlainDate
  schedule: CallSchedule
  /** The first day, where it is not the one for visitors. */
  earliest?: PlainDate
}

/** What the rules depend on beside the form: also what can be chosen from. */
export interface CallbackRules extends DayRules {
  choices: { readonly services: readonly string[] }
}

const dayCodes: Record<DayFault, ErrorCode> = {
  malformed: 'dateMalformed',
  weekend: 'weekend',
  'closed-weekday': 'weekdayClosed',
  'before-earliest': 'dateEarly',
  'too-far': 'dateFar',
  'bank-holiday': 'dateClosed',
}

export function parseCallbackRequest(
  raw: RawForm,
  rules: CallbackRules,
): FormCheck<CallbackRequest, CallbackField> {
  const kind = parseCallbackKind(raw.kind)
  const fieldRules = { services: rules.choices.services, ...appointmentRules(raw, rules) }
  const check = checkForm(callbackForm(kind, fieldRules), raw)
  return check.ok ? { ok: true, value: { kind, ...check.value } } : check
}

/** Anything but a consultation counts as a callback, which has more required fields. */
export function parseCallbackKind(raw: unknown): CallbackKind {
  return raw === 'consultation' ? 'consultation' : 'callback'
}

/** What is wrong with a chosen day, so that a form can say so before it is sent. */
export function dayError(date: string, rules: DayRules): ErrorCode | null {
  const check = parseDay(date, rules)
  return check.ok ? null : check.error
}

type DayResult = { ok: true; date: PlainDate } | { ok: false; error: ErrorCode }

function parseDay(text: string, { today, schedule, earliest }: DayRules): DayResult {
  if (text === '') return { ok: false, error: 'date' }
  const check = checkDay(text, today, schedule.hours, earliest)
  return check.ok ? check : { ok: false, error: dayCodes[check.reason] }
}

interface AppointmentRules {
  parseDay(text: string): DayResult
  slots: Slot[]
}

interface FieldRules extends AppointmentRules {
  services: readonly string[]
}

export function appointmentRules(raw: RawForm, rules: DayRules): AppointmentRules {
  return {
    parseDay: (text) => parseDay(text, rules),
    // Of the day that was sent. Where it is no day for calls the date has the error, and the time need not have one too.
    slots: listedSlots(typeof raw.date === 'string' ? parsePlainDate(raw.date.trim()) : null, rules.schedule),
  }
}

/** Day and time of a call: the same rules for a new one and for one that is moved. */
export function appointmentFields({ parseDay, slots }: AppointmentRules) {
  return {
    date: v.pipe(
      line,
      v.rawTransform<string, PlainDate>(({ dataset, addIssue, NEVER }) => {
        const day = parseDay(dataset.value)
        if (day.ok) return day.date
        addIssue({ message: day.error })
        return NEVER
      }),
    ),
    time: v.pipe(line, required('time'), v.picklist(slots, 'timeUnknown')),
  }
}

function callbackForm(kind: CallbackKind, { services, ...appointment }: FieldRules) {
  return v.object({
    name,
    phoneNumber: diallableNumber,
    email: checkedEmail,
    message: kind === 'callback' ? requiredMessage : message,
    town,
    ...appointmentFields(appointment),
    services: v.pipe(
      v.fallback(v.array(v.string()), []),
      v.transform((chosen) => [...new Set(chosen.map((service) => service.trim()))]),
      v.minLength(1, 'services'),
      v.everyItem((service) => services.includes(service), 'choiceUnknown'),
    ),
    privacyPolicy: accepted('mustAccept'),
  })
}

/** In the order of the form. The field names do not depend on the arguments. */
export const callbackFields = fieldNames(
  callbackForm('callback', { services: [], parseDay: () => ({ ok: false, error: 'date' }), slots: [] }),
)
