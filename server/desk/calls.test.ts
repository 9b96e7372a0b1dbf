import { expect, test } from 'vitest'
import { closedWednesday, testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import { nextCallDay } from './calls.ts'

test.each([
  ['a Tuesday, where there are no calls on Wednesdays', '2026-11-17', '2026-11-19'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
])('the day of calls after %s is the next one of the schedule', (_, day, next) => {
  const now = () => Date.parse(`${day}T10:00:00Z`)
  const schedule = { ...testSchedule, hours: closedWednesday }
  expect(nextCallDay(plainDate(day), { schedule, now })).toBe(next)
})
