import { describe, expect, test } from 'vitest'
import { isOpen } from './working-hours.ts'

const utc = (text: string) => Date.parse(text)

describe('the office', () => {
  test('is open from 8:30 until 5:00 on weekdays', () => {
    expect(isOpen(utc('2026-11-16T08:29:59Z'))).toBe(false)
    expect(isOpen(utc('2026-11-16T08:30:00Z'))).toBe(true)
    expect(isOpen(utc('2026-11-16T16:59:59Z'))).toBe(true)
    expect(isOpen(utc('2026-11-16T17:00:00Z'))).toBe(false)
  })

  test('keeps London hours in summer', () => {
    expect(isOpen(utc('2026-07-01T07:30:00Z'))).toBe(true)
    expect(isOpen(utc('2026-07-01T16:00:00Z'))).toBe(false)
  })

  test('is closed at weekends and on bank holidays', () => {
    expect(isOpen(utc('2026-11-15T12:00:00Z'))).toBe(false)
    expect(isOpen(utc('2026-12-28T12:00:00Z'))).toBe(false)
  })
})
