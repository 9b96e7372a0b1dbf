import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { transact } from '#server/db/transact.ts'
import { createTestIds } from '#server/enquiries/test-submissions.ts'
import { queue } from '#server/outbox/outbox.ts'
import { createStatus } from './status.ts'

describeOnBothDatabases('the status', (suite) => {
  const ids = createTestIds()

  test('is well with an empty outbox', async () => {
    const status = createStatus({ database: suite.database, now: ids.now })
    expect(await status.report()).toEqual({
      status: 'ok',
      database: 'ok',
      outbox: { waiting: 0, held: 0, claimed: 0, parked: 0, overdueSeconds: 0 },
      bankHolidays: 'ok',
    })
  })

  test('counts what has not been sent, and says how long the oldest is overdue', async () => {
    await transact(suite.database, async (trx) => {
      await queue(trx, [{ kind: 'enquiry-notice', recordId: 'a' }], { held: false, ids })
      await queue(trx, [{ kind: 'enquiry-notice', recordId: 'b' }], { held: true, ids })
    })
    const status = createStatus({ database: suite.database, now: () => ids.now() + 90_000 })
    expect((await status.report()).outbox).toEqual({
      waiting: 1,
      held: 1,
      claimed: 0,
      parked: 0,
      overdueSeconds: 90,
    })
  })

  test('says when the list of bank holidays must be renewed', async () => {
    const status = createStatus({ database: suite.database, now: () => Date.parse('2028-07-01T12:00:00Z') })
    expect(await status.report()).toMatchObject({ status: 'ok', bankHolidays: 'list running out' })
  })

  test('is down when the database does not answer', async () => {
    const database = await suite.openAnother()
    await database.close()
    const status = createStatus({ database, now: ids.now })
    expect(await status.report()).toEqual({ status: 'down', database: 'down', bankHolidays: 'ok' })
  })
})
