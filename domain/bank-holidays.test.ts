import { describe, expect, test } from 'vitest'
import { bankHoliday, bankHolidays, firstUncoveredDay, isListRunningOut } from './bank-holidays.ts'
import { addDays, addMonths, isWeekend, type PlainDate, plainDate, weekday } from './plain-date.ts'

describe('the bank holidays of England and Wales', () => {
  const firstYear = Number(bankHolidays()[0]?.date.slice(0, 4))
  const years = Array.from(
    { length: Number(firstUncoveredDay.slice(0, 4)) - firstYear },
    (_, at) => firstYear + at,
  )

  test.each(years)('of %i are those that the rules give', (year) => {
    const listed = bankHolidays()
      .map(({ date }) => date)
      .filter((date) => date.startsWith(String(year)))
    expect(listed).toEqual(byTheRules(year))
  })

  test('have titles, and say where a day is a substitute', () => {
    expect(bankHoliday(plainDate('2026-12-25'))).toBe('Christmas Day')
    expect(bankHoliday(plainDate('2026-12-28'))).toBe('Boxing Day (substitute day)')
    expect(bankHoliday(plainDate('2028-01-03'))).toBe('New Year’s Day (substitute day)')
    expect(bankHoliday(plainDate('2026-12-24'))).toBeNull()
  })

  test('are never on a weekend, and end with the list', () => {
    for (const { date } of bankHolidays()) {
      expect(isWeekend(date)).toBe(false)
      expect(date < firstUncoveredDay).toBe(true)
    }
    expect(firstUncoveredDay).toMatch(/-01-01$/)
    expect(years.length).toBeGreaterThan(1)
  })

  test('need renewal from three months before a visitor could book past the list', () => {
    const firstDay = addMonths(firstUncoveredDay, -9)
    expect(isListRunningOut(addDays(firstDay, -1))).toBe(false)
    expect(isListRunningOut(firstDay)).toBe(true)
    expect(isListRunningOut(addMonths(firstUncoveredDay, 12))).toBe(true)
  })
})

/** Calculated independently, to catch typing errors in the list. */
function byTheRules(year: number): PlainDate[] {
  const easter = easterSunday(year)
  const newYear = firstWorkday(plainDate(`${year}-01-01`), [])
  const christmas = firstWorkday(plainDate(`${year}-12-25`), [])
  // When Christmas Day moves to Monday, Boxing Day moves past it to Tuesday.
  const boxingDay = firstWorkday(plainDate(`${year}-12-26`), [christmas])
  return [
    newYear,
    addDays(easter, -2),
    addDays(easter, 1),
    mondayFrom(plainDate(`${year}-05-01`)),
    mondayFrom(plainDate(`${year}-05-25`)),
    mondayFrom(plainDate(`${year}-08-25`)),
    christmas,
    boxingDay,
  ].sort()
}

function firstWorkday(date: PlainDate, taken: PlainDate[]): PlainDate {
  return isWeekend(date) || taken.includes(date) ? firstWorkday(addDays(date, 1), taken) : date
}

function mondayFrom(date: PlainDate): PlainDate {
  return weekday(date) === 1 ? date : mondayFrom(addDays(date, 1))
}

/** The anonymous Gregorian algorithm. */
function easterSunday(year: number): PlainDate {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  const pad = (part: number) => String(part).padStart(2, '0')
  return plainDate(`${year}-${pad(Math.floor(n / 31))}-${pad((n % 31) + 1)}`)
}
