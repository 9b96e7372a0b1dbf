import { describe, expect, test } from 'vitest'
import { shorterFriday, testHours } from './call-schedule.test-support.ts'
import { isOpen } from './working-hours.ts'

const utc = (text: string) => Date.parse(text)

describe('the office', () => {
  test('is open from the minute it opens until the one it closes', () => {
    expect(isOpen(utc('2026-11-16T08:29:59Z'), testHours)).toBe(false)
    expect(isOpen(utc('2026-11-16T08:30:00Z'), testHours)).toBe(true)
    expect(isOpen(utc('2026-11-16T16:59:59Z'), testHours)).toBe(true)
    expect(isOpen(utc('2026-11-16T17:00:00Z'), testHours)).toBe(false)
  })

  test('closes at the hour of that weekday', () => {
    expect(isOpen(utc('2026-11-20T15:59:59Z'), shorterFriday)).toBe(true)
    expect(isOpen(utc('2026-11-20T16:00:00Z'), shorterFriday)).toBe(false)
    expect(isOpen(utc('2026-11-19T16:00:00Z'), shorterFriday)).toBe(true)
  })

  test('keeps London hours in summer', () => {
    expect(isOpen(utc('2026-07-01T07:30:00Z'), testHours)).toBe(true)
    expect(isOpen(utc('2026-07-01T16:00:00Z'), testHours)).toBe(false)
  })

  test('is closed at weekends and on bank holidays', () => {
    expect(isOpen(utc('2026-11-15T12:00:00Z'), testHours)).toBe(false)
    expect(isOpen(utc('2026-12-28T12:00:00Z'), testHours)).toBe(false)
  })
})
