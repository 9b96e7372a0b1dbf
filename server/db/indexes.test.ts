import { type Compilable, sql } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from './databases.test-support.ts'

describeOnBothDatabases('a query that a visitor waits for', (suite) => {
  const planOf = async (query: Compilable) => {
    const { sql: text, parameters } = query.compile()
    const prefix = suite.database.dialect === 'sqlite' ? 'explain query plan ' : 'explain '
    return await suite.database.db.connection().execute(async (db) => {
      // The planner would scan a table this small; the test is whether an index fits the query.
      if (suite.database.dialect === 'postgres') await sql`set enable_seqscan = off`.execute(db)
      const { rows } = await db.executeQuery({ ...query.compile(), sql: prefix + text, parameters })
      return JSON.stringify(rows)
    })
  }

  test.each([
    ['the slots of a day', 'enquiries_slot'],
    ['the record of a key', 'key'],
    ['the newest enquiries', 'enquiries_created'],
    ['the records of an address', 'enquiries_email'],
    ['the mails that are due', 'outbox_due'],
    ['the counts of the status', 'outbox_due'],
  ])('finds %s by an index, however many there are', async (question, index) => {
    const { db } = suite.database
    const questions: Record<string, Compilable> = {
      'the slots of a day': db
        .selectFrom('enquiries')
        .select('time')
        .where('date', '=', plainDate('2026-11-19'))
        .where('cancelledUtc', 'is', null),
      'the record of a key': db.selectFrom('enquiries').selectAll().where('key', '=', 'contact:1'),
      'the newest enquiries': db.selectFrom('enquiries').selectAll().orderBy('createdUtc', 'desc').limit(50),
      'the records of an address': db
        .selectFrom('enquiries')
        .select('id')
        .where(sql<boolean>`lower(email) = lower(${'a@example.com'})`)
        .where('createdUtc', '>=', '2026'),
      'the mails that are due': db
        .selectFrom('outbox')
        .select('id')
        .where('state', 'in', ['waiting', 'claimed'])
        .where(({ eb, or }) => or([eb('nextAttemptUtc', '<=', '2026'), eb('nextAttemptUtc', '>', '2027')])),
      'the counts of the status': db
        .selectFrom('outbox')
        .select(['state', ({ fn }) => fn.countAll().as('count')])
        .where('state', 'in', ['waiting', 'held', 'claimed', 'parked'])
        .groupBy('state'),
    }
    expect(await planOf(questions[question] as Compilable)).toContain(index)
  })
})
