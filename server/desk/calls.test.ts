import { expect, test } from 'vitest'
import { closedWednesday, testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { nextCallDay } from './calls.ts'
import { createTestRecords } from './records.test-support.ts'

test.each([
  ['a Tuesday, where there are no calls on Wednesdays', '2026-11-17', '2026-11-19'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['Christmas Eve', '2026-12-24', '2026-12-29'],
])('the day of calls after %s is the next one of the schedule', (_, day, next) => {
  const now = () => Date.parse(`${day}T10:00:00Z`)
  const schedule = { ...testSchedule, hours: closedWednesday }
  expect(nextCallDay(plainDate(day), { schedule, now })).toBe(next)
})

describeOnBothDatabases('a call that was cancelled', (suite) => {
  const records = createTestRecords(suite)
  const cancelled = async (day: string, time: Slot = '09:00 - 09:30') => {
    const reference = await records.book({ date: plainDate(day), time })
    expect(await records.cancel(reference)).toBe('changed')
    return reference
  }

  suite.once('is booked again, and the visitor is told of it alone', async () => {
    const reference = await cancelled('2026-11-30')
    expect(await records.freeOn('2026-11-30')).toEqual({ closed: null, free: 15 })
    expect(await records.rebook(reference)).toBe('changed')
    expect(await records.freeOn('2026-11-30')).toEqual({ closed: null, free: 14 })
    const mails = await records.mailsOf(reference)
    expect(mails.map(({ kind }) => kind)).toEqual(['call-changed', 'call-changed-notice', 'call-reminder'])
    expect(await records.rebook(reference)).toBe('stale')
  })

  suite.once('stays cancelled once its time is past', async () => {
    const reference = await cancelled('2026-12-01')
    const before = records.sources.clock.now
    records.sources.clock.now = Date.parse('2026-12-01T09:00:00Z')
    expect(await records.rebook(reference)).toBe('past')
    records.sources.clock.now = before
  })

  test.each([
    ['the same time', '2026-12-02', '09:00 - 09:30'],
    ['a time that overlaps', '2026-12-03', '09:15 - 10:00'],
  ] as const)('stays cancelled where %s has been booked since', async (_, day, time) => {
    const reference = await cancelled(day)
    await records.book({ date: plainDate(day), time })
    expect(await records.rebook(reference)).toBe('slot-taken')
    const mails = await records.mailsOf(reference)
    expect(mails.map(({ kind }) => kind)).not.toContain('call-changed')
  })

  suite.once('stays cancelled where its time has been closed since', async () => {
    const reference = await cancelled('2026-12-04')
    await records.close('2026-12-04', 'Meeting', '09:00 - 09:30')
    expect(await records.rebook(reference)).toBe('slot-closed')
  })
})
