import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { MailError } from '#server/mail/mail-error.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { createTestOutbox } from './worker.test-support.ts'

describeOnBothDatabases('the outbox worker, where a mail cannot be sent,', (suite) => {
  const { sources, logged, create, enqueue, rows, only, refusing } = createTestOutbox(suite)

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

  test('delivers in the end where the mail server first refuses', async () => {
    await enqueue(3)
    let attempts = 0
    const worker = create(async () => {
      attempts += 1
      if (attempts <= 4) throw Object.assign(new Error('451 later'), { responseCode: 451 })
    })
    for (let round = 0; round < 4; round += 1) {
      await worker.deliverDue()
      sources.clock.now += MINUTE_MS
    }
    expect((await rows()).every(({ state, lastError }) => state === 'sent' && lastError === null)).toBe(true)
  })

  test('delivers each mail once after the mail server was down for a day', async () => {
    await enqueue(3)
    const start = sources.now()
    const sent: string[] = []
    const worker = create(async (message) => {
      if (sources.now() < start + 24 * HOUR_MS) throw Object.assign(new Error(), { code: 'ECONNREFUSED' })
      sent.push(message)
    })
    for (let hour = 0; hour <= 25; hour += 1) {
      await worker.deliverDue()
      sources.clock.now += HOUR_MS
    }
    expect(sent.toSorted()).toEqual(['record-0', 'record-1', 'record-2'])
    expect((await rows()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent'])
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
