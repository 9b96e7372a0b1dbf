import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createEnquiries } from './enquiries.ts'
import { createTestSources } from './submissions.test-support.ts'
import { createSubmissions } from './submissions.ts'

const contact = { name: ' Ada Lovelace ', email: 'ada@example.com', message: 'Hello', privacyPolicy: 'on' }
const callback = {
  kind: 'callback',
  name: 'Ada',
  phoneNumber: '01632 960 001',
  message: 'About my pension',
  date: '2026-11-19',
  time: '09:00 - 09:30',
  services: ['Retirement Planning'],
  privacyPolicy: 'on',
}
const brochure = { name: 'Ada Lovelace', emailAddress: 'ada@example.com', privacyPolicy: 'on' }

describeOnSqlite('a submitted form', (suite) => {
  const create = (database: Database = suite.database) => {
    const sources = createTestSources()
    const faults: object[] = []
    const submissions = createSubmissions({
      schedule: testSchedule,
      enquiries: createEnquiries({ database, sources, wake() {}, schedule: testSchedule }),
      limit: { rateKeyFor: async () => null },
      client: '192.0.2.1',
      now: sources.now,
      log: { error: (fields) => faults.push(fields) },
    })
    return { submissions, clock: sources.clock, faults }
  }

  test('is saved, and its receipt can be read by its key for an hour', async () => {
    const { submissions, clock } = create()
    const key = randomUUID()
    const result = await submissions.submit('contact', { ...contact, key })
    const receipt = {
      form: 'contact',
      role: 'Customer',
      reference: expect.stringMatching(/^ZZ-/),
      // A Sunday: the office gets it on Monday morning, and has two working days to reply.
      replyBy: { date: '2026-11-17', time: '17:00' },
      confirms: true,
    }
    expect(result).toEqual({ ok: true, receipt, key })
    expect(await submissions.receipt('contact', key)).toEqual(result)
    expect(await submissions.receipt('brochure', key)).toBeNull()
    expect(await submissions.receipt('contact', randomUUID())).toBeNull()
    clock.now += 3_600_001
    expect(await submissions.receipt('contact', key)).toBeNull()
  })

  test('with a key that is somebody else’s, or an hour old, is told nothing of the first one', async () => {
    const { submissions, clock } = create()
    const [brochureKey, callKey] = [randomUUID(), randomUUID()]
    await submissions.submit('brochure', { ...brochure, key: brochureKey })
    const call = { ...callback, date: '2026-11-20', key: callKey }
    expect(await submissions.submit('callback', call)).toMatchObject({ receipt: { form: 'callback' } })

    const received = { ok: true, receipt: { form: 'received' }, key: 'again' }
    const other = { ...brochure, name: 'Somebody Else', key: brochureKey }
    expect(await submissions.submit('brochure', other)).toEqual(received)
    for (const change of [{ message: 'Else' }, { time: '15:30 - 16:00' }, { kind: 'consultation' }])
      expect(await submissions.submit('callback', { ...call, ...change })).toEqual(received)
    // What a page shows after the redirect.
    expect(await submissions.receipt('callback', received.key)).toEqual(received)
    const { length } = await suite.database.db
      .selectFrom('enquiries')
      .where('key', 'in', [`brochure:${brochureKey}`, `callback:${callKey}`])
      .select('id')
      .execute()
    expect(length).toBe(2)

    expect(await submissions.submit('callback', call)).toMatchObject({ receipt: { form: 'callback' } })
    clock.now += 3_600_001
    expect(await submissions.submit('callback', call)).toEqual(received)
  })

  test('without a key gets one from its contents, by which its receipt can be read', async () => {
    const { submissions } = create()
    const first = await submissions.submit('contact', contact)
    expect(await submissions.submit('contact', contact)).toEqual(first)
    expect(first.ok && (await submissions.receipt('contact', first.key))).toEqual(first)
  })

  test('that cannot be saved has failed, which is logged without personal data', async () => {
    const closed = await suite.openAnother()
    await closed.close()
    const { submissions, faults } = create(closed)
    expect(await submissions.submit('contact', { ...contact, key: randomUUID() })).toEqual({
      ok: false,
      reason: 'failed',
    })
    expect(faults).toHaveLength(1)
    expect(JSON.stringify(faults)).not.toContain('ada@example.com')
  })

  test('that was saved is not reported as unsaved while the database is down', async () => {
    const away = await suite.openAnother()
    const { submissions, faults } = create(away)
    const key = randomUUID()
    expect(await submissions.submit('contact', { ...contact, key })).toMatchObject({ ok: true, key })
    await away.close()
    expect(await submissions.receipt('contact', key)).toEqual({ ok: false, reason: 'receipt-unavailable' })
    expect(faults).toHaveLength(1)
  })
})
