import { bankHoliday } from './bank-holidays.ts'
import { type Instant, londonDate, londonTime } from './london.ts'
import type { DayHours, OpeningHours } from './opening-hours.ts'
import { type PlainDate, weekdayName } from './plain-date.ts'

/** HH:MM of a day's opening and closing. */
export interface DayTimes {
  opens: string
  closes: string
}

export function timesOf(hours: DayHours): DayTimes {
  return { opens: hours.slice(0, 5), closes: hours.slice(8) }
}

/** When the office opens and closes on this day; null where it stays closed. */
export function hoursOn(date: PlainDate, hours: OpeningHours): DayTimes | null {
  const today = hours[weekdayName(date)]
  return today === null || bankHoliday(date) !== null ? null : timesOf(today)
}

/** Whether the office answers the phone at this moment. */
export function isOpen(now: Instant, hours: OpeningHours): boolean {
  const today = hoursOn(londonDate(now), hours)
  const time = londonTime(now)
  return today !== null && time >= today.opens && time < today.closes
}
