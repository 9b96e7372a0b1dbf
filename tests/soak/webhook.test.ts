import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startWebhookReceiver, type WebhookReceiver } from '#server/mail/webhook-receiver.test-support.ts'
import type { StatusReport } from '#server/monitoring/status.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { expireLeases } from '../support/stored-records.ts'
import { contactForm, expediteMail, send } from '../support/visitor-forms.ts'

describe('a site whose CRM does not answer', () => {
  let dataDir: string
  let receiver: WebhookReceiver
  let site: SiteProcess
  let metricsPort: number

  const start = () =>
    startSite({
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      METRICS_PORT: String(metricsPort),
      WEBHOOK_URL: receiver.url,
      WEBHOOK_SECRET: receiver.secret,
    })
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'advice-site-webhook-'))
    receiver = await startWebhookReceiver()
    metricsPort = await freePort()
    receiver.setBehaviour('hangs')
    site = await start()
  })
  afterAll(async () => {
    endAllSites()
    await receiver.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const unsent = async () => {
    const response = await fetch(`http://127.0.0.1:${metricsPort}/status`)
    const { outbox } = (await response.json()) as StatusReport
    return Object.values(outbox ?? {}).reduce(
      (sum, { sending, waiting, parked }) => sum + sending + waiting + parked,
      0,
    )
  }
  const mailFiles = () => readdir(join(dataDir, 'mail')).catch(() => [])

  test('answers visitors and sends their mails meanwhile', async () => {
    // More than a worker sends at a time.
    const forms = Array.from({ length: 6 }, () => contactForm())
    for (const form of forms) {
      expect((await send(site.address, form)).status).toBe(200)
      await expediteMail(site.address, form)
    }
    await expect.poll(unsent, { timeout: 20_000 }).toBe(forms.length)
    expect(await mailFiles()).toHaveLength(2 * forms.length)
  }, 40_000)

  test('posts every enquiry after it was killed in the middle, each with the id it had before', async () => {
    const before = new Set(receiver.arrivals.map(({ id }) => id))
    expect(before.size).toBeGreaterThan(0)
    await site.kill()
    await expireLeases(dataDir)
    receiver.arrivals.length = 0
    receiver.setBehaviour(204)
    site = await start()
    await expect.poll(unsent, { timeout: 40_000, interval: 200 }).toBe(0)
    const after = receiver.arrivals.map(({ id }) => id)
    expect(after).toHaveLength(6)
    expect(new Set(after).size).toBe(6)
    expect([...before].filter((id) => !after.includes(id))).toEqual([])
    for (const arrival of receiver.arrivals) {
      expect(arrival.signature).toBe(receiver.expectedSignature(arrival))
    }
    expect(await mailFiles()).toHaveLength(12)
    // With the @: a request's id may have "ada-" in it.
    expect(site.output()).not.toMatch(/ada-[^"\s]*@|lovelace/i)
  }, 80_000)
})
