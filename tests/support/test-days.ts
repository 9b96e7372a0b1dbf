import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { callSchedule } from '#content/site/call-schedule.ts'
import { closedReason, earliestDay, latestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'

export const today = londonDate(Date.now())

/** Without the first day, because a run may continue past midnight. */
const workdays = Array.from({ length: 200 }, (_, days) =>
  addDays(earliestDay(addDays(today, 1)), days),
).filter((day) => day < latestDay(today) && closedReason(day, today, callSchedule.hours) === null)

/**
 * A bookable day that no other test of the run uses, because all of them book on one site. Derived from the test's
 * name, so that a test has the same day in every run of that date.
 */
export function anyWorkday(): PlainDate {
  const folder = process.env.E2E_DATA_DIR
  // Outside of a test run there are no other bookings.
  const first = folder ? createHash('sha256').update(test.info().testId).digest().readUInt32BE() : 0
  const inOrder = workdays.map((_, step) => workdays[(first + step) % workdays.length] as PlainDate)
  const free = inOrder.find((day) => !folder || claim(folder, day))
  if (!free) throw new Error('More days are asked for than can be booked')
  return free
}

/** Creating a file exclusively decides which of two workers has the day. */
function claim(folder: string, day: PlainDate): boolean {
  mkdirSync(join(folder, 'days'), { recursive: true })
  try {
    closeSync(openSync(join(folder, 'days', day), 'wx'))
    return true
  } catch {
    return false
  }
}
