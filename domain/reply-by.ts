import { bankHoliday } from './bank-holidays.ts'
import { type Instant, londonDate, londonTime } from './london.ts'
import { addDays, isWeekend, type PlainDate } from './plain-date.ts'
import { CLOSES, OPENS } from './working-hours.ts'

/** A day and a time (HH:MM) in London. */
export interface Deadline {
  date: PlainDate
  time: string
}

const PROMISED_DAYS = 2

/**
 * By when the firm replies to a message sent at this instant: two working days after the office got it, rounded down
 * to the half hour.
 */
export function replyBy(sent: Instant): Deadline {
  const { date, time } = reachesOffice(sent)
  const half = halfHourBefore(time)
  // A deadline at opening time means the close of the day before.
  if (half <= OPENS) return { date: workingDayAfter(date, PROMISED_DAYS - 1), time: CLOSES }
  return { date: workingDayAfter(date, PROMISED_DAYS), time: half }
}

/** A message sent outside working hours reaches the office when it next opens. */
function reachesOffice(sent: Instant): Deadline {
  const date = londonDate(sent)
  const time = londonTime(sent)
  if (isWorkingDay(date) && time < CLOSES) return { date, time: time < OPENS ? OPENS : time }
  return { date: workingDayAfter(date, 1), time: OPENS }
}

function workingDayAfter(date: PlainDate, days: number): PlainDate {
  if (days === 0) return date
  const next = addDays(date, 1)
  return workingDayAfter(next, isWorkingDay(next) ? days - 1 : days)
}

function isWorkingDay(date: PlainDate): boolean {
  return !isWeekend(date) && bankHoliday(date) === null
}

function halfHourBefore(time: string): string {
  return `${time.slice(0, 3)}${time.slice(3) < '30' ? '00' : '30'}`
}
