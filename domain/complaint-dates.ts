// By when a complaint is dealt with, by the Financial Conduct Authority's DISP 1 and 2.8. A day on which a complaint came
// in is taken as it is, also at a weekend: later would never be earlier than the rules ask.
import { addDays, addMonths, type PlainDate } from './plain-date.ts'
import { addWorkingDays } from './working-days.ts'

export function complaintDates(received: PlainDate) {
  return {
    acknowledge: addWorkingDays(received, 5),
    /** The end of the third business day after the day of receipt: what is settled by then needs a summary alone. */
    summary: addWorkingDays(received, 3),
    /** The end of eight weeks after receipt. */
    final: addDays(received, 8 * 7),
  }
}

/** The last day on which it may be referred to the ombudsman. */
export function ombudsmanUntil(finalResponse: PlainDate): PlainDate {
  return addMonths(finalResponse, 6)
}
