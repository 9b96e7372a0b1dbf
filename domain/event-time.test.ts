import { expect, test } from 'vitest'
import { isUpcoming } from './event-time.ts'
import { plainDate } from './plain-date.ts'

test('an event is upcoming until its own day is over', () => {
  const today = plainDate('2026-11-15')
  expect(isUpcoming(plainDate('2026-11-16'), today)).toBe(true)
  expect(isUpcoming(today, today)).toBe(true)
  expect(isUpcoming(plainDate('2025-11-20'), today)).toBe(false)
})
