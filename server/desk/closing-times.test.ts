import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestRecords } from './records.test-support.ts'

// A booking that comes while its time is being closed: server/enquiries/closed-slots.test.ts.
describeOnSqlite('times that are closed', (suite) => {
  const records = createTestRecords(suite)
  const { freeOn, tryToBook } = records
  const takenOn = async (date: string, { slotsOf } = records) =>
    (await slotsOf(plainDate(date))).slots.filter(({ free }) => !free).map(({ time }) => time)

  test('cannot be booked all day until it is opened, and calls that are booked stand', async () => {
    const date = '2026-11-24'
    const stands = await records.book({ date: plainDate(date) })
    const { booked } = await records.close(date, 'Staff training')
    expect(booked).toMatchObject([{ reference: stands }])
    expect(await freeOn(date)).toEqual({ closed: 'Staff training', free: 0 })
    expect(await tryToBook(date, '10:00 - 10:30')).toMatchObject({ ok: false, reason: 'slot-taken' })
    expect(await records.open(date)).toHaveLength(1)
    expect(await freeOn(date)).toEqual({ closed: null, free: 14 })
    expect(await tryToBook(date, '10:00 - 10:30')).toMatchObject({ ok: true })
    expect(await records.open(date)).toEqual([])
  })

  test('stay closed for every time that shares a minute with them, whatever the length of slots', async () => {
    const date = '2026-12-10'
    const longer = createTestRecords(suite, undefined, { schedule: { ...testSchedule, slotMinutes: 45 } })
    await records.close(date, 'Meeting', '14:00 - 14:30')
    const stands = await records.book({ date: plainDate(date), time: '09:30 - 10:00' })
    expect(await takenOn(date, longer)).toEqual([
      '09:00 - 09:45',
      '09:45 - 10:30',
      '13:30 - 14:15',
      '14:15 - 15:00',
    ])
    const { booked } = await longer.close(date, 'Late', '09:45 - 10:30')
    expect(booked).toMatchObject([{ reference: stands }])
  })

  test('do not refuse a form that is sent again after its booking was stored', async () => {
    const date = '2026-11-26'
    const key = `callback:${randomUUID()}`
    const first = await tryToBook(date, '09:00 - 09:30', key)
    await records.close(date, 'Closed')
    expect(await tryToBook(date, '09:00 - 09:30', key)).toEqual(first)
  })
})
