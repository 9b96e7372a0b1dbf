import { type Compilable, sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createTestDesk } from '#server/desk-cli/desk.test-support.ts'
import { logBy } from './audit-log.ts'
import { callsBetween } from './calls.ts'
import { openCalls } from './due-records.ts'
import { numbersLike } from './person-data.ts'
import { enquiriesBy } from './records.ts'
import { searchAll, searchRecent } from './search-enquiries.ts'
import { unsentMails } from './unsent-mails.ts'

describeOnBothDatabases('a list of the desk', (suite) => {
  const desk = createTestDesk(suite)
  beforeAll(async () => {
    await desk.contact()
    await desk.contact({}, { quarantined: true })
    await desk.brochure()
  })

  const planOf = async (query: Compilable, inOrder: 'in order' | 'in any order' = 'in order') => {
    const compiled = query.compile()
    const prefix = suite.database.dialect === 'sqlite' ? 'explain query plan ' : 'explain '
    return await suite.database.db.connection().execute(async (db) => {
      // The planner would scan and sort a table this small; the test is whether an index fits the query.
      if (suite.database.dialect === 'postgres') {
        await sql`set enable_seqscan = off`.execute(db)
        const isOrdered = sql.raw(inOrder === 'in order' ? 'off' : 'on')
        await sql`set enable_sort = ${isOrdered}`.execute(db)
        // Only a plain index has an order.
        await sql`set enable_indexscan = ${sql.raw(inOrder === 'in order' ? 'on' : 'off')}`.execute(db)
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
    ['the next page of all', 'enquiries_created', { limit: 50, after: { createdUtc: sinceUtc, id: 'a' } }],
    [
      'the next page of the unanswered',
      'enquiries_unanswered',
      { limit: 50, answered: false, after: { createdUtc: sinceUtc, id: 'a' } },
    ],
    ['those from one page', 'enquiries_page', { limit: 50, originPage: '/ContactUs' }],
    [
      'the next page of the oldest',
      'enquiries_created',
      { limit: 50, oldestFirst: true, after: { createdUtc: sinceUtc, id: 'a' } },
    ],
  ] as const)('finds %s by an index that holds them in order', async (_, index, filter) => {
    const plan = await planOf(enquiriesBy(suite.database.db, filter))
    expect(plan).toContain(index)
    expect(plan).not.toMatch(/temp b-tree|seq scan|\bSort\b/i)
  })

  test('finds the open calls by an index that holds them in the order of their times', async () => {
    const after = { date: day, time: '09:00 - 09:30', id: 'a' } as const
    const plan = await planOf(
      openCalls(suite.database.db, { answered: false, cancelled: false }, after).limit(50),
    )
    expect(plan).toContain('enquiries_open_calls')
    expect(plan).not.toMatch(/temp b-tree|seq scan|\bSort\b/i)
  })

  test('finds those with some words, those of one person and the entries of one in the log by an index', async () => {
    const { db } = suite.database
    const isSqlite = suite.database.dialect === 'sqlite'
    const terms = [['grace'], ['hop', 'hope']]
    const compilable = (query: ReturnType<typeof searchAll>) =>
      ({ compile: () => query.compile(db) }) as Compilable
    const all = compilable(searchAll(db, terms, terms.slice(1)))
    expect(await planOf(all, isSqlite ? 'in order' : 'in any order')).toContain(
      isSqlite ? 'VIRTUAL TABLE INDEX' : 'enquiry_search_words',
    )
    expect(await planOf(compilable(searchRecent(db, terms)))).toContain(
      isSqlite ? 'VIRTUAL TABLE INDEX' : 'enquiry_search_pkey',
    )
    expect(await planOf(numbersLike(db, '01632960001'), 'in any order')).toContain('enquiries_phone')
    expect(await planOf(enquiriesBy(db, { limit: 50, assignedTo: 'a' }))).toContain(
      'enquiry_handling_assigned',
    )
    expect(await planOf(logBy(db, { limit: 50, subject: 'ZZ-22222' }))).toContain('audit_log_subject')
    expect(await planOf(logBy(db, { limit: 50 }))).toContain('audit_log_at')
  })

  test('finds unsent mails and the calls of a day by an index', async () => {
    const { db } = suite.database
    expect(await planOf(unsentMails(db).selectAll().orderBy('createdUtc'))).toContain('outbox_unsent')
    expect(await planOf(callsBetween(db, day, day))).toContain('enquiries_slot')
  })
})
