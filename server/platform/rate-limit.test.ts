import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { contactEnquiry, createTestSources, submission } from '#server/enquiries/submissions.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createRateLimit, recipientKeyFor, secondsToNextHour } from './rate-limit.ts'

describeOnBothDatabases('the rate limit', (suite) => {
  const sources = createTestSources()
  const createLimit = (max = 3, database = suite.database) =>
    createRateLimit({ database, max, now: sources.now, createSecret: randomUUID })
  const enquiries = (database = suite.database) => createEnquiries({ database, sources, wake() {} })
  const count = async (table: 'enquiries' | 'outbox' | 'rateCounts') =>
    (await suite.database.db.selectFrom(table).selectAll().execute()).length

  test('allows exactly its number of records, on two instances in parallel', async () => {
    const other = await suite.openAnother()
    const instances = [
      { limit: createLimit(), enquiries: enquiries() },
      { limit: createLimit(3, other), enquiries: enquiries(other) },
    ] as const
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const instance = instances[index % 2] ?? instances[0]
        const rateKey = await instance.limit.rateKeyFor('192.0.2.7', 'forms')
        return await instance.enquiries.save(contactEnquiry(), submission({ rateKey }))
      }),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.filter((answer) => !answer.ok && answer.reason === 'too-many')).toHaveLength(17)
    expect([await count('enquiries'), await count('outbox')]).toEqual([3, 6])
  })

  suite.once(
    'does not count a retry with the same key, and answers it even when the limit is reached',
    async () => {
      const limit = createLimit(1)
      const sent = submission({ rateKey: await limit.rateKeyFor('192.0.2.9', 'forms') })
      const first = await enquiries().save(contactEnquiry(), sent)
      expect(await enquiries().save(contactEnquiry(), sent)).toEqual(first)
    },
  )

  suite.once('counts a form with the key of another one', async () => {
    const limit = createLimit(2)
    const sent = submission({ rateKey: await limit.rateKeyFor('192.0.2.19', 'forms') })
    await enquiries().save(contactEnquiry(), sent)
    const guess = () => enquiries().save(contactEnquiry({ message: 'Whose key is this?' }), sent)
    expect(await guess()).toMatchObject({ ok: true, receipt: { form: 'received' } })
    expect(await guess()).toEqual({ ok: false, reason: 'too-many' })
  })

  suite.once('starts again with the hour, and deletes the counts before it', async () => {
    sources.clock.now += 3_600_000
    const rateKey = await createLimit().rateKeyFor('192.0.2.7', 'forms')
    expect(await enquiries().save(contactEnquiry(), submission({ rateKey }))).toMatchObject({ ok: true })
    expect(await count('rateCounts')).toBe(1)
  })

  suite.once('stores no IP address, and nothing that is the same in two hours', async () => {
    const before = await createLimit().rateKeyFor('192.0.2.7', 'forms')
    sources.clock.now += 3_600_000
    const after = await createLimit().rateKeyFor('192.0.2.7', 'forms')
    expect(before?.client).toMatch(/^[0-9a-f]{64}$/)
    expect(after?.client).not.toBe(before?.client)
    const rows = await suite.database.db.selectFrom('rateCounts').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('192.0.2')
  })

  test('keeps the eleventh enquiry that would write to one address within an hour, and holds its mails', async () => {
    const send = async (email: string) => {
      const recipientKey = await recipientKeyFor(createLimit(), email)
      expect(await enquiries().save(contactEnquiry({ email }), submission({ recipientKey }))).toMatchObject({
        ok: true,
      })
    }
    const heldMails = () =>
      suite.database.db
        .selectFrom('outbox')
        .innerJoin('enquiries', 'enquiries.id', 'outbox.recordId')
        .select('outbox.kind')
        .where('outbox.state', '=', 'held')
        .where('enquiries.quarantined', '=', 1)
        .orderBy('outbox.kind')
        .execute()
    const sameMailbox = ['stranger@example.com', 'Stranger@Example.com', 'stranger+news@example.com']
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(sameMailbox[index % 3] ?? '')))
    await send('somebody.else@example.com')
    expect(await heldMails()).toEqual([])
    await send('stranger@example.com')
    const held = [{ kind: 'confirmation' }, { kind: 'enquiry-notice' }]
    expect(await heldMails()).toEqual(held)
    sources.clock.now += 3_600_000
    await send('stranger@example.com')
    expect(await heldMails()).toEqual(held)
  })

  suite.once('of 0 counts nothing', async () => {
    expect(await createLimit(0).rateKeyFor('192.0.2.7', 'forms')).toBeNull()
  })
})

test('the limit ends with the hour', () => {
  expect(secondsToNextHour(Date.parse('2026-11-15T12:00:00Z'))).toBe(3600)
  expect(secondsToNextHour(Date.parse('2026-11-15T12:59:59.500Z'))).toBe(1)
})
