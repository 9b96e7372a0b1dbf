import { afterEach, beforeEach, expect, test } from 'vitest'
import { retryUnsent } from '#server/desk/unsent-mails.ts'
import {
  brochureRequest,
  callbackRequest,
  contactEnquiry,
  createTestEnquiries,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import { createTestWorker } from '#server/outbox/worker.test-support.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { parseEnvironment } from '#server/platform/environment.ts'
import { createWebhook } from './webhook.ts'
import { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.test-support.ts'

describeOnSqlite('a webhook post', (suite) => {
  const { sources, on, save } = createTestEnquiries(suite, { webhook: true })
  let receiver: WebhookReceiver
  let logged: unknown[] = []

  beforeEach(async () => {
    logged = []
    receiver = await startWebhookReceiver()
  })
  afterEach(() => receiver.close())

  /** Tries each post that is due once; resolves to their number. */
  const deliver = ({ isConfigured = true, timeoutMs = 10_000 } = {}) => {
    const { webhook: settings } = parseEnvironment(
      isConfigured ? { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: receiver.secret } : {},
    )
    const webhook = createWebhook({
      database: suite.database,
      settings,
      now: sources.now,
      timeoutMs,
    })
    return createTestWorker({
      database: suite.database,
      ...webhook,
      channel: 'webhook',
      now: sources.now,
      log: { warn: (...line) => logged.push(line), error: (...line) => logged.push(line) },
    }).deliverDue()
  }
  const stored = () =>
    suite.database.db
      .selectFrom('outbox')
      .select(['id', 'state', 'attempts', 'lastError'])
      .where('kind', '=', 'webhook')
      .executeTakeFirst()
  const bodies = () => receiver.arrivals.map(({ body }) => JSON.parse(body))

  test('arrives once, as JSON that names the enquiry, with a valid signature', async () => {
    const { reference } = await save(contactEnquiry())
    expect(await deliver()).toBe(1)
    expect(await deliver()).toBe(0)
    const [arrival, another] = receiver.arrivals
    if (arrival === undefined) throw new Error('Nothing arrived')
    expect(another).toBeUndefined()
    expect(arrival).toMatchObject({
      id: (await stored())?.id,
      timestamp: String(sources.now() / 1_000),
      contentType: 'application/json',
      signature: receiver.expectedSignature(arrival),
    })
    expect(JSON.parse(arrival.body)).toEqual({
      type: 'enquiry.created',
      timestamp: '2026-11-15T12:00:00.000Z',
      data: {
        kind: 'contact',
        reference,
        originPage: '/ContactUs',
        noticeVersion: '2026-11',
        fields: {
          role: 'Customer',
          name: 'Grace Hopper',
          phoneNumber: '01632 960 001',
          email: 'grace@example.com',
          town: 'Basingstoke',
          message: 'Hello',
        },
      },
    })
  })

  test('of a callback or a brochure request has the fields of that form', async () => {
    await save(callbackRequest())
    await save(brochureRequest())
    expect(await deliver()).toBe(2)
    const byKind = new Map(bodies().map(({ data }) => [data.kind, data.fields]))
    expect(byKind.get('callback')).toMatchObject({
      date: '2026-11-19',
      time: '09:00 - 09:30',
      services: ['Mortgage Planning', 'Insurance/ Protection'],
      cancelled: false,
    })
    expect(byKind.get('brochure')).toEqual({ name: 'Grace Hopper', email: 'grace@example.com' })
  })

  test.each([503, 429, 'hangs up'] as const)('is retried with the same id after %s', async (behaviour) => {
    receiver.setBehaviour(behaviour)
    await save(contactEnquiry())
    await deliver()
    expect(await stored()).toMatchObject({ state: 'waiting', attempts: 1 })
    receiver.setBehaviour(200)
    sources.clock.now += 5_000
    await deliver()
    expect(await stored()).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
    const [first, second] = receiver.arrivals
    expect(second).toMatchObject({ id: first?.id, body: first?.body })
    expect(second?.timestamp).not.toBe(first?.timestamp)
    expect(second && receiver.expectedSignature(second)).toBe(second?.signature)
  })

  test('is parked at once after a refusal, and can be retried at the desk', async () => {
    receiver.setBehaviour(410)
    await save(contactEnquiry())
    await deliver()
    expect(await stored()).toMatchObject({ state: 'parked', attempts: 1, lastError: 'HTTP 410' })
    const id = (await stored())?.id ?? ''
    receiver.setBehaviour(204)
    await retryUnsent(suite.database, [id], sources.now())
    await deliver()
    expect(receiver.arrivals.map((arrival) => arrival.id)).toEqual([id, id])
    expect(await stored()).toMatchObject({ state: 'sent' })
  })

  test('does not follow a redirect', async () => {
    const elsewhere = await startWebhookReceiver()
    receiver.setBehaviour({ redirectTo: elsewhere.url })
    await save(contactEnquiry())
    await deliver()
    expect(await stored()).toMatchObject({ state: 'waiting', lastError: 'HTTP 307' })
    expect(elsewhere.arrivals).toEqual([])
    await elsewhere.close()
  })

  test('is given up for this time when the receiver does not answer', async () => {
    receiver.setBehaviour('hangs')
    await save(contactEnquiry())
    await deliver({ timeoutMs: 50 })
    expect(await stored()).toMatchObject({ state: 'waiting', lastError: 'ETIMEOUT' })
  })

  test('is not sent where the record was erased after the post was leased', async () => {
    await save(contactEnquiry())
    await suite.database.db.deleteFrom('enquiries').execute()
    await deliver()
    expect(receiver.arrivals).toEqual([])
    expect(await stored()).toBeUndefined()
  })

  test('waits, and is not lost, while WEBHOOK_URL is not set', async () => {
    await save(contactEnquiry())
    await deliver({ isConfigured: false })
    expect(await stored()).toMatchObject({ state: 'waiting', lastError: 'NO WEBHOOK_URL' })
    sources.clock.now += 60_000
    await deliver()
    expect(receiver.arrivals).toHaveLength(1)
  })

  test('is not made where enquiries are not posted', async () => {
    await on(suite.database, { webhook: false }).save(contactEnquiry(), submission())
    expect(await stored()).toBeUndefined()
  })
})
