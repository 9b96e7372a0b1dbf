import { describe, expect, test } from 'vitest'
import { closedWednesday, testHours } from './call-schedule.test-support.ts'
import { checkDay, closedReason, earliestDay, latestDay, nextOpenDays, shareLeft } from './callback-day.ts'
import { plainDate } from './plain-date.ts'

const sunday = plainDate('2026-11-15')

describe('the day of a call', () => {
  test.each([
    ['Sunday', '2026-11-15', '2026-11-17'],
    ['Monday', '2026-11-16', '2026-11-18'],
    ['Wednesday', '2026-11-18', '2026-11-20'],
    ['Thursday', '2026-11-19', '2026-11-23'],
    ['Friday', '2026-11-20', '2026-11-23'],
    ['Saturday', '2026-11-21', '2026-11-23'],
  ])('is from a %s at the earliest two days on, past any weekend', (_, today, earliest) => {
    expect(earliestDay(plainDate(today))).toBe(earliest)
  })

  test('does not move past a bank holiday: that day is shown closed instead', () => {
    expect(earliestDay(plainDate('2026-12-23'))).toBe('2026-12-25')
  })

  test('is at the latest six months ahead', () => {
    expect(latestDay(sunday)).toBe('2027-05-15')
    expect(checkDay('2027-05-14', sunday, testHours)).toEqual({ ok: true, date: '2027-05-14' })
    expect(checkDay('2027-05-17', sunday, testHours)).toEqual({ ok: false, reason: 'too-far' })
  })

  test.each([
    ['2026-11-21', 'weekend'],
    ['2026-11-16', 'before-earliest'],
    ['2020-01-01', 'before-earliest'],
    ['2026-12-25', 'bank-holiday'],
    ['2026-02-30', 'malformed'],
    ['next Tuesday', 'malformed'],
  ])('refuses %s: %s', (text, reason) => {
    expect(checkDay(text, sunday, testHours)).toEqual({ ok: false, reason })
  })

  test('is no weekday on which the office is closed', () => {
    expect(checkDay('2026-11-18', sunday, closedWednesday)).toEqual({ ok: false, reason: 'closed-weekday' })
    expect(closedReason(plainDate('2026-11-18'), sunday, closedWednesday)).toBe('Closed on Wednesdays')
    expect(checkDay('2026-11-19', sunday, closedWednesday)).toEqual({ ok: true, date: '2026-11-19' })
  })

  test('has a reason where it is closed', () => {
    expect(closedReason(plainDate('2026-12-28'), sunday, testHours)).toBe('Boxing Day (substitute day)')
    expect(closedReason(plainDate('2026-11-21'), sunday, testHours)).toBe('Weekend')
    expect(closedReason(plainDate('2026-11-16'), sunday, testHours)).toBe('Too soon to arrange')
    expect(closedReason(plainDate('2027-06-01'), sunday, testHours)).toBe('More than six months ahead')
    expect(closedReason(plainDate('2026-11-17'), sunday, testHours)).toBeNull()
  })
})

describe('The next days', () => {
  test('are those on which calls are made: no weekend, no bank holiday, none too soon', () => {
    expect(nextOpenDays(plainDate('2026-12-22'), testHours, 4)).toEqual([
      '2026-12-24',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
    ])
  })

  test('tell what is left of them in a word', () => {
    const morning = { time: '09:00 - 09:30', free: true }
    const noon = { time: '12:00 - 12:30', free: true }
    const taken = { time: '10:00 - 10:30', free: false }
    expect(shareLeft([morning, taken, noon])).toBe('all')
    expect(shareLeft([morning, taken])).toBe('mornings')
    expect(shareLeft([taken, noon])).toBe('afternoons')
    expect(shareLeft([taken])).toBe('none')
  })
})
