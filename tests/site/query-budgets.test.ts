import type { Kysely, KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { readArticles } from '#server/articles/articles.ts'
import type { Database } from '#server/db/database.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import type { Tables } from '#server/db/tables.ts'
import { readDaySlots } from '#server/enquiries/day-slots.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import {
  brochureRequest,
  callbackRequest,
  contactEnquiry,
  createTestIds,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import { createStatus } from '#server/status/status.ts'

/** The database, and a log of its queries. */
function counted(database: Database) {
  const count = { queries: 0, transactions: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count.queries += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const db = new Proxy(database.db.withPlugin(plugin), {
    get(target: Kysely<Tables>, name) {
      if (name === 'transaction') count.transactions += 1
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { database: { ...database, db }, count }
}

const client = { client: 'a-client', hour: '2026-11-15T12', max: 1_000 }
const recipient = { ...client, client: 'an-address' }

describeOnBothDatabases('The number of queries', (suite) => {
  const ids = createTestIds()
  const onCalendarLock = () => (suite.database.dialect === 'postgres' ? 1 : 0)

  test('for the slots of a day is at most two', async () => {
    const { database, count } = counted(suite.database)
    await readDaySlots(database.db, plainDate('2026-11-19'), plainDate('2026-11-15'))
    expect(count.queries).toBeLessThanOrEqual(2)
    expect(count.transactions).toBe(0)
  })

  test.each(['news', 'blog'] as const)('for the list %s is one', async (list) => {
    const { database, count } = counted(suite.database)
    await readArticles(database, list)
    expect(count).toEqual({ queries: 1, transactions: 0 })
  })

  test('for the status is one, and one small write for all requests within two seconds', async () => {
    const { database, count } = counted(suite.database)
    const status = createStatus({ database, now: ids.now })
    const reports = await Promise.all(Array.from({ length: 5 }, () => status.report()))
    expect(reports.map((report) => report.status)).toEqual(Array(5).fill('ok'))
    await status.report()
    expect(count).toEqual({ queries: 6 + 2, transactions: 1 })
  })

  test('for an enquiry is at most four: two rate limits, the record and its mails, in one transaction', async () => {
    const { database, count } = counted(suite.database)
    await createEnquiries({ database, ids, wake() {} }).save(
      contactEnquiry(),
      submission({ rateKey: client, recipientKey: recipient }),
    )
    expect(count.queries).toBeLessThanOrEqual(4)
    expect(count.transactions).toBe(1)
  })

  test('for a booking is at most two more, for closures and its link, and a lock on PostgreSQL, in one transaction', async () => {
    const { database, count } = counted(suite.database)
    const booking = await createEnquiries({ database, ids, wake() {} }).save(
      callbackRequest(),
      submission({ key: 'callback:0001-0001', rateKey: client, recipientKey: recipient }),
    )
    expect(booking).toMatchObject({ ok: true })
    expect(count.queries).toBeLessThanOrEqual(6 + onCalendarLock())
    expect(count.transactions).toBe(1)
  })

  test('for a brochure is at most four: two rate limits, the record and its mails, in one transaction', async () => {
    const { database, count } = counted(suite.database)
    await createEnquiries({ database, ids, wake() {} }).save(
      brochureRequest(),
      submission({ key: 'brochure:0001-0001', rateKey: client, recipientKey: recipient }),
    )
    expect(count.queries).toBeLessThanOrEqual(4)
    expect(count.transactions).toBe(1)
  })
})
