import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { expireLeases, storedMails, storedReferences, untilAllSent } from '../support/stored-records.ts'
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

const { submissions: SUBMISSIONS, kills: KILLS } = effort
const VISITORS = 8
/** Every tenth form is a brochure request. */
const BROCHURE_EVERY = 10

/** The worker's concurrency: the number of mails that one kill can interrupt. */
const IN_FLIGHT = 5

describe('a server that is killed repeatedly', () => {
  let dataDir: string
  let mail: MailCounter
  let port: number
  let site: SiteProcess

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alderlode-kill-'))
    mail = await startMailCounter()
    port = await freePort()
    site = await start()
  })
  afterAll(async () => {
    await site?.stop()
    endAllSites()
    await mail.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const start = () => startSite({ DATA_DIR: dataDir, SMTP_URL: mail.url }, port)

  test(`keeps each of ${SUBMISSIONS} forms that it answered as saved, once, and sends their mails`, async () => {
    const slots = bookableSlots()
    // Half of the contact and callback forms have no e-mail address.
    const forms = Array.from({ length: SUBMISSIONS }, (_, index) => {
      if (index % BROCHURE_EVERY === 0) return brochureForm()
      const byEmail = index % 4 < 2
      return index % 2 ? callbackForm(slots[index] as BookableSlot, { byEmail }) : contactForm({ byEmail })
    })
    const answers = new Map<VisitorForm, { status: number; reference?: string }>()
    let lost = 0

    /** Retries with the same key until there is a response, as the site's own script does. */
    async function untilAnswered(ask: () => Promise<Response>) {
      for (;;) {
        try {
          const response = await ask()
          return { status: response.status, body: await response.json() }
        } catch {
          lost += 1
          await pause(50)
        }
      }
    }

    const waiting = forms.values()
    const visitors = Array.from({ length: VISITORS }, async () => {
      for (const form of waiting) {
        const { status, body } = await untilAnswered(() => send(site.address, form))
        await untilAnswered(() => expediteMail(site.address, form))
        answers.set(form, { status, reference: body.reference })
      }
    })

    for (let kills = 1; kills <= KILLS; kills += 1) {
      await expect
        .poll(() => answers.size, { timeout: 120_000, interval: 5 })
        .toBeGreaterThanOrEqual((kills * SUBMISSIONS) / (KILLS + 1))
      await untilNoRetryIsUnderWay(dataDir)
      await site.kill()
      await expireLeases(dataDir)
      site = await start()
    }
    await Promise.all(visitors)

    const database = await openDatabase({ dataDir })
    try {
      expect([...answers.values()].filter(({ status }) => status !== 200)).toEqual([])
      const stored = await storedReferences(database)
      expect([...stored].filter(([, references]) => references.length !== 1)).toEqual([])
      expect([...stored.keys()].sort()).toEqual(forms.map(({ storedKey }) => storedKey).sort())
      // The response to a brochure request has no reference.
      const told = [...answers].filter(([, { reference }]) => reference !== undefined)
      expect(told).toHaveLength(SUBMISSIONS - SUBMISSIONS / BROCHURE_EVERY)
      for (const [{ storedKey }, { reference }] of told) expect(stored.get(storedKey)).toEqual([reference])

      await untilAllSent(database, 300_000)
      const mails = await storedMails(database)
      expect(mails.size).toBe(SUBMISSIONS)
      for (const { storedKey, kinds } of forms) {
        expect([
          storedKey,
          mails
            .get(storedKey)
            ?.map(({ kind }) => kind)
            .sort(),
        ]).toEqual([storedKey, kinds])
      }
      const counted = [...mails.values()]
        .flat()
        .map((row) => ({ ...row, times: mail.arrivals.get(row.id) ?? 0 }))
      expect(mail.arrivals.size).toBe(counted.length)
      // Twice only where a kill came between sending and marking: then it was claimed twice.
      expect(counted.filter(({ times, attempts }) => times < 1 || times > 2 || times > attempts)).toEqual([])
      const twice = counted.filter(({ times }) => times === 2).length
      const cutOff = counted.filter(({ attempts }) => attempts > 1).length
      expect(cutOff).toBeLessThanOrEqual(KILLS * IN_FLIGHT)
      console.log(
        `${SUBMISSIONS} forms, ${KILLS} kills: ${lost} requests lost and sent again; ${counted.length} mails, ` +
          `${cutOff} cut off by a kill, ${twice} of them arrived twice.`,
      )
    } finally {
      await database.close()
    }
  }, 600_000)
})

/**
 * A mail that a kill has interrupted may arrive twice. Avoids a second kill during the retry of the same mail, which
 * could make it three times.
 */
async function untilNoRetryIsUnderWay(dataDir: string): Promise<void> {
  const database = new DatabaseSync(join(dataDir, 'site.db'), { readOnly: true, timeout: 10_000 })
  try {
    const retried = database.prepare(
      `select count(*) as count from outbox where state = 'claimed' and attempts > 1`,
    )
    while ((retried.all() as unknown as [{ count: number }])[0].count > 0) await pause(5)
  } finally {
    database.close()
  }
}
