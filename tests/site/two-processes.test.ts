import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#server/platform/db/database.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { startMailCounter } from '../support/mail-counter.ts'
import { storedMails, untilAllSent } from '../support/stored-records.ts'
import {
  type BookableSlot,
  bookableSlots,
  callbackForm,
  send,
  type VisitorForm,
} from '../support/visitor-forms.ts'

// PostgreSQL decides such races as well: server/enquiries/callbacks.test.ts.
test(`two server processes on one SQLite file save one of ${effort.bookings} bookings of a slot, and a form that is sent 40 times once`, async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-two-'))
  const mail = await startMailCounter()
  // A mail that needed a second attempt is a warning, with its cause.
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url, LOG_LEVEL: 'warn' }
  const sites = await Promise.all([startSite(env), startSite(env)])
  const database = await openDatabase({ dataDir })
  onTestFinished(async () => {
    endAllSites()
    await database.close()
    await mail.close()
    await rm(dataDir, { recursive: true, force: true })
  })
  const [slot, , other] = bookableSlots() as [BookableSlot, BookableSlot, BookableSlot]
  const isFree = async (site: SiteProcess) => {
    const { slots } = await (await fetch(`${site.address}/api/slots?date=${slot.date}`)).json()
    return slots.find(({ time }: BookableSlot) => time === slot.time).free
  }
  /** All at once, half to each process. */
  const sendAll = (forms: VisitorForm[]) =>
    Promise.all(
      forms.map(async (form, index) => {
        const response = await send(sites[index % 2 ? 0 : 1].address, form)
        return { form, status: response.status, body: await response.json() }
      }),
    )

  expect(await Promise.all(sites.map(isFree))).toEqual([true, true])
  const answers = await sendAll(Array.from({ length: effort.bookings }, () => callbackForm(slot)))
  const [winner, ...winners] = answers.filter(({ status }) => status === 200)
  const losers = answers.filter(({ status }) => status === 409)
  expect([winners.length, losers.length]).toEqual([0, effort.bookings - 1])
  for (const { body } of losers) expect(body.errors).toEqual({ time: 'slotTaken' })
  // The other process may show for two seconds what it has read before.
  await expect.poll(() => Promise.all(sites.map(isFree))).toEqual([false, false])

  const form = callbackForm(other)
  const again = await sendAll(Array.from({ length: 40 }, () => form))
  expect(new Set(again.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1)

  const rows = await database.db.selectFrom('enquiries').select(['key', 'reference']).execute()
  expect(rows).toEqual([
    { key: winner?.form.storedKey, reference: winner?.body.reference },
    { key: form.storedKey, reference: again[0]?.body.reference },
  ])
  await untilAllSent(database, 60_000)
  const mails = [...(await storedMails(database)).values()].flat()
  expect(mails.map(({ id, attempts }) => [attempts, mail.arrivals.get(id)])).toEqual(Array(4).fill([1, 1]))
  expect(sites.map((site) => site.output().match(/"level":[4-6]0.*/g))).toEqual([null, null])
}, 120_000)
