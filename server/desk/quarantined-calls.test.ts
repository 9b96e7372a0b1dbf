import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { commandLine as actor } from './audit-log.ts'
import { readCallsBetween } from './calls.ts'
import { quarantine } from './quarantine.ts'
import { createTestRecords } from './records.test-support.ts'
import { Refusal } from './refusal.ts'

describeOnBothDatabases('A call in quarantine', (suite) => {
  const records = createTestRecords(suite)
  const suspect = { quarantineReason: 'hiddenField' } as const
  const date = '2026-11-19'

  test('holds no time; released, it takes its time again, or has to be moved first', async () => {
    const spam = await records.book({}, suspect)
    expect(await records.freeOn(date)).toMatchObject({ free: 15 })
    const { date: day } = await records.find(spam)
    expect(day && (await readCallsBetween(suite.database.db, day, day))).toEqual([])
    const real = await records.book()
    expect(await records.freeOn(date)).toMatchObject({ free: 14 })

    expect(await records.release(spam)).toMatchObject({ message: expect.stringContaining('move it') })
    expect(await records.find(spam)).toMatchObject({ quarantined: true, version: 0 })
    expect(await records.move(spam, date, '09:00 - 09:30')).toBe('changed')
    await records.book({ time: '10:00 - 10:30' })
    expect(await records.move(spam, date, '10:00 - 10:30')).toBe('slot-taken')
    expect(await records.move(spam, date, '11:00 - 11:30')).toBe('changed')
    expect(await records.release(spam)).not.toBeInstanceOf(Refusal)
    expect(await records.freeOn(date)).toMatchObject({ free: 12 })
    expect(await records.find(spam)).toMatchObject({ quarantined: false, quarantineReason: null })

    expect(await quarantine(records.desk(), { enquiry: await records.find(real), actor })).toBeUndefined()
    expect(await records.find(real)).toMatchObject({ quarantined: true, quarantineReason: 'office' })
    expect(await records.freeOn(date)).toMatchObject({ free: 13 })
  })

  test('is not promised a time that another call has', async () => {
    await records.book({ time: '14:00 - 14:30' })
    const spam = records.book({ time: '14:00 - 14:30' }, suspect)
    await expect(spam).rejects.toThrow()
  })

  test('of two that are released at once onto one time one is', async () => {
    const time = '15:00 - 15:30'
    const two = [await records.book({ time }, suspect), await records.book({ time }, suspect)]
    const results = await Promise.all(two.map((reference) => records.release(reference)))
    expect(results.filter((result) => result instanceof Refusal)).toHaveLength(1)
  })
})
