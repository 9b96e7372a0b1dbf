import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isClosed } from '#domain/call-takers.ts'
import { plainDate } from '#domain/plain-date.ts'
import type { Trx } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { lockDay, readCallDay } from './call-takers.ts'
import { close, reopen } from './closed-slots.ts'

const date = plainDate('2026-11-19')
const time = '09:00 - 09:30'
const closure = {
  date,
  time,
  staffId: '',
  reason: 'Meeting',
  createdUtc: '2026-11-15T12:00:00.000Z',
} as const

describeOnBothDatabases('a closed slot', (suite) => {
  /** A transaction that stays open after its work until it is released. */
  const held = async (work: (trx: Trx) => Promise<unknown>) => {
    const done = Promise.withResolvers<void>()
    const ending = Promise.withResolvers<void>()
    const transaction = transact(suite.database, async (trx) => {
      await work(trx)
      done.resolve()
      await ending.promise
    })
    await done.promise
    return async () => {
      ending.resolve()
      await transaction
    }
  }

  test('cannot be closed while a booking of it is being committed', async () => {
    const other = await suite.openAnother()
    const end = await held((trx) => lockDay(suite.database, trx, date))
    let isDone = false
    const closing = transact(other, (trx) => close(other, trx, closure)).then(() => {
      isDone = true
    })
    await pause(300)
    expect(isDone).toBe(false)
    await end()
    await closing
    expect((await readCallDay(suite.database.db, date)).closures).toMatchObject([{ time }])
    await transact(other, (trx) => reopen(trx, { from: date, until: date, time, staffId: '' }))
  })

  test('refuses a booking that comes while it is being closed', async () => {
    const other = await suite.openAnother()
    const end = await held((trx) => close(suite.database, trx, closure))
    const booking = transact(other, async (trx) => isClosed(await lockDay(other, trx, date), time))
    await pause(100)
    await end()
    expect(await booking).toBe(true)
  })
})
