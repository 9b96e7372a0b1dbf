import { describe, expect, test } from 'vitest'
import { closedWednesday, testHours } from './call-schedule.test-support.ts'
import { plainDate } from './plain-date.ts'
import { reminderTime } from './reminder.ts'

const call = (date: string, time: `${string} - ${string}` = '10:30 - 11:00') => ({
  date: plainDate(date),
  time,
})
const at = (utc: string) => Date.parse(utc)
const sentAt = (...parts: Parameters<typeof reminderTime>) => {
  const instant = reminderTime(...parts)
  return instant === null ? null : new Date(instant).toISOString()
}

describe('a reminder is sent at nine on the working day before', () => {
  test.each([
    ['a Thursday', '2026-11-19', '2026-11-18T09:00:00.000Z'],
    ['a Monday, on Friday', '2026-11-23', '2026-11-20T09:00:00.000Z'],
    ['a Tuesday after a bank holiday, on Friday', '2027-05-04', '2027-04-30T08:00:00.000Z'],
    ['the first working day after Christmas', '2026-12-29', '2026-12-24T09:00:00.000Z'],
    ['the Monday after the clocks go forward', '2027-03-30', '2027-03-25T09:00:00.000Z'],
    ['the Tuesday after the clocks go back', '2027-11-02', '2027-11-01T09:00:00.000Z'],
    ['a day in summer', '2026-07-15', '2026-07-14T08:00:00.000Z'],
  ])('%s', (_, date, utc) => {
    expect(sentAt(call(date), at('2026-01-02T12:00:00Z'), testHours)).toBe(utc)
  })

  test('where the office is closed on that weekday, on the one before it', () => {
    expect(sentAt(call('2026-11-19'), at('2026-11-02T12:00:00Z'), closedWednesday)).toBe(
      '2026-11-17T09:00:00.000Z',
    )
  })

  test('at once where that is past and the call is more than three hours off, and else not at all', () => {
    const monday = call('2026-11-23', '09:00 - 09:30')
    expect(sentAt(monday, at('2026-11-20T09:00:00Z'), testHours)).toBe('2026-11-20T09:00:00.000Z')
    expect(sentAt(monday, at('2026-11-20T09:00:01Z'), testHours)).toBe('2026-11-20T09:00:01.000Z')
    expect(sentAt(monday, at('2026-11-23T05:59:59Z'), testHours)).toBe('2026-11-23T05:59:59.000Z')
    expect(sentAt(monday, at('2026-11-23T06:00:00Z'), testHours)).toBeNull()
    expect(sentAt(monday, at('2026-11-23T12:00:00Z'), testHours)).toBeNull()
  })
})
