import { expect, test } from 'vitest'
import { bankHolidays } from './bank-holidays.ts'
import { complaintDates, ombudsmanUntil } from './complaint-dates.ts'
import { addDays, plainDate } from './plain-date.ts'
import { dataRequestDue } from './working-days.ts'

// Counted day by day, from the list of bank holidays.
const after = (date: string, days: number) =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const holidays = new Set<string>(bankHolidays().map(({ date }) => date))
const isWorking = (date: string) => new Date(date).getUTCDay() % 6 !== 0 && !holidays.has(date)
/** The nth working day of all that come after a day. */
const workingAfter = (date: string, n: number) =>
  Array.from({ length: 20 }, (_, index) => after(date, index + 1)).filter(isWorking)[n - 1] ?? ''

test('every date of a complaint from 2026 to 2028 is right, over weekends and bank holidays', () => {
  for (let day = plainDate('2026-01-01'); workingAfter(day, 5) < '2029-01-01'; day = addDays(day, 1)) {
    expect([day, complaintDates(day)]).toEqual([
      day,
      { acknowledge: workingAfter(day, 5), summary: workingAfter(day, 3), final: after(day, 56) },
    ])
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
    const target = year * 12 + month - 1 + 6
    const lastOfMonth = new Date(Date.UTC(Math.floor(target / 12), (target % 12) + 1, 0)).getUTCDate()
    const until = [Math.floor(target / 12), (target % 12) + 1, Math.min(date, lastOfMonth)]
    expect(ombudsmanUntil(day)).toBe(until.map((part) => String(part).padStart(2, '0')).join('-'))
  }
})

test('what somebody asks about their data is answered within a month, or on the next working day', () => {
  const due = (received: string) => dataRequestDue(plainDate(received))
  expect(due('2026-11-18')).toBe('2026-12-18')
  // 28 February 2027 is a Sunday; Christmas 2026 is a Friday, and Boxing Day is made up for on Monday.
  expect(due('2027-01-31')).toBe('2027-03-01')
  expect(due('2026-11-25')).toBe('2026-12-29')
})
