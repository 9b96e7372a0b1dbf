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
    // Not past a bank holiday: that day is shown closed instead.
    ['Wednesday before Christmas', '2026-12-23', '2026-12-25'],
  ])('is from a %s at the earliest two days on, past any weekend', (_, today, earliest) => {
    expect(earliestDay(plainDate(today))).toBe(earliest)
  })

  test('is at the latest six months ahead', () => {
    expect(latestDay(sunday)).toBe('2027-05-15')
  })

  test.each([
    ['2026-11-17', null, null],
    ['2026-11-21', 'weekend', 'Weekend'],
    ['2026-11-16', 'before-earliest', 'Too soon to arrange'],
    ['2020-01-01', 'before-earliest', 'Too soon to arrange'],
    ['2027-05-14', null, null],
    ['2027-05-17', 'too-far', 'More than six months ahead'],
    ['2026-12-25', 'bank-holiday', 'Christmas Day'],
    ['2026-12-28', 'bank-holiday', 'Boxing Day (substitute day)'],
    ['2026-11-18', 'closed-weekday', 'Closed on Wednesdays', closedWednesday],
    ['2026-11-19', null, null, closedWednesday],
  ])('%s is refused for %s, which visitors are told as %s', (date, reason, told, hours = testHours) => {
    expect(checkDay(date, sunday, hours)).toEqual(reason ? { ok: false, reason } : { ok: true, date })
    expect(closedReason(plainDate(date), sunday, hours)).toBe(told)
  })

  test.each(['2026-02-30', 'next Tuesday'])('%s is none', (text) => {
    expect(checkDay(text, sunday, testHours)).toEqual({ ok: false, reason: 'malformed' })
  })
})

test('The next days are those on which calls are made: no weekend, no bank holiday, none too soon', () => {
  const days = ['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31']
  expect(nextOpenDays(plainDate('2026-12-22'), testHours, 4)).toEqual(days)
})

test('What is left of a day is told in a word', () => {
  const morning = { time: '09:00 - 09:30', free: true }
  const noon = { time: '12:00 - 12:30', free: true }
  const taken = { time: '10:00 - 10:30', free: false }
  const days = [[morning, taken, noon], [morning, taken], [taken, noon], [taken]]
  expect(days.map(shareLeft)).toEqual(['all', 'mornings', 'afternoons', 'none'])
})
