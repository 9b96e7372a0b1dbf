import { type Compilable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { logBy } from './audit-log.ts'
import { callsBetween } from './calls.ts'
import { enquiriesWith } from './find-person.ts'
import { enquiriesBy } from './list-enquiries.ts'
import { createTestRecords } from './records.test-support.ts'
import { unsentMails } from './unsent-mails.ts'

describeOnBothDatabases('a list of the desk', (suite) => {
  const desk = createTestRecords(suite)
  beforeAll(async () => {
    await desk.contact()
    await desk.contact({}, { quarantineReason: 'hiddenField' })
    await desk.brochure()
  })

  const planOf = async (query: Compilable) => {
    const compiled = query.compile()
    const prefix = suite.database.dialect === 'sqlite' ? 'explain query plan ' : 'explain '
    return await suite.database.db.connection().execute(async (db) => {
      // The planner would scan and sort a table this small; the test is whether an index fits the query.
      if (suite.database.dialect === 'postgres') {
        await sql`set enable_seqscan = off`.execute(db)
        await sql`set enable_sort = off`.execute(db)
        await sql`set enable_bitmapscan = off`.execute(db)
      }
      const { rows } = await db.executeQuery({ ...compiled, sql: prefix + compiled.sql })
      return JSON.stringify(rows)
    })
  }

  const after = { utc: '2026-11-01T00:00:00.000Z', id: 'a' }
  test.each([
    ['all enquiries', 'enquiries_created', {}],
    ['the next page of all', 'enquiries_created', { after }],
    ['the oldest', 'enquiries_created', { order: 'oldest', after }],
    ['the unanswered', 'enquiries_unanswered', { answered: false, after }],
    ['those that are due', 'enquiries_due', { order: 'due', after }],
    ['the quarantined', 'enquiries_quarantined', { quarantined: true }],
    ['those of one person', 'enquiries_assigned', { assignedTo: 'a' }],
  ] as const)('finds %s by an index that holds them in order', async (_, index, filter) => {
    const plan = await planOf(enquiriesBy(suite.database.db, { ...filter, limit: 50 }))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/temp b-tree|seq scan|\bSort\b/i)
  })

  test('finds a phone number, the log, unsent mails and the calls of a day by an index', async () => {
    const { db } = suite.database
    const day = plainDate('2026-11-19')
    expect(await planOf(enquiriesWith(db, '01632960001'))).toContain('enquiries_phone')
    expect(await planOf(logBy(db, { limit: 50, subject: 'ZZ-22222' }))).toContain('audit_log_subject')
    expect(await planOf(logBy(db, { limit: 50 }))).toContain('audit_log_at')
    expect(await planOf(unsentMails(db))).toContain('outbox_unsent')
    expect(await planOf(callsBetween(db, day, day))).toContain('enquiries_slot')
  })
})
