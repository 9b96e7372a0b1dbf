import { expect, test } from 'vitest'
import { openingHours } from '#content/site/opening-hours.ts'
import { replyBy } from '#domain/reply-by.ts'
import type { SubmitResult } from '#domain/submit-result.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createEnquiries } from './enquiries.ts'
import { readEnquiry } from './enquiry.ts'
import { brochureRequest, contactEnquiry, createTestSources, submission } from './submissions.test-support.ts'

describeOnSqlite('a contact enquiry', (suite) => {
  const create = (parts = {}) =>
    createEnquiries({ database: suite.database, sources: createTestSources(), wake() {}, ...parts })

  const referenceOf = (result: SubmitResult) =>
    result.ok && result.receipt.form === 'contact' ? result.receipt.reference : null

  const enquiryOf = async (key: string) => {
    const rows = await suite.database.db.selectFrom('enquiries').select('id').where('key', '=', key).execute()
    expect(rows).toHaveLength(1)
    return await readEnquiry(suite.database.db, rows[0]?.id ?? '')
  }

  const mailsOf = async (recordId: string | undefined) =>
    await suite.database.db
      .selectFrom('outbox')
      .select(['kind', 'state', 'nextAttemptUtc'])
      .where('recordId', '=', recordId ?? '')
      .orderBy('kind')
      .execute()

  test('is stored with everything that was sent, when, from where and under which notice', async () => {
    const sent = submission()
    const saved = await create().save(contactEnquiry(), sent)
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
    expect(await enquiryOf(sent.key)).toEqual({
      ...contactEnquiry(),
      id: expect.any(String),
      key: sent.key,
      reference: referenceOf(saved),
      services: [],
      date: null,
      time: null,
      createdAt: '15/11/2026',
      createdUtc: '2026-11-15T12:00:00.000Z',
      originPage: '/ContactUs',
      noticeVersion: '2026-11',
      quarantined: false,
      quarantineReason: null,
      answeredUtc: null,
      cancelledUtc: null,
      sequence: 0,
      phoneDigits: '01632960001',
      dueUtc: '2026-11-17T17:00:00.000Z',
      version: 0,
      assignedTo: null,
      tries: 0,
      triedUtc: null,
      outcome: null,
      ledToAdvice: 0,
      support: [],
      about: '',
      erasureAnnouncedUtc: null,
    })
  })

  test('queues a notice for the firm and a confirmation, both due at once', async () => {
    const sent = submission()
    let wakes = 0
    await create({ wake: () => (wakes += 1) }).save(contactEnquiry(), sent)
    expect(await mailsOf((await enquiryOf(sent.key))?.id)).toEqual([
      { kind: 'confirmation', state: 'waiting', nextAttemptUtc: '2026-11-15T12:00:00.000Z' },
      { kind: 'enquiry-notice', state: 'waiting', nextAttemptUtc: '2026-11-15T12:00:00.000Z' },
    ])
    expect(wakes).toBe(1)
  })

  test.each(['brochure', 'event-dates'] as const)(
    'and a request of the form %s too, which is an adviser’s and waits at the desk',
    async (kind) => {
      const sent = submission({ key: `${kind}:one-of-them`, originPage: '/Adviser/JoinUs' })
      expect(await create().save({ ...brochureRequest(), kind }, sent)).toMatchObject({
        ok: true,
        key: 'one-of-them',
        receipt: { form: kind },
      })
      const record = await enquiryOf(sent.key)
      expect(record).toMatchObject({
        ...{ kind, role: 'Adviser', name: 'Grace Hopper', email: 'grace@example.com' },
        ...{ createdAt: '15/11/2026', originPage: '/Adviser/JoinUs', privacyPolicy: true },
        ...{ quarantined: false, answeredUtc: null },
      })
      const mails = await mailsOf(record?.id)
      expect(mails.map((mail) => mail.kind)).toEqual(['confirmation', 'enquiry-notice'])
    },
  )

  test.each(['', 'not an address', 'a@example.com, b@example.com'])(
    'with the e-mail address %j has a notice and no confirmation, and its receipt promises none',
    async (email) => {
      const sent = submission()
      expect(await create().save(contactEnquiry({ role: 'Adviser', email }), sent)).toMatchObject({
        receipt: { confirms: false },
      })
      expect(await mailsOf((await enquiryOf(sent.key))?.id)).toMatchObject([{ kind: 'enquiry-notice' }])
    },
  )

  test('sent fifty times in parallel with one key, on two instances, is one record and one answer', async () => {
    const sent = submission()
    const instances = [create(), create({ database: await suite.openAnother() })] as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (instances[index % 2] ?? instances[0]).save(contactEnquiry(), sent),
      ),
    )
    expect(new Set(answers.map(referenceOf)).size).toBe(1)
    expect(await mailsOf((await enquiryOf(sent.key))?.id)).toHaveLength(2)
  })

  test('gets another reference where the first is in use', async () => {
    const references = ['ZZ-AAAAA', 'ZZ-AAAAA', 'ZZ-BBBBB']
    const sources = { ...createTestSources(), createReference: () => references.shift() ?? '' }
    const enquiries = create({ sources })
    expect(await enquiries.save(contactEnquiry(), submission())).toMatchObject({
      receipt: { reference: 'ZZ-AAAAA' },
    })
    expect(await enquiries.save(contactEnquiry(), submission())).toMatchObject({
      receipt: { reference: 'ZZ-BBBBB' },
    })
  })

  test('keeps SQL, markup and every writing system as typed', async () => {
    const message = `Robert'); drop table enquiries;-- <script>alert(1)</script> 你好 🌻 "quoted" \\ %s $1 ?`
    const sent = submission()
    await create().save(contactEnquiry({ message }), sent)
    expect((await enquiryOf(sent.key))?.message).toBe(message)
  })
})
