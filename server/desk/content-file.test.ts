import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { firm } from '#content/site/firm.ts'
import { listPublications } from '#server/editing/page-record.ts'
import { publishedAt } from '#server/editing/publications.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { exportContent, importContent } from './content-file.ts'
import { importFirestore } from './import-firestore.ts'
import { accepted, Refusal } from './refusal.ts'

describeOnSqlite('Content and records in files', (suite) => {
  const now = Date.parse('2026-11-18T10:00:00Z')
  const desk = () => ({
    database: suite.database,
    now: () => now,
    createId: () => randomUUID(),
    operator: 'olga',
  })
  const take = async (content: object, isDryRun = false) =>
    await importContent(desk(), {
      text: JSON.stringify({ content }),
      operator: 'olga',
      reason: 'as on the old machine',
      isDryRun,
    })
  const content = { 'firm/facts': { 'phone.display': '01632 960 555' } }
  const published = async () => await publishedAt(suite.database.db, now)

  test('an import says what changes, is published with who and why, and changes nothing again', async () => {
    const line = `firm/facts, phone.display: "${firm.phone.display}" → "01632 960 555"`
    expect(await take(content, true)).toEqual([line])
    expect(await published()).toEqual({})
    expect(await take(content)).toEqual([line])
    expect(JSON.parse(await exportContent(desk()))).toEqual({ content })
    expect(await take(content)).toEqual([])
    expect(await listPublications(suite.database.db)).toMatchObject([
      { authorName: 'a file', approverName: 'olga, on the command line', confirmed: 'as on the old machine' },
    ])
    accepted(await take({}))
    expect(JSON.parse(await exportContent(desk()))).toEqual({ content: {} })
  })

  test('an import that breaks a rule, or names what is not there, stores nothing', async () => {
    const before = await published()
    expect(await take({ ...content, 'firm/brand': { strapline: 'Guaranteed growth' } })).toMatchObject({
      message: expect.stringContaining('firm/brand, strapline: Nothing may be promised'),
    })
    expect(await take({ 'firm/unknown': { a: 1 } })).toBeInstanceOf(Refusal)
    expect(
      await importContent(desk(), { text: '[]', operator: '', reason: '', isDryRun: false }),
    ).toBeInstanceOf(Refusal)
    expect(await published()).toEqual(before)
  })

  test('records of the site before are stored once, closed where they are old, and no mail is queued', async () => {
    const sent = { name: 'Ada Lovelace', email: 'ada@example.com', message: 'Hello', privacyPolicy: true }
    const call = { ...sent, phoneNumber: '01632 960 111', date: '2026-11-25', createdAt: '17/11/2026' }
    const exported = JSON.stringify({
      __collections__: {
        Enquiries: {
          old: { ...sent, role: 'Adviser', createdAt: '03/02/2024' },
          call: { ...call, time: '09:00 - 09:30' },
          clash: { ...call, time: '09:00 - 09:30' },
          broken: { email: 'nobody@example.com' },
          'Brochure Requests': {
            __collections__: {
              Requests: { b: { name: 'Bo', email: 'bo@example.com', createdAt: '01/11/2026' } },
            },
          },
        },
        Marketing: {
          Media: {
            items: [
              { content: 'On the radio', link: 'https://example.com/radio', image: 'https://e.org/a.png' },
            ],
          },
          Blogs: { items: [] },
        },
      },
    })
    const lines = [
      '2 enquiries, 0 of before',
      '  clash is left out: its time is taken by another call.',
      '  broken is left out: name cannot be read.',
      '1 brochure requests, 0 of before',
      '1 of news, 0 of before',
      '0 of blog, 0 of before',
    ]
    expect(accepted(await importFirestore(desk(), exported, false)).sort()).toEqual(lines.sort())
    const rows = await suite.database.db
      .selectFrom('enquiries')
      .select(['kind', 'createdAt', 'role', 'time', 'answeredUtc'])
      .orderBy('createdUtc')
      .execute()
    expect(rows).toEqual([
      {
        kind: 'contact',
        createdAt: '03/02/2024',
        role: 'Adviser',
        time: null,
        answeredUtc: expect.any(String),
      },
      {
        kind: 'brochure',
        createdAt: '01/11/2026',
        role: 'Adviser',
        time: null,
        answeredUtc: expect.any(String),
      },
      {
        kind: 'callback',
        createdAt: '17/11/2026',
        role: 'Customer',
        time: '09:00 - 09:30',
        answeredUtc: null,
      },
    ])
    expect(await suite.database.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    const again = accepted(await importFirestore(desk(), exported, false))
    expect(again).toContain('0 enquiries, 2 of before')
    expect(again).toContain('0 of news, 1 of before')
    expect(await importFirestore(desk(), '{}', false)).toBeInstanceOf(Refusal)
  })
})
