import { expect, test } from 'vitest'
import { openingHours } from '#content/site/opening-hours.ts'
import { replyBy } from '#domain/reply-by.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { readEnquiry } from './enquiry.ts'
import {
  brochureRequest,
  contactEnquiry,
  createTestEnquiries,
  createTestSources,
  submission,
} from './submissions.test-support.ts'

describeOnSqlite('a contact enquiry', (suite) => {
  const { on, save, mailsOf } = createTestEnquiries(suite)

  test('is stored with everything that was sent, when, from where and under which notice', async () => {
    const sent = submission()
    const saved = await on().save(contactEnquiry(), sent)
    const { db } = suite.database
    const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
    const enquiry = await readEnquiry(db, id)
    expect(saved).toEqual({
      ok: true,
      key: sent.key.replace('contact:', ''),
      receipt: {
        form: 'contact',
        role: 'Customer',
        reference: expect.stringMatching(/^ZZ-\w{5}$/),
        replyBy: replyBy(Date.parse('2026-11-15T12:00:00Z'), openingHours),
        confirms: true,
      },
    })
    expect(saved).toMatchObject({ receipt: { reference: enquiry?.reference } })
    expect(enquiry).toMatchObject({
      ...contactEnquiry(),
      ...{ key: sent.key, originPage: '/ContactUs', noticeVersion: '2026-11' },
      ...{ createdAt: '15/11/2026', createdUtc: '2026-11-15T12:00:00.000Z' },
      ...{ phoneDigits: '01632960001', dueUtc: '2026-11-17T17:00:00.000Z' },
      ...{ services: [], about: '', date: null, time: null, answeredUtc: null, quarantined: false },
    })
  })

  test('queues a notice for the firm and a confirmation, both due at once', async () => {
    let wakes = 0
    await on(suite.database, { wake: () => (wakes += 1) }).save(contactEnquiry(), submission())
    const mails = suite.database.db.selectFrom('outbox').select(['kind', 'state', 'nextAttemptUtc'])
    const due = { state: 'waiting', nextAttemptUtc: '2026-11-15T12:00:00.000Z' }
    expect(await mails.orderBy('kind').execute()).toEqual([
      { kind: 'confirmation', ...due },
      { kind: 'enquiry-notice', ...due },
    ])
    expect(wakes).toBe(1)
  })

  test.each(['brochure', 'event-dates'] as const)(
    'and a request of the form %s too, which is an adviser’s and waits at the desk',
    async (kind) => {
      const row = await save({ ...brochureRequest(), kind }, { originPage: '/Adviser/JoinUs' })
      expect(row).toMatchObject({
        ...{ kind, role: 'Adviser', name: 'Grace Hopper', email: 'grace@example.com' },
        ...{ createdAt: '15/11/2026', originPage: '/Adviser/JoinUs', privacyPolicy: 1 },
        ...{ quarantined: 0, answeredUtc: null },
      })
      expect(await mailsOf(row.id)).toEqual(['confirmation 0', 'enquiry-notice 0'])
    },
  )

  test.each(['', 'not an address', 'a@example.com, b@example.com'])(
    'with the e-mail address %j has a notice and no confirmation, and its receipt promises none',
    async (email) => {
      const saved = await on().save(contactEnquiry({ role: 'Adviser', email }), submission())
      expect(saved).toMatchObject({ receipt: { confirms: false } })
      const mails = await suite.database.db.selectFrom('outbox').select('kind').execute()
      expect(mails).toEqual([{ kind: 'enquiry-notice' }])
    },
  )

  test('gets another reference where the first is in use', async () => {
    const references = ['ZZ-AAAAA', 'ZZ-AAAAA', 'ZZ-BBBBB']
    const sources = { ...createTestSources(), createReference: () => references.shift() ?? '' }
    const enquiries = on(suite.database, { sources })
    expect(await enquiries.save(contactEnquiry(), submission())).toMatchObject({
      receipt: { reference: 'ZZ-AAAAA' },
    })
    expect(await enquiries.save(contactEnquiry(), submission())).toMatchObject({
      receipt: { reference: 'ZZ-BBBBB' },
    })
  })

  test('keeps SQL, markup and every writing system as typed', async () => {
    const message = `Robert'); drop table enquiries;-- <script>alert(1)</script> 你好 🌻 "quoted" \\ %s $1 ?`
    expect((await save(contactEnquiry({ message }))).message).toBe(message)
  })
})
