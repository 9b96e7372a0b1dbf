import { describe, expect, test } from 'vitest'
import { closedWednesday, shorterFriday, testHours } from './call-schedule.test-support.ts'
import { londonInstant } from './london.ts'
import { plainDate } from './plain-date.ts'
import { replyBy } from './reply-by.ts'

const promised = (day: string, time: string, hours = testHours) => {
  const { date, time: hour } = replyBy(londonInstant(plainDate(day), time), hours)
  return `${date} ${hour}`
}

describe('the reply deadline is', () => {
  test.each([
    ['2026-11-16', '10:00', '2026-11-18 10:00'],
    ['2026-11-16', '16:59', '2026-11-18 16:30'],
    ['2026-11-12', '14:00', '2026-11-16 14:00'],
    ['2026-11-13', '16:00', '2026-11-17 16:00'],
  ])('two working days on: %s %s → %s', (day, time, expected) => {
    expect(promised(day, time)).toBe(expected)
  })

  test.each([
    ['a Sunday', '2026-11-15', '03:41', '2026-11-17 17:00'],
    ['a Saturday', '2026-11-14', '12:00', '2026-11-17 17:00'],
    ['an evening', '2026-11-16', '17:00', '2026-11-18 17:00'],
    ['an early morning', '2026-11-16', '06:00', '2026-11-17 17:00'],
    ['a Friday night', '2026-11-13', '23:30', '2026-11-17 17:00'],
  ])('counted from the next opening when it is %s', (_, day, time, expected) => {
    expect(promised(day, time)).toBe(expected)
  })

  test('with bank holidays left out: Christmas Eve to the last days of the year', () => {
    expect(promised('2026-12-24', '11:10')).toBe('2026-12-30 11:00')
    expect(promised('2026-12-25', '11:10')).toBe('2026-12-30 17:00')
    expect(promised('2027-03-25', '09:00')).toBe('2027-03-31 09:00')
  })

  test('rounded down to the half hour, and never at opening time', () => {
    expect(promised('2026-11-16', '10:29')).toBe('2026-11-18 10:00')
    expect(promised('2026-11-16', '10:31')).toBe('2026-11-18 10:30')
    expect(promised('2026-11-16', '08:30')).toBe('2026-11-17 17:00')
    expect(promised('2026-11-16', '08:59')).toBe('2026-11-17 17:00')
    expect(promised('2026-11-16', '09:00')).toBe('2026-11-18 09:00')
  })

  test('by closing time where the day it falls on closes sooner', () => {
    expect(promised('2026-11-18', '16:45', shorterFriday)).toBe('2026-11-20 16:00')
    expect(promised('2026-11-18', '15:45', shorterFriday)).toBe('2026-11-20 15:30')
    expect(promised('2026-11-19', '06:00', shorterFriday)).toBe('2026-11-20 16:00')
  })

  test('counted from the next opening when a short Friday is over', () => {
    expect(promised('2026-11-20', '15:59', shorterFriday)).toBe('2026-11-24 15:30')
    expect(promised('2026-11-20', '16:00', shorterFriday)).toBe('2026-11-24 17:00')
  })

  test('with a weekday on which the office is closed left out', () => {
    expect(promised('2026-11-17', '10:00', closedWednesday)).toBe('2026-11-20 10:00')
  })

  test('in London time, in summer and across clock changes', () => {
    expect(replyBy(Date.UTC(2026, 6, 15, 9, 0), testHours)).toEqual({ date: '2026-07-17', time: '10:00' })
    expect(replyBy(Date.UTC(2026, 9, 23, 9, 0), testHours)).toEqual({ date: '2026-10-27', time: '10:00' })
  })
})
