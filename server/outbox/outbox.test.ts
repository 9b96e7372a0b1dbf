import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import {
  brochureRequest,
  contactEnquiry,
  createTestSources,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { expedite } from './outbox.ts'

describeOnBothDatabases('expediting a confirmation', (suite) => {
  const saveFor = async (email: string, changes = {}) => {
    const sources = createTestSources()
    const enquiries = createEnquiries({ database: suite.database, sources, wake() {} })
    await enquiries.save(contactEnquiry({ email }), submission(changes))
    return sources.now()
  }
  const request = (email: string, name = 'Grace') => ({ form: 'contact', email, name }) as const
  const mailOf = async (email: string) =>
    await suite.database.db
      .selectFrom('outbox')
      .innerJoin('enquiries', 'enquiries.id', 'outbox.recordId')
      .select(['outbox.id', 'outbox.nextAttemptUtc', 'outbox.state'])
      .where('outbox.kind', '=', 'confirmation')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()

  test('makes the confirmation of a recent record due now, once', async () => {
    const now = await saveFor('one@example.com')
    expect(await expedite(suite.database, request('one@example.com'), now + 1_000)).toBe(1)
    expect(await mailOf('one@example.com')).toMatchObject({ nextAttemptUtc: '2026-11-15T12:00:01.000Z' })
    expect(await expedite(suite.database, request('one@example.com'), now + 2_000)).toBe(0)
  })

  test('ignores the case of the address', async () => {
    const now = await saveFor('two@example.com')
    expect(await expedite(suite.database, request('TWO@Example.com'), now)).toBe(1)
  })

  test('does nothing for a stranger’s address, another name, or another kind of mail', async () => {
    const now = await saveFor('three@example.com')
    expect(await expedite(suite.database, request('stranger@example.com'), now)).toBe(0)
    expect(await expedite(suite.database, request('three@example.com', 'Mallory'), now)).toBe(0)
    expect(await expedite(suite.database, { ...request('three@example.com'), form: 'brochure' }, now)).toBe(0)
    const callback = { ...request('three@example.com'), form: 'callback' } as const
    expect(await expedite(suite.database, callback, now)).toBe(0)
    expect(await mailOf('three@example.com')).toMatchObject({ nextAttemptUtc: '2026-11-15T12:01:00.000Z' })
  })

  test('does nothing for text that is no address, whatever characters it has', async () => {
    for (const email of ['a\0@example.com', '\ud800', 'x'.repeat(60_000)])
      expect(await expedite(suite.database, request(email), Date.now())).toBe(0)
  })

  test('does nothing for a record older than an hour', async () => {
    const now = await saveFor('four@example.com')
    expect(await expedite(suite.database, request('four@example.com'), now + HOUR_MS + 1)).toBe(0)
  })

  test('does not change what is held, sent, parked or being retried', async () => {
    const now = await saveFor('held@example.com', { quarantineReason: 'hiddenField' })
    expect(await expedite(suite.database, request('held@example.com'), now)).toBe(0)
    expect(await mailOf('held@example.com')).toMatchObject({ state: 'held' })

    for (const change of [{ state: 'sent' }, { state: 'parked' }, { attempts: 1 }] as const) {
      const email = `${randomUUID()}@example.com`
      await saveFor(email)
      const { id } = await mailOf(email)
      await suite.database.db.updateTable('outbox').set(change).where('id', '=', id).execute()
      expect(await expedite(suite.database, request(email), now)).toBe(0)
    }
  })

  test('makes a brochure due now', async () => {
    const sources = createTestSources()
    const enquiries = createEnquiries({ database: suite.database, sources, wake() {} })
    await enquiries.save(brochureRequest({ email: 'six@example.com' }), submission({ key: 'brochure:six' }))
    const brochure = { form: 'brochure', email: 'six@example.com', name: 'Grace' } as const
    expect(await expedite(suite.database, brochure, sources.now())).toBe(1)
  })
})
