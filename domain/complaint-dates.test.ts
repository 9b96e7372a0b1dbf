import { expect, test } from 'vitest'
import { complaintDates, ombudsmanUntil } from './complaint-dates.ts'
import { addDays, plainDate } from './plain-date.ts'
import { dataRequestDue } from './working-days.ts'

// Calculated in another way: by London's clocks at noon, as the time zone database has them, with bank holidays by rule.
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
const weekdayIn = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'short' })
const noon = (date: string) => new Date(`${date}T12:00:00Z`)
const after = (date: string, days: number) => london.format(noon(date).getTime() + days * 86_400_000)

/** Easter Sunday by the anonymous Gregorian computus. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return `${year}-0${Math.floor(n / 31)}-${String((n % 31) + 1).padStart(2, '0')}`
}

function holidaysOf(year: number): string[] {
  const found = [after(easter(year), -2), after(easter(year), 1)]
  const mondays = Array.from({ length: 366 }, (_, index) => after(`${year}-01-01`, index)).filter(
    (date) => date.startsWith(String(year)) && weekdayIn.format(noon(date)) === 'Mon',
  )
  const inMonth = (month: string) => mondays.filter((date) => date.slice(5, 7) === month)
  found.push(inMonth('05')[0] ?? '', inMonth('05').at(-1) ?? '', inMonth('08').at(-1) ?? '')
  for (const fixed of ['01-01', '12-25', '12-26']) {
    let day = `${year}-${fixed}`
    while (['Sat', 'Sun'].includes(weekdayIn.format(noon(day))) || found.includes(day)) day = after(day, 1)
    found.push(day)
  }
  return found
}

const holidays = new Set([2026, 2027, 2028].flatMap(holidaysOf))
const isWorking = (date: string) =>
  !['Sat', 'Sun'].includes(weekdayIn.format(noon(date))) && !holidays.has(date)
/** The nth working day of all that come after a day. */
const workingAfter = (date: string, n: number) =>
  Array.from({ length: 20 }, (_, index) => after(date, index + 1)).filter(isWorking)[n - 1] ?? ''

test('every date of a complaint from 2026 to 2028 is right, over bank holidays and clock changes', () => {
  let checked = 0
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
    checked += 1
  }
  expect(checked).toBe(1085)
})

test('what somebody asks about their data is answered within a month, or on the next working day', () => {
  const due = (received: string) => dataRequestDue(plainDate(received))
  expect(due('2026-11-18')).toBe('2026-12-18')
  // 28 February 2027 is a Sunday; Christmas 2026 is a Friday, and Boxing Day is made up for on Monday.
  expect(due('2027-01-31')).toBe('2027-03-01')
  expect(due('2026-11-25')).toBe('2026-12-29')
})
