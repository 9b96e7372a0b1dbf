// Working days as rules and laws count them: Monday to Friday, without the bank holidays of England and Wales. The
// firm's opening hours play no part.
import { bankHoliday } from './bank-holidays.ts'
import { addDays, addMonths, isWeekend, type PlainDate } from './plain-date.ts'

function isWorkingDay(date: PlainDate): boolean {
  return !isWeekend(date) && bankHoliday(date) === null
}

/** The working day that is so many after this day, which itself does not count. */
export function addWorkingDays(date: PlainDate, days: number): PlainDate {
  if (days === 0) return date
  const next = addDays(date, 1)
  return addWorkingDays(next, isWorkingDay(next) ? days - 1 : days)
}

/**
 * By when somebody who asks about their data has an answer: the same day of the next month, or its last day where it is
 * shorter; the working day after it, where that is none.
 */
export function dataRequestDue(received: PlainDate): PlainDate {
  const due = addMonths(received, 1)
  return isWorkingDay(due) ? due : addWorkingDays(due, 1)
}
