import { addMonths, type PlainDate, plainDate } from './plain-date.ts'

/** Bank holidays of England and Wales as published at https://www.gov.uk/bank-holidays. */
const holidays: Record<string, string> = {
  '2026-01-01': 'New Year’s Day',
  '2026-04-03': 'Good Friday',
  '2026-04-06': 'Easter Monday',
  '2026-05-04': 'Early May bank holiday',
  '2026-05-25': 'Spring bank holiday',
  '2026-08-31': 'Summer bank holiday',
  '2026-12-25': 'Christmas Day',
  '2026-12-28': 'Boxing Day (substitute day)',
  '2027-01-01': 'New Year’s Day',
  '2027-03-26': 'Good Friday',
  '2027-03-29': 'Easter Monday',
  '2027-05-03': 'Early May bank holiday',
  '2027-05-31': 'Spring bank holiday',
  '2027-08-30': 'Summer bank holiday',
  '2027-12-27': 'Christmas Day (substitute day)',
  '2027-12-28': 'Boxing Day (substitute day)',
  '2028-01-03': 'New Year’s Day (substitute day)',
  '2028-04-14': 'Good Friday',
  '2028-04-17': 'Easter Monday',
  '2028-05-01': 'Early May bank holiday',
  '2028-05-29': 'Spring bank holiday',
  '2028-08-28': 'Summer bank holiday',
  '2028-12-25': 'Christmas Day',
  '2028-12-26': 'Boxing Day',
}

/** The first day that the list does not cover: it must be renewed before visitors can book that far. */
export const firstUncoveredDay: PlainDate = plainDate('2029-01-01')

/** The day's title where it is a bank holiday, else null. */
export function bankHoliday(date: PlainDate): string | null {
  return Object.hasOwn(holidays, date) ? (holidays[date] ?? null) : null
}

export function bankHolidays(): { date: PlainDate; title: string }[] {
  return Object.entries(holidays).map(([date, title]) => ({ date: plainDate(date), title }))
}

/** True from nine months before the list ends: visitors book six months ahead, which leaves three to renew it. */
export function isListRunningOut(today: PlainDate): boolean {
  return addMonths(today, 9) >= firstUncoveredDay
}
