import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { expireLeases, storedMails, untilAllSent } from '../support/stored-records.ts'
import {
  type BookableSlot,
  bookableSlots,
  brochureForm,
  callbackForm,
  contactForm,
  send,
  type VisitorForm,
} from '../support/visitor-forms.ts'

const { submissions: SUBMISSIONS, kills: KILLS } = effort
const VISITORS = 8

let dataDir: string
let mail: MailCounter
let port: number
let site: SiteProcess

const start = () => startSite({ DATA_DIR: dataDir, SMTP_URL: mail.url }, port)
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'advice-site-kill-'))
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

/** Asks again until there is an answer, as the site's own script does with the key of its form. */
async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await pause(50)
    }
  }
}

test(`a server that is killed ${KILLS} times keeps each of ${SUBMISSIONS} forms, and each change of a call, that it answered as saved, once, and sends their mails`, async () => {
  const slots = bookableSlots().values()
  const nextSlot = () => slots.next().value as BookableSlot
  const kinds = [() => contactForm(), () => callbackForm(nextSlot()), () => brochureForm()]
  const forms = Array.from(
    { length: SUBMISSIONS },
    (_, index) => kinds[index % kinds.length]?.() ?? contactForm(),
  )
  const answered = new Map<VisitorForm, { reference?: string; slot?: BookableSlot }>()

  const waiting = forms.values()
  const visitors = Array.from({ length: VISITORS }, async () => {
    for (const form of waiting) {
      const saved = await untilAnswered(async () => {
        const response = await send(site.address, form)
        return { status: response.status, ...(await response.json()) }
      })
      expect(saved.status).toBe(200)
      let slot: BookableSlot | undefined
      if (saved.page) {
        slot = nextSlot()
        const move = new URLSearchParams({ do: 'move', sequence: '0', ...slot })
        const changed = await untilAnswered(() =>
          fetch(site.address + saved.page, { method: 'POST', body: move, redirect: 'manual' }),
        )
        expect(changed.status).toBe(303)
      }
      answered.set(form, { reference: saved.reference, ...(slot && { slot }) })
    }
  })
  for (let kills = 1; kills <= KILLS; kills += 1) {
    await expect
      .poll(() => answered.size, { timeout: 120_000, interval: 5 })
      .toBeGreaterThanOrEqual((kills * SUBMISSIONS) / (KILLS + 1))
    await site.kill()
    await expireLeases(dataDir)
    site = await start()
  }
  await Promise.all(visitors)

  const database = await openDatabase({ dataDir })
  try {
    const rows = await database.db.selectFrom('enquiries').selectAll().execute()
    expect(rows.map(({ key }) => key).sort()).toEqual(forms.map(({ storedKey }) => storedKey).sort())
    for (const [{ storedKey }, { reference, slot }] of answered) {
      const row = rows.find(({ key }) => key === storedKey)
      // The answer to a brochure request has no reference.
      if (reference) expect([storedKey, row?.reference]).toEqual([storedKey, reference])
      if (slot) expect([storedKey, row?.date, row?.time]).toEqual([storedKey, slot.date, slot.time])
    }

    await untilAllSent(database, 300_000)
    const mails = await storedMails(database)
    for (const { storedKey, kinds } of forms.filter((form) => !answered.get(form)?.slot))
      expect([
        storedKey,
        mails
          .get(storedKey)
          ?.map(({ kind }) => kind)
          .sort(),
      ]).toEqual([storedKey, kinds])
    // More than once only where a kill came between sending and marking: then it was claimed again.
    const odd = [...mails.values()].flat().filter(({ id, attempts }) => {
      const times = mail.arrivals.get(id) ?? 0
      return times < 1 || times > attempts
    })
    expect(odd).toEqual([])
  } finally {
    await database.close()
  }
}, 600_000)
