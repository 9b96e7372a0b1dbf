import { data } from 'react-router'
import { type SubmittedForm, textValue } from '#app/forms/submission/form-state.ts'
import { statusOf } from '#app/forms/submission/result-json.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { dayError } from '#domain/callback-request.ts'
import type { FormErrors, RawForm } from '#domain/form-check.ts'
import { londonDate } from '#domain/london.ts'
import { type PlainDate, parsePlainDate } from '#domain/plain-date.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'

type FreeTimes = SubmittedForm<{ ok: false; reason: 'invalid'; errors: FormErrors<'date'> }>

interface FreeTimesDependencies {
  now(): number
  readDaySlots(date: PlainDate, adviser?: string): Promise<{ slots: OfferedSlot[] }>
  reportError(error: unknown): void
}

/** The form with the date whose times are asked for, where it was sent to see them. */
export function asksForTimes({ show, ...values }: RawForm): RawForm | null {
  if (show === 'times') return values
  return typeof show === 'string' && parsePlainDate(show) ? { ...values, date: show } : null
}

/** For an action: 'Show free times' without JavaScript. Nothing is submitted, and only the date is validated. */
export async function answerFreeTimes(values: RawForm, dependencies: FreeTimesDependencies) {
  const { readDaySlots, now, reportError } = dependencies
  const text = String(values.date ?? '')
  const error = dayError(text, { today: londonDate(now()), schedule: callSchedule })
  const day = parsePlainDate(text)
  if (error !== null || day === null) {
    const result = { ok: false, reason: 'invalid', errors: { date: error ?? 'date' } } as const
    return data<FreeTimes>({ values, result }, { status: statusOf(result) })
  }
  try {
    const { slots } = await readDaySlots(day, textValue(values, 'adviser'))
    return data<FreeTimes>({ values, slots })
  } catch (fault) {
    // As in use-slots.ts: all slots look free, and the server decides on submit.
    reportError(fault)
    return data<FreeTimes>({ values }, { status: 503 })
  }
}
