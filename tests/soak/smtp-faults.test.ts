import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { type FaultyMailServer, startFaultyMailServer } from '../support/faulty-mail-server.ts'
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
