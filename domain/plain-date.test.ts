import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  formatDashed,
  formatLong,
  formatMonth,
  formatSlashed,
  isWeekend,
  parsePlainDate,
  plainDate,
  weekday,
} from './plain-date.ts'

describe('a plain date', () => {
  test('is read from yyyy-mm-dd', () => {
    expect(parsePlainDate('2026-11-19')).toBe('2026-11-19')
    expect(parsePlainDate('2028-02-29')).toBe('2028-02-29')
  })

  test.each([
    '',
    '19/11/2026',
    '2026-11-31',
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    ' 2026-11-19',
    '2026-11-19T00:00',
    '1899-12-31',
    '2200-01-01',
  ])('is not read from %j', (text) => {
    expect(parsePlainDate(text)).toBeNull()
  })

  test('counts days over months, years, leap days and clock changes', () => {
    expect(addDays(plainDate('2026-12-31'), 1)).toBe('2027-01-01')
    expect(addDays(plainDate('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(plainDate('2026-10-24'), 2)).toBe('2026-10-26')
    expect(addDays(plainDate('2027-03-01'), -1)).toBe('2027-02-28')
  })

  test('counts months to the same day, or to the last day of a shorter month', () => {
    expect(addMonths(plainDate('2026-11-15'), 6)).toBe('2027-05-15')
    expect(addMonths(plainDate('2026-08-31'), 6)).toBe('2027-02-28')
    expect(addMonths(plainDate('2027-08-31'), 6)).toBe('2028-02-29')
  })

  test('has a weekday', () => {
    expect(weekday(plainDate('2026-11-16'))).toBe(1)
    expect(weekday(plainDate('2026-11-15'))).toBe(7)
    expect(isWeekend(plainDate('2026-11-14'))).toBe(true)
    expect(isWeekend(plainDate('2026-11-13'))).toBe(false)
  })

  test('is written in the three ways the site uses', () => {
    const date = plainDate('2026-11-05')
    expect(formatSlashed(date)).toBe('05/11/2026')
    expect(formatDashed(date)).toBe('05-11-2026')
    expect(formatLong(date)).toBe('Thursday 5 November 2026')
    expect(formatMonth(date)).toBe('November 2026')
    expect(formatMonth('2025-03')).toBe('March 2025')
  })
})
