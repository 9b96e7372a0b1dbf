import { bankHoliday } from './bank-holidays.ts'
import { type Instant, londonDate, londonTime } from './london.ts'
import type { DayHours, OpeningHours } from './opening-hours.ts'
import { type PlainDate, weekdayName } from './plain-date.ts'

/** When the office opens and closes on this day; null where it stays closed. */
export function hoursOn(date: PlainDate, hours: OpeningHours): DayHours | null {
  return bankHoliday(date) === null ? hours[weekdayName(date)] : null
}

/** Whether the office answers the phone at this moment. */
export function isOpen(now: Instant, hours: OpeningHours): boolean {
  const today = hoursOn(londonDate(now), hours)
  const time = londonTime(now)
  return today !== null && time >= today.opens && time < today.closes
}
