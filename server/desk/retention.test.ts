import { expect, test } from 'vitest'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { commandLine } from './audit-log.ts'
import { markAdvised, markAnswered } from './handle-enquiry.ts'
import { createTestRecords } from './records.test-support.ts'
import { countExpired, createRetention, retentionDay } from './retention.ts'

describeOnSqlite('What has been kept for six years', (suite) => {
  test('is announced for 30 days and then erased once, but for what led to advice or was dealt with later', async () => {
    const records = createTestRecords(suite, '2020-11-14T12:00:00Z')
    const { clock } = records.ids
    const change = async (reference: string) => ({
      record: await records.find(reference),
      actor: commandLine,
    })
    await records.contact()
    await records.brochure()
    const advised = await records.contact()
    await markAdvised(records.desk(), await change(advised), 1)
    const answeredLater = await records.contact()
    clock.now = Date.parse('2021-03-01T12:00:00Z')
    await markAnswered(records.desk(), await change(answeredLater), 'reached')
    clock.now = Date.parse('2020-11-16T12:00:00Z')
    const younger = await records.contact()

    const log = { info() {}, error() {} }
    const retention = () => createRetention({ ...records.desk(), log })
    const kept = async () =>
      (await suite.database.db.selectFrom('enquiries').select('reference').execute())
        .map(({ reference }) => reference)
        .sort()
    clock.now = Date.parse('2026-11-16T12:00:00Z')
    expect(await countExpired(suite.database.db, retentionDay(clock.now, 'announce'))).toBe(2)
    await retention().runIfDue()
    expect(await kept()).toHaveLength(5)

    clock.now = Date.parse('2026-12-15T12:00:00Z')
    await Promise.all([retention().runIfDue(), retention().runIfDue()])
    expect(await kept()).toEqual([advised, answeredLater, younger].sort())
    const erasures = await suite.database.db
      .selectFrom('auditLog')
      .select(['staffId', 'device', 'detail'])
      .where('action', '=', 'erased')
      .execute()
    expect(erasures).toEqual([
      { staffId: null, device: expect.stringContaining('retention'), detail: expect.stringContaining('2') },
    ])
  })
})
