import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { createBrochures, readBrochureRequest } from './brochures.ts'
import { createTestMaker, submission } from './test-submissions.ts'

const request = { name: 'Grace Hopper', emailAddress: 'grace@example.com', privacyPolicy: true }

describeOnBothDatabases('a brochure request', (suite) => {
  const create = () => createBrochures({ database: suite.database, ids: createTestMaker(), wake() {} })

  test('is stored with its two mails: the brochure, and a notice to the firm', async () => {
    const sent = submission({ key: 'brochure:first-one', originPage: '/Adviser/JoinUs' })
    expect(await create().request(request, sent)).toEqual({
      ok: true,
      reference: expect.stringMatching(/^AL-\w{5}$/),
      repeated: false,
    })
    const rows = await suite.database.db
      .selectFrom('brochureRequests')
      .innerJoin('outbox', 'outbox.recordId', 'brochureRequests.id')
      .select(['brochureRequests.id', 'outbox.kind'])
      .orderBy('outbox.kind')
      .execute()
    expect(rows.map(({ kind }) => kind)).toEqual(['brochure', 'brochure-notice'])
    expect(await readBrochureRequest(suite.database.db, rows[0]?.id ?? '')).toMatchObject({
      name: 'Grace Hopper',
      email: 'grace@example.com',
      createdAt: '15/11/2026',
      originPage: '/Adviser/JoinUs',
      quarantined: false,
    })
  })

  test('sent fifty times at once with one key is one request', async () => {
    const sent = submission({ key: 'brochure:many-times' })
    const answers = await Promise.all(Array.from({ length: 50 }, () => create().request(request, sent)))
    expect(answers.filter((answer) => answer.ok && !answer.repeated)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.ok && answer.reference)).size).toBe(1)
    const rows = await suite.database.db
      .selectFrom('brochureRequests')
      .innerJoin('outbox', 'outbox.recordId', 'brochureRequests.id')
      .select('outbox.id')
      .where('key', '=', 'brochure:many-times')
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('gets another reference where the first is in use', async () => {
    const references = ['AL-AAAAA', 'AL-AAAAA', 'AL-BBBBB']
    const ids = { ...createTestMaker(), createReference: () => references.shift() ?? '' }
    const brochures = createBrochures({ database: suite.database, ids, wake() {} })
    const ask = (key: string) => brochures.request(request, submission({ key }))
    expect(await ask('brochure:reference-1')).toMatchObject({ reference: 'AL-AAAAA' })
    expect(await ask('brochure:reference-2')).toMatchObject({ reference: 'AL-BBBBB' })
  })

  test('that is not there reads as null', async () => {
    expect(await readBrochureRequest(suite.database.db, 'nobody')).toBeNull()
  })
})
