import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { transact } from '#server/db/transact.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import {
  brochureRequest,
  callbackRequest,
  contactEnquiry,
  createTestIds,
  submission,
} from '#server/enquiries/submissions.test-support.ts'
import { createComposer } from '#server/mail/composer.ts'
import { createTransport } from '#server/mail/transport.ts'
import { retryMails } from '#server/outbox/outbox.ts'
import { createOutboxWorker } from '#server/outbox/worker.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import {
  type Behaviour,
  type FaultyMailServer,
  startFaultyMailServer,
} from '../support/faulty-mail-server.ts'
import { storedMails, untilAllSent } from '../support/stored-records.ts'
import {
  type BookableSlot,
  bookableSlots,
  brochureForm,
  callbackForm,
  contactForm,
  expediteMail,
  send,
  type VisitorForm,
} from '../support/visitor-forms.ts'

describeOnBothDatabases('the outbox over a real mail server', (suite) => {
  const ids = createTestIds()
  let server: FaultyMailServer
  let transport: ReturnType<typeof createTransport>
  let worker: ReturnType<typeof createOutboxWorker>

  beforeEach(async () => {
    const { db } = suite.database
    for (const table of ['outbox', 'enquiries'] as const) await db.deleteFrom(table).execute()
    server = await startFaultyMailServer('down')
    transport = createTransport({ smtpUrl: server.url, dataDir: tmpdir(), now: ids.now })
    worker = createOutboxWorker({
      database: suite.database,
      compose: createComposer({
        database: suite.database,
        addresses: {
          from: 'A firm <hello@example.com>',
          enquiriesTo: 'firm@example.com',
          siteUrl: 'https://example.com',
        },
        brochurePdf: async () => new Uint8Array(50_000).fill(37),
        callAddress: async () => 'https://firm.example/YourCall/secret',
        now: ids.now,
      }),
      send: transport.send,
      now: ids.now,
      createId: randomUUID,
      random: Math.random,
      log: { warn() {}, error() {} },
      // Long enough to send a mail on a busy machine, short enough to wait for when the server stalls.
      settings: { sendTimeoutMs: 5_000, concurrency: 6 },
    })
    const enquiries = createEnquiries({ database: suite.database, ids, reminders: false, wake() {} })
    await enquiries.save(contactEnquiry(), submission())
    await enquiries.save(callbackRequest(), submission({ key: `callback:${randomUUID()}` }))
    await enquiries.save(brochureRequest(), submission({ key: `brochure:${randomUUID()}` }))
  })
  afterEach(async () => {
    await transport.close()
    await server.close()
  })

  const mails = () => suite.database.db.selectFrom('outbox').selectAll().execute()

  /** Advances the clock to the last nextAttemptUtc, and tries all mails. */
  async function tryAll(): Promise<number> {
    ids.clock.now = Math.max(...(await mails()).map(({ nextAttemptUtc }) => Date.parse(nextAttemptUtc)))
    return await worker.deliverDue()
  }

  async function expectAllOnce() {
    const rows = await mails()
    expect(rows.map(({ state }) => state)).toEqual(Array(6).fill('sent'))
    expect([...server.arrivals].sort()).toEqual(rows.map(({ id }) => [id, 1]).sort())
  }

  test('delivers every mail once after every kind of temporary fault of the mail server', async () => {
    const behaviours: Behaviour[] = ['down', 'stalls', 'drops', 'temporary failure']
    for (const [before, behaviour] of behaviours.entries()) {
      await server.setBehaviour(behaviour)
      expect(await tryAll()).toBe(6)
      if (behaviour !== 'down') expect(server.timesMet(behaviour), behaviour).toBe(6)
      expect(server.arrivals.size).toBe(0)
      const rows = await mails()
      expect(rows.map(({ state, attempts }) => [state, attempts])).toEqual(
        Array(6).fill(['waiting', before + 1]),
      )
    }
    await server.setBehaviour('ok')
    expect(await tryAll()).toBe(6)
    await expectAllOnce()
  }, 120_000)

  test('parks at once what the mail server refuses for good, and delivers it once when it is retried', async () => {
    await server.setBehaviour('permanent failure')
    expect(await tryAll()).toBe(6)
    const rows = await mails()
    expect(rows.map(({ state, lastError }) => [state, lastError])).toEqual(
      Array(6).fill(['parked', 'the mail server refuses this mail: 550 no such user']),
    )
    await server.setBehaviour('ok')
    expect(await tryAll()).toBe(0)
    await transact(suite.database, (trx) =>
      retryMails(
        trx,
        rows.map(({ id }) => id),
        ids.now(),
      ),
    )
    expect(await tryAll()).toBe(6)
    await expectAllOnce()
  })
})

