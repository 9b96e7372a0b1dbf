import { type Instant, londonDate, londonTime } from './london.ts'
import type { OpeningHours } from './opening-hours.ts'
import { addDays, type PlainDate } from './plain-date.ts'
import { type DayTimes, hoursOn } from './working-hours.ts'

/** A day and a time (HH:MM) in London. */
export interface DayAndTime {
  date: PlainDate
  time: string
}

interface WorkingDay extends DayTimes {
  date: PlainDate
}

const PROMISED_DAYS = 2

/**
 * When someone who writes at this moment has heard from the firm: two working days on, at the time of day at
 * which the office had the message. Given to the half hour, never later than it works out, and within the
 * opening hours of the day it names.
 */
export function replyBy(sent: Instant, hours: OpeningHours): DayAndTime {
  const received = receivedAt(sent, hours)
  const half = floorToHalfHour(received.time)
  const due = workingDayAfter(received.date, PROMISED_DAYS, hours)
  // Who is promised the first minute of a day should hear on the day before.
  if (half <= due.opens) {
    const { date, closes } = workingDayAfter(received.date, PROMISED_DAYS - 1, hours)
    return { date, time: closes }
  }
  return { date: due.date, time: half < due.closes ? half : due.closes }
}

/** What comes outside working hours is there when the office next opens. */
function receivedAt(sent: Instant, hours: OpeningHours): DayAndTime {
  const date = londonDate(sent)
  const time = londonTime(sent)
  const today = hoursOn(date, hours)
  if (today !== null && time < today.closes) return { date, time: time < today.opens ? today.opens : time }
  const next = workingDayAfter(date, 1, hours)
  return { date: next.date, time: next.opens }
}

function workingDayAfter(date: PlainDate, days: number, hours: OpeningHours): WorkingDay {
  const next = addDays(date, 1)
  const open = hoursOn(next, hours)
  if (open !== null && days === 1) return { date: next, ...open }
  return workingDayAfter(next, open === null ? days : days - 1, hours)
}

function floorToHalfHour(time: string): string {
  return `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`
}
