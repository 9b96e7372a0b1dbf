import { expect, test } from 'vitest'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { commandLine } from './audit-log.ts'
import { markAdvised, markAnswered } from './handle-enquiry.ts'
import { listEnquiries } from './list-enquiries.ts'
import { addNote } from './notes-and-replies.ts'
import { createTestRecords } from './records.test-support.ts'
import { createRetention } from './retention.ts'

describeOnSqlite('What has been kept for six years', (suite) => {
  test('is announced for 30 days and then erased once, but for what led to advice or was dealt with later', async () => {
    const records = createTestRecords(suite, '2020-11-14T12:00:00Z')
    const { clock } = records.sources
    const { db } = suite.database
    const change = async (reference: string) => ({
      enquiry: await records.find(reference),
      actor: commandLine,
    })
    await records.contact()
    await records.brochure()
    const [advised, unadvised] = [await records.contact(), await records.contact()]
    for (const reference of [advised, unadvised])
      await markAdvised(records.desk(), await change(reference), 1)
    const [answeredLater, noted] = [await records.contact(), await records.contact()]
    clock.now = Date.parse('2021-03-01T12:00:00Z')
    await markAnswered(records.desk(), await change(answeredLater), 'reached')
    await addNote(records.desk(), await change(noted), 'Rang again.')

    const log = { info() {}, error() {} }
    const retention = () => createRetention({ ...records.desk(), log })
    const kept = async (expiring?: boolean) =>
      (await listEnquiries(db, { limit: 50, expiring })).map(({ reference }) => reference).sort()
    clock.now = Date.parse('2026-11-16T12:00:00Z')
    await retention().runIfDue()
    expect([(await kept(true)).length, (await kept()).length]).toEqual([2, 6])

    // What was marked by mistake gets its 30 days too.
    await markAdvised(records.desk(), await change(unadvised), 0)
    clock.now = Date.parse('2026-12-17T12:00:00Z')
    await Promise.all([retention().runIfDue(), retention().runIfDue()])
    expect(await kept()).toEqual([advised, unadvised, answeredLater, noted].sort())
    expect(await kept(true)).toEqual([unadvised])
    const erasures = await db
      .selectFrom('auditLog')
      .select(['staffId', 'device', 'detail'])
      .where('action', '=', 'erased')
      .execute()
    expect(erasures).toEqual([
      { staffId: null, device: 'retention period', detail: expect.stringContaining('2') },
    ])
  })
})
