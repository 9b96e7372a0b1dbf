import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { advisers } from '#content/pages/advisers.ts'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { createLog } from '#server/platform/log.ts'
import { addTaker } from './enquiries/call-takers.test-support.ts'
import { adviserOfStaff, staffOfAdviser } from './enquiries/call-takers.ts'
import { createTestSources } from './enquiries/submissions.test-support.ts'
import { createVisitorServices } from './visitor-services.ts'

const date = plainDate('2026-11-19')
const time = '09:00 - 09:30'
const callback = {
  kind: 'callback',
  name: 'Ada',
  phoneNumber: '01632 960 001',
  message: 'About my pension',
  date,
  time,
  services: ['Retirement Planning'],
  privacyPolicy: 'on',
}

describeOnSqlite('A call booked on the page of an adviser', (suite) => {
  const create = () =>
    createVisitorServices({
      environment: parseEnvironment({}),
      database: suite.database,
      sources: createTestSources(),
      callAddress: async () => '',
      log: createLog('silent'),
      wake() {},
    })

  test('goes to them, at their own times, and to nobody else where they are booked, away or gone', async () => {
    const { slots, isBookable, servicesFor } = create()
    const isFree = async (adviser?: string) =>
      (await slots.read(date, adviser)).slots.some((slot) => slot.time === time && slot.free)
    const book = (adviser: string, phoneNumber: string) =>
      servicesFor('192.0.2.1').submissions.submit('callback', {
        ...callback,
        phoneNumber,
        adviser,
        key: randomUUID(),
      })
    const eleanor = await addTaker(suite.database, { adviser: 'eleanor-frost' }, 'Eleanor Frost')
    await addTaker(suite.database, {}, 'Somebody Else')

    expect([
      await isBookable('eleanor-frost'),
      await isBookable('callum-reid'),
      await isBookable(''),
    ]).toEqual([true, false, false])
    expect([await isFree(), await isFree('eleanor-frost'), await isFree('callum-reid')]).toEqual([
      true,
      true,
      false,
    ])
    expect(await book('eleanor-frost', '01632 960 002')).toMatchObject({ ok: true })
    const stored = await suite.database.db.selectFrom('enquiries').select('assignedTo').execute()
    expect(stored).toEqual([{ assignedTo: eleanor }])
    expect(await adviserOfStaff(suite.database.db, eleanor)).toBe('eleanor-frost')

    // Somebody else is free, and was not asked for.
    expect([await isFree(), await isFree('eleanor-frost')]).toEqual([true, false])
    for (const adviser of ['eleanor-frost', 'callum-reid'])
      expect(await book(adviser, '01632 960 003')).toMatchObject({ ok: false, reason: 'slot-taken' })

    // Struck off by another instance a moment ago: this process still shows them.
    const { registerNumber = '' } = advisers.find(({ slug }) => slug === 'eleanor-frost') ?? {}
    const check = { number: registerNumber, status: 'Prohibited', active: 0, checkedUtc: '' } as const
    await suite.database.db.insertInto('registerChecks').values(check).execute()
    expect(await isBookable('eleanor-frost')).toBe(false)
    await suite.database.db.deleteFrom('registerChecks').execute()
    expect(await isBookable('eleanor-frost')).toBe(true)

    await suite.database.db
      .updateTable('staff')
      .set({ removedUtc: '2026-11-16T00:00:00Z' })
      .where('id', '=', eleanor)
      .execute()
    expect(await staffOfAdviser(suite.database.db, 'eleanor-frost')).toBeNull()
  })
})
