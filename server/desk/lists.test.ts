import { type Compilable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { callsBetween } from './callbacks.ts'
import { createTestDesk } from './desk.test-support.ts'
import { unsentMails } from './outbox.ts'
import { enquiriesBy } from './records.ts'

describeOnBothDatabases('a list of the desk', (suite) => {
  const desk = createTestDesk(suite)
  beforeAll(async () => {
    await desk.contact()
    await desk.contact({}, { quarantined: true })
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
      }
      const { rows } = await db.executeQuery({ ...compiled, sql: prefix + compiled.sql })
      return JSON.stringify(rows)
    })
  }

  const sinceUtc = '2026-11-01T00:00:00.000Z'
  const day = plainDate('2026-11-19')
  test.each([
    ['all enquiries', 'enquiries_created', { limit: 50 }],
    ['the enquiries of some days', 'enquiries_created', { limit: 50, sinceUtc }],
    ['the unanswered', 'enquiries_unanswered', { limit: 50, answered: false }],
    ['the unanswered of some days', 'enquiries_unanswered', { limit: 50, answered: false, sinceUtc }],
    ['the quarantined', 'enquiries_quarantined', { limit: 50, quarantined: true }],
    ['the callbacks', 'enquiries_kind', { limit: 50, kind: 'callback' }],
    ['the brochure requests', 'enquiries_kind', { limit: 50, kind: 'brochure' }],
  ] as const)('finds %s by an index that holds them in order', async (_, index, filter) => {
    const plan = await planOf(enquiriesBy(suite.database.db, filter))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/temp b-tree|seq scan|\bSort\b/i)
  })

  test('finds unsent mails and the calls of a day by an index', async () => {
    const { db } = suite.database
    expect(await planOf(unsentMails(db).selectAll().orderBy('createdUtc'))).toContain('outbox_unsent')
    expect(await planOf(callsBetween(db, day, day))).toContain('enquiries_slot')
  })
})
