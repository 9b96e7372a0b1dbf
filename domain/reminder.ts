import { HOUR_MS } from './durations.ts'
import { type Instant, londonInstant } from './london.ts'
import type { OpeningHours } from './opening-hours.ts'
import { addDays, type PlainDate } from './plain-date.ts'
import { type Slot, slotTimes } from './slots.ts'
import { hoursOn } from './working-hours.ts'

const SENT_AT = '09:00'

/** Closer to the call than this, a reminder would rather disturb. */
const LEAST_NOTICE_MS = 3 * HOUR_MS

export interface CallTime {
  date: PlainDate
  time: Slot
}

/** Null where the enquiry is for no call. */
export function callTimeOf({ date, time }: { date: PlainDate | null; time: Slot | null }): CallTime | null {
  return date === null || time === null ? null : { date, time }
}

export function callStart({ date, time }: CallTime): number {
  return londonInstant(date, slotTimes(time).start)
}

/**
 * When a visitor is reminded of a call that was arranged at this moment: at nine on the working day before. If that
 * is past, at once; null where the call is too near for a reminder.
 */
export function reminderTime(call: CallTime, arranged: Instant, hours: OpeningHours): number | null {
  const at = londonInstant(workingDayBefore(call.date, hours), SENT_AT)
  if (Number(arranged) <= at) return at
  return isReminderInTime(call, arranged) ? Number(arranged) : null
}

/** Whether a reminder that is sent now still leaves the visitor time. */
export function isReminderInTime(call: CallTime, now: Instant): boolean {
  return callStart(call) - Number(now) > LEAST_NOTICE_MS
}

function workingDayBefore(date: PlainDate, hours: OpeningHours): PlainDate {
  const before = addDays(date, -1)
  return hoursOn(before, hours) === null ? workingDayBefore(before, hours) : before
}
