import { expect, test } from 'vitest'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createEnquiries } from './enquiries.ts'
import { readEnquiry } from './enquiry.ts'
import { brochureRequest, createTestSources, submission } from './submissions.test-support.ts'

describeOnSqlite('a brochure request', (suite) => {
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
})