describe('a site with a faulty mail server', () => {
  let dataDir: string
  let server: FaultyMailServer
  let site: SiteProcess
  let database: Database
  const slots = bookableSlots().values()

  const start = () => startSite({ DATA_DIR: dataDir, SMTP_URL: server.url })
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alderlode-smtp-'))
    server = await startFaultyMailServer('stalls')
    site = await start()
    database = await openDatabase({ dataDir })
  })
  afterAll(async () => {
    endAllSites()
    await database.close()
    await server.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const one = (): VisitorForm[] => [contactForm()]
  const oneOfEach = () => [contactForm(), callbackForm(slots.next().value as BookableSlot), brochureForm()]

  /** Sends forms and makes their mails due, as a browser does. */
  async function visit(forms: VisitorForm[], onAnswer = () => {}): Promise<void> {
    for (const form of forms) {
      expect((await send(site.address, form)).status).toBe(200)
      onAnswer()
      expect((await expediteMail(site.address, form)).status).toBe(202)
      onAnswer()
    }
  }

  const failures = async () =>
    (
      await database.db.selectFrom('outbox').select('lastError').where('lastError', 'is not', null).execute()
    ).map(({ lastError }) => lastError)

  async function expectAllOnce() {
    const mails = [...(await storedMails(database)).values()].flat()
    expect([...server.arrivals].sort()).toEqual(mails.map(({ id }) => [id, 1]).sort())
  }

  test('answers all requests while the mail server hangs in the middle of a mail', async () => {
    await visit(one())
    await expect.poll(() => server.stalled(), { timeout: 60_000 }).toBeGreaterThan(0)
    const forms = [...oneOfEach(), ...oneOfEach()]
    let answers = 0
    await visit(forms, () => {
      answers += 1
      // A session still hangs and no mail has been delivered, so no response waited for one.
      expect(server.stalled()).toBeGreaterThan(0)
      expect(server.arrivals.size).toBe(0)
    })
    expect((await fetch(`${site.address}/api/status`)).status).toBe(200)
    expect(answers).toBe(2 * forms.length)
    expect(server.stalled()).toBeGreaterThan(0)
    await server.setBehaviour('ok')
    await untilAllSent(database, 60_000)
    await expectAllOnce()
  }, 90_000)

  test('delivers every mail once after dropped connections, temporary failures and downtime', async () => {
    await server.setBehaviour('drops')
    await visit(one())
    await expect.poll(() => server.timesMet('drops'), { timeout: 60_000 }).toBeGreaterThan(0)
    await server.setBehaviour('temporary failure')
    await visit(one())
    await expect.poll(() => server.timesMet('temporary failure'), { timeout: 60_000 }).toBeGreaterThan(0)
    await server.setBehaviour('down')
    await visit(one())
    await expect.poll(failures, { timeout: 60_000 }).toContainEqual(expect.stringContaining('nobody listens'))
    await server.setBehaviour('ok')
    await untilAllSent(database, 120_000)
    await expectAllOnce()
  }, 180_000)

  test('stops while a mail hangs, and sends it after the next start', async () => {
    await server.setBehaviour('stalls')
    const [form] = one() as [VisitorForm]
    await visit([form])
    await expect.poll(() => server.stalled(), { timeout: 60_000 }).toBe(2)
    expect(await site.stop()).toBe(0)
    const mails = (await storedMails(database)).get(form.storedKey) ?? []
    expect(mails.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ])
    await server.setBehaviour('ok')
    site = await start()
    await untilAllSent(database, 120_000)
    expect(mails.map(({ id }) => server.arrivals.get(id))).toEqual([1, 1])
    expect(await site.stop()).toBe(0)
  }, 180_000)
})
