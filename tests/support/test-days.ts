import { callSchedule } from '#content/site/call-schedule.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { closedReason, earliestDay, latestDay } from '#domain/callback-day.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, isWeekend, type PlainDate } from '#domain/plain-date.ts'
import { type Slot, slotTimes } from '#domain/slots.ts'

export const today = londonDate(Date.now())

/** Without the first day, because a run may continue past midnight. */
const workdays = Array.from({ length: 200 }, (_, days) =>
  addDays(earliestDay(addDays(today, 1)), days),
).filter((day) => day < latestDay(today) && closedReason(day, today, callSchedule.hours) === null)

/** A day of the next weekend for which it is not too early. */
export const weekendDay = nextWeekendDay(earliestDay(today))

/**
 * What the tests of a run need a bookable day for. All of them book on one site, so each has a day of its own: the one
 * at its place in this list, the same whatever else runs and in which order.
 */
const purposes = [
  'the open slot picker',
  'the callback notification',
  'slots on the form’s page',
  'a date typed over by pointer: before',
  'a date typed over by pointer: after',
  'a date typed over by key: before',
  'a date typed over by key: after',
  'a chosen time',
  'a time cleared by another date',
  'a taken time',
  'slots that cannot be loaded',
  'a race for a slot',
  'a booking',
  'a callback that cannot be sent',
  'a confirmation call that fails',
  'a booking by keyboard',
  'the page of a call',
  'a visitor’s own call: before',
  'a visitor’s own call: after',
  'a visitor’s own call without JavaScript: before',
  'a visitor’s own call without JavaScript: after',
  'scripts that come late',
  'the diary of the desk',
] as const

export function bookableDay(purpose: (typeof purposes)[number]): PlainDate {
  const day = workdays[purposes.indexOf(purpose)]
  if (!day) throw new Error(`There is no day that can be booked for ${purpose}`)
  return day
}

/**
 * A time at which a call can be booked on a day, by its index, from the end where that is negative; after the last comes
 * the first again. Its start as pages say it.
 */
export function slotOn(date: PlainDate, index: number): { slot: Slot; start: string } {
  const slots = slotsOn(date, callSchedule)
  const slot = slots.at(index % slots.length)
  if (!slot) throw new Error(`There are no times on ${date}`)
  return { slot, start: formatClockTime(slotTimes(slot).start) }
}

function nextWeekendDay(date: PlainDate): PlainDate {
  return isWeekend(date) ? date : nextWeekendDay(addDays(date, 1))
}
