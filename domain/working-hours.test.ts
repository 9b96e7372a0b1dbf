import { expect, test } from 'vitest'
import { shorterFriday, testHours } from './call-schedule.test-support.ts'
import { isOpen } from './working-hours.ts'

test.each([
  ['closed before the minute it opens', '2026-11-16T08:29:59Z', testHours, false],
  ['open from then on', '2026-11-16T08:30:00Z', testHours, true],
  ['open until the minute it closes', '2026-11-16T16:59:59Z', testHours, true],
  ['closed from then on', '2026-11-16T17:00:00Z', testHours, false],
  ['open until the hour of that weekday', '2026-11-20T15:59:59Z', shorterFriday, true],
  ['closed from the hour of that weekday', '2026-11-20T16:00:00Z', shorterFriday, false],
  ['open later on another weekday', '2026-11-19T16:00:00Z', shorterFriday, true],
  ['open by London hours in summer', '2026-07-01T07:30:00Z', testHours, true],
  ['closed by London hours in summer', '2026-07-01T16:00:00Z', testHours, false],
  ['closed at weekends', '2026-11-15T12:00:00Z', testHours, false],
  ['closed on bank holidays', '2026-12-28T12:00:00Z', testHours, false],
])('the office is %s', (_, utc, hours, open) => {
  expect(isOpen(Date.parse(utc), hours)).toBe(open)
})
