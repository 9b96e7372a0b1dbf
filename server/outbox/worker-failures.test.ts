import { expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestOutbox } from './worker.test-support.ts'

describeOnSqlite('the outbox worker, where a mail cannot be sent,', (suite) => {
  const { sources, logged, create, enqueue, only, refusing } = createTestOutbox(suite)

  test('retries with a backoff of up to an hour for two days, then parks the mail and logs an error', async () => {
    await enqueue(1)
    const start = sources.now()
    const worker = create(refusing)
    const pauses: number[] = []
    while ((await only()).state !== 'parked') {
      expect(await worker.deliverDue()).toBe(1)
      const next = Date.parse((await only()).nextAttemptUtc)
      if ((await only()).state === 'parked') break
      pauses.push(next - sources.now())
      sources.clock.now = next - 1
      expect(await worker.deliverDue()).toBe(0)
      sources.clock.now = next
    }
    expect(pauses.slice(0, 5)).toEqual([5_000, 10_000, 20_000, 40_000, 80_000])
    expect(Math.max(...pauses)).toBe(HOUR_MS)
    expect(sources.now() - start).toBe(48 * HOUR_MS)
    expect(logged.filter(({ level }) => level === 'error')).toMatchObject([
      { message: 'mail parked: it could not be sent for two days', fields: { kind: 'enquiry-notice' } },
    ])
    sources.clock.now += 48 * HOUR_MS
    expect(await worker.deliverDue()).toBe(0)
  })

  test('parks a mail at once that the mail server refuses for good, with its reason', async () => {
    await enqueue(1)
    const refused = new MailError(
      { reason: 'the mail server refuses this mail: 550 no such user', isPermanent: true },
      { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    )
    await create(() => Promise.reject(refused)).deliverDue()
    expect(await only()).toMatchObject({ state: 'parked', attempts: 1, lastError: refused.reason })
    expect(logged).toMatchObject([
      {
        level: 'error',
        message: 'mail parked: the receiver refuses it',
        fields: { code: 'EENVELOPE 550 RCPT TO' },
      },
    ])
  })

  test('stores the codes of a failure and no personal data', async () => {
    await enqueue(1)
    await create(refusing).deliverDue()
    expect((await only()).lastError).toBe('EENVELOPE 550')
    expect(JSON.stringify(logged)).not.toContain('grace')
  })

  test('does not wait on a mail server that stalls', async () => {
    await enqueue(1)
    let signalled = false
    const stalling = create(
      (_, signal) => new Promise(() => signal.addEventListener('abort', () => (signalled = true))),
      { settings: { sendTimeoutMs: 20 } },
    )
    await stalling.deliverDue()
    expect(signalled).toBe(true)
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'ETIMEOUT' })
  })

  test('retries a mail that could not be composed', async () => {
    await enqueue(1)
    const compose = async () => {
      throw new TypeError('no such template')
    }
    await create(async () => {}, { compose }).deliverDue()
    expect(await only()).toMatchObject({ state: 'waiting', lastError: 'TypeError' })
  })
})
