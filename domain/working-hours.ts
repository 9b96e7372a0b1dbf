import { bankHoliday } from './bank-holidays.ts'
import { type Instant, londonDate, londonTime } from './london.ts'
import { isWeekend } from './plain-date.ts'

export const OPENS = '08:30'
export const CLOSES = '17:00'

/** Whether the office answers the phone at this moment. */
export function isOpen(now: Instant): boolean {
  const date = londonDate(now)
  const time = londonTime(now)
  return !isWeekend(date) && bankHoliday(date) === null && time >= OPENS && time < CLOSES
}
