import { expect, test } from 'vitest'
import { listEnquiries } from '#server/desk/list-enquiries.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createEnquiries } from './enquiries.ts'
import { brochureRequest, createTestSources, submission } from './submissions.test-support.ts'

describeOnSqlite('a request for event dates', (suite) => {
  test('is stored with a notice to the firm and a confirmation, and waits at the desk for an answer', async () => {
    const { database } = suite
    const enquiries = createEnquiries({ database, sources: createTestSources(), wake() {} })
    const sent = submission({ key: 'event-dates:one', originPage: '/Adviser/Events' })
    const saved = await enquiries.save({ ...brochureRequest(), kind: 'event-dates' }, sent)
    expect(saved).toMatchObject({ ok: true, key: 'one', receipt: { form: 'event-dates' } })

    const [record, ...more] = await listEnquiries(database.db, { answered: false, limit: 10 })
    expect(more).toEqual([])
    expect(record).toMatchObject({ kind: 'event-dates', role: 'Adviser', email: 'grace@example.com' })
    const mails = await database.db.selectFrom('outbox').select('kind').orderBy('kind').execute()
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'enquiry-notice'])
  })
})
