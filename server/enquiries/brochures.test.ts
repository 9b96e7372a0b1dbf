import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createEnquiries } from './enquiries.ts'
import { readEnquiry } from './enquiry.ts'
import { brochureRequest, createTestSources, submission } from './submissions.test-support.ts'

describeOnBothDatabases('a brochure request', (suite) => {
  const create = (sources = createTestSources()) =>
    createEnquiries({ database: suite.database, sources, wake() {} })
  const mailsOf = async (key: string) =>
    await suite.database.db
      .selectFrom('enquiries')
      .innerJoin('outbox', 'outbox.recordId', 'enquiries.id')
      .select(['enquiries.id', 'outbox.kind'])
      .where('key', '=', key)
      .orderBy('outbox.kind')
      .execute()

  test('is stored with its two mails: the brochure, and a notice to the firm', async () => {
    const sent = submission({ key: 'brochure:first-one', originPage: '/Adviser/JoinUs' })
    expect(await create().save(brochureRequest(), sent)).toEqual({
      ok: true,
      key: 'first-one',
      receipt: { form: 'brochure', name: 'Grace Hopper', email: 'grace@example.com' },
    })
    const mails = await mailsOf('brochure:first-one')
    expect(mails.map(({ kind }) => kind)).toEqual(['confirmation', 'enquiry-notice'])
    expect(await readEnquiry(suite.database.db, mails[0]?.id ?? '')).toMatchObject({
      kind: 'brochure',
      role: 'Adviser',
      reference: expect.stringMatching(/^ZZ-\w{5}$/),
      name: 'Grace Hopper',
      email: 'grace@example.com',
      createdAt: '15/11/2026',
      originPage: '/Adviser/JoinUs',
      privacyPolicy: true,
      quarantined: false,
    })
  })

  test('sent fifty times in parallel with one key is one request', async () => {
    const sent = submission({ key: 'brochure:many-times' })
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create().save(brochureRequest(), sent)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await mailsOf('brochure:many-times')).toHaveLength(2)
  })

  test('gets another reference where the first is in use', async () => {
    const references = ['ZZ-AAAAA', 'ZZ-AAAAA', 'ZZ-BBBBB']
    const enquiries = create({ ...createTestSources(), createReference: () => references.shift() ?? '' })
    for (const key of ['brochure:reference-1', 'brochure:reference-2'])
      await enquiries.save(brochureRequest(), submission({ key }))
    const rows = await suite.database.db
      .selectFrom('enquiries')
      .select('reference')
      .where('key', 'like', 'brochure:reference-%')
      .orderBy('key')
      .execute()
    expect(rows.map(({ reference }) => reference)).toEqual(['ZZ-AAAAA', 'ZZ-BBBBB'])
  })

  test('that does not exist is read as null', async () => {
    expect(await readEnquiry(suite.database.db, 'nobody')).toBeNull()
  })
})
