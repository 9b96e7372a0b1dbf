import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Database } from '#server/platform/db/database.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { transact } from '#server/platform/db/transact.ts'
import { queue } from './outbox.ts'
import { createTestOutbox } from './worker.test-support.ts'

describeOnBothDatabases('the outbox worker', (suite) => {
  const { sources, logged, create, enqueue, rows, only, refusing } = createTestOutbox(suite)

  suite.once('sends what is due and marks it', async () => {
    await enqueue(1)
    const sent: string[] = []
    expect(await create(async (message) => void sent.push(message)).deliverDue()).toBe(1)
    expect(sent).toEqual(['record-0'])
    expect(await only()).toMatchObject({
      state: 'sent',
      attempts: 1,
      sentUtc: '2026-11-15T12:00:00.000Z',
      leasedBy: null,
    })
    expect(logged).toEqual([])
  })

  suite.once('does not send what is not due or held', async () => {
    await enqueue(1, true)
    await transact(suite.database, (trx) =>
      queue(trx, [{ kind: 'confirmation', recordId: 'r', notBefore: sources.now() + MINUTE_MS }], {
        held: false,
        sources,
      }),
    )
    const worker = create(async () => {})
    expect(await worker.deliverDue()).toBe(0)
    sources.clock.now += MINUTE_MS
    expect(await worker.deliverDue()).toBe(1)
    expect((await rows()).map(({ state }) => state).sort()).toEqual(['held', 'sent'])
  })

  test('sends no more about enquiries within an hour than it may, and the rest later', async () => {
    await enqueue(7)
    await transact(suite.database, (trx) =>
      queue(trx, [{ kind: 'operator-alert', recordId: 'alert' }], { held: false, sources }),
    )
    const sent: string[] = []
    const send = async (message: string) => void sent.push(message)
    const worker = create(send, { mailsPerHour: 3 })
    const other = create(send, { mailsPerHour: 3, database: await suite.openAnother() })
    const delivered = await Promise.all([worker.deliverDue(), other.deliverDue()])
    expect(delivered[0] + delivered[1]).toBe(4)
    expect(sent).toContain('alert')
    sources.clock.now += HOUR_MS / 2
    expect(await worker.deliverDue()).toBe(0)
    sources.clock.now += HOUR_MS
    expect(await worker.deliverDue()).toBe(3)
    expect(new Set(sent).size).toBe(7)
  })

  test('sends each of a hundred mails once, however many workers there are', async () => {
    await enqueue(100)
    const sent: string[] = []
    const send = async (message: string) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      sent.push(message)
    }
    const other: Database = await suite.openAnother()
    const workers = [
      create(send),
      create(send, { database: other }),
      create(send),
      create(send, { database: other }),
    ]
    await Promise.all(workers.map((worker) => worker.deliverDue()))
    expect(sent).toHaveLength(100)
    expect(new Set(sent).size).toBe(100)
    expect((await rows()).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true)
  })

  test.each([
    ['back an hour', -HOUR_MS],
    ['ahead by a week', 7 * DAY_MS],
  ])('sends each mail once though the clock is set %s and then corrected', async (_, shift) => {
    await enqueue(3)
    const sent: string[] = []
    const worker = create(async (message) => void sent.push(message))
    sources.clock.now += shift
    await worker.deliverDue()
    expect(sent).toHaveLength(shift < 0 ? 0 : 3)
    sources.clock.now -= shift
    await worker.deliverDue()
    await worker.deliverDue()
    expect(sent.sort()).toEqual(['record-0', 'record-1', 'record-2'])
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
  })

  suite.once(
    'tries a mail again that was put off while the clock was a day ahead, and not a reminder before its day',
    async () => {
      await enqueue(1)
      const notBefore = sources.now() + 3 * DAY_MS
      await transact(suite.database, (trx) =>
        queue(trx, [{ kind: 'call-reminder', recordId: 'r', notBefore }], { held: false, sources }),
      )
      sources.clock.now += DAY_MS
      expect(await create(refusing).deliverDue()).toBe(1)
      sources.clock.now -= DAY_MS
      const sent: string[] = []
      await create(async (message) => void sent.push(message)).deliverDue()
      expect(sent).toEqual(['record-0'])
    },
  )

  suite.once('takes over the mail of a worker that died while the clock was a day ahead', async () => {
    await enqueue(1)
    sources.clock.now += DAY_MS
    void create(() => new Promise(() => {}), { settings: { sendTimeoutMs: HOUR_MS } }).deliverDue()
    await expect.poll(async () => (await only()).state).toBe('sending')
    sources.clock.now -= DAY_MS
    expect(await create(async () => {}).deliverDue()).toBe(1)
  })

  test('takes over the mail of a worker that died, after its lease has expired and not before', async () => {
    await enqueue(1)
    const dying = create(() => new Promise(() => {}), {
      settings: { sendTimeoutMs: HOUR_MS, leaseMs: MINUTE_MS },
    })
    void dying.deliverDue()
    await expect.poll(async () => (await only()).state).toBe('sending')

    const living = create(async () => {})
    sources.clock.now += 59_999
    expect(await living.deliverDue()).toBe(0)
    sources.clock.now += 1
    expect(await living.deliverDue()).toBe(1)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  test('whose lease has expired cannot undo what another worker did with the mail', async () => {
    await enqueue(1)
    const answer = Promise.withResolvers<void>()
    const slow = create(() => answer.promise, { settings: { leaseMs: MINUTE_MS } })
    const slowly = slow.deliverDue()
    await expect.poll(async () => (await only()).state).toBe('sending')
    sources.clock.now += MINUTE_MS
    await create(async () => {}).deliverDue()
    answer.reject(new Error('too late'))
    await slowly
    expect(await only()).toMatchObject({ state: 'sent' })
  })

  suite.once('removes the mail of a record that was erased', async () => {
    await enqueue(1)
    await create(async () => {}, { compose: async () => null }).deliverDue()
    expect(await rows()).toEqual([])
  })

  suite.once('delivers at once when woken, before its polling interval ends', async () => {
    const sent: string[] = []
    const worker = create(async (message) => void sent.push(message), { settings: { pollMs: HOUR_MS } })
    worker.start()
    await new Promise((resolve) => setTimeout(resolve, 50))
    await enqueue(12)
    worker.wake()
    await expect.poll(() => sent.length).toBe(12)
    await worker.stop()
    expect((await rows()).every(({ state }) => state === 'sent')).toBe(true)
  })

  suite.once('finishes what is in flight when stopped, and leases nothing new', async () => {
    await enqueue(8)
    const answer = Promise.withResolvers<void>()
    const worker = create(() => answer.promise, { settings: { concurrency: 3 } })
    worker.start()
    await expect.poll(async () => (await rows()).filter(({ state }) => state === 'sending').length).toBe(3)
    const stopped = worker.stop()
    answer.resolve()
    await stopped
    const states = (await rows()).map(({ state }) => state).sort()
    expect(states).toEqual(['sent', 'sent', 'sent', 'waiting', 'waiting', 'waiting', 'waiting', 'waiting'])
  })
})
