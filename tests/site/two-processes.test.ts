import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { storedMails, storedReferences, untilAllSent } from '../support/stored-records.ts'
import {
  type BookableSlot,
  bookableSlots,
  callbackForm,
  expediteMail,
  send,
  type VisitorForm,
} from '../support/visitor-forms.ts'

describeOnBothDatabases('two server processes on one database', (suite) => {
  let mail: MailCounter
  let sites: [SiteProcess, SiteProcess]

  beforeAll(async () => {
    mail = await startMailCounter()
    const env = {
      DATA_DIR: suite.location.dataDir,
      SMTP_URL: mail.url,
      // A mail that needed a second attempt is a warning, with its cause.
      LOG_LEVEL: 'warn',
      ...(suite.location.databaseUrl && { DATABASE_URL: suite.location.databaseUrl }),
    }
    sites = await Promise.all([startSite(env), startSite(env)])
  })
  afterAll(async () => {
    await Promise.all(sites?.map((site) => site.stop()) ?? [])
    endAllSites()
    await mail.close()
  })

  const isFree = async (site: SiteProcess, { date, time }: BookableSlot) => {
    const { slots } = await (await fetch(`${site.address}/api/slots?date=${date}`)).json()
    return slots.find((slot: { time: string }) => slot.time === time).free
  }

  /** All at once, half to each process. */
  const sendAll = (forms: VisitorForm[]) =>
    Promise.all(
      forms.map(async (form, index) => {
        const response = await send(sites[index % 2 ? 0 : 1].address, form)
        return { form, status: response.status, body: await response.json() }
      }),
    )

  /** One mail to the firm and one to the visitor, each sent once. */
  async function expectOneMailEach(form: VisitorForm): Promise<void> {
    await Promise.all(sites.map((site) => expediteMail(site.address, form)))
    await untilAllSent(suite.database, 60_000)
    const mails = (await storedMails(suite.database)).get(form.storedKey) ?? []
    expect(mails.map(({ kind, attempts }) => `${kind} ${attempts}`).sort()).toEqual(
      form.kinds.map((kind) => `${kind} 1`),
    )
    expect(mails.map(({ id }) => mail.arrivals.get(id))).toEqual([1, 1])
  }

  test(`save exactly one of ${effort.bookings} bookings of one slot`, async () => {
    const [slot] = bookableSlots() as [BookableSlot]
    expect(await Promise.all(sites.map((site) => isFree(site, slot)))).toEqual([true, true])
    const answers = await sendAll(Array.from({ length: effort.bookings }, () => callbackForm(slot)))
    const winners = answers.filter(({ status }) => status === 200)
    const losers = answers.filter(({ status }) => status === 409)
    expect([winners.length, losers.length]).toEqual([1, effort.bookings - 1])
    for (const { body } of losers) {
      expect(body.errors).toEqual({ time: 'slotTaken' })
      expect(body.slots).toContainEqual({ time: slot.time, free: false })
    }
    // The other process may show for two seconds what it has read before.
    await expect.poll(() => Promise.all(sites.map((site) => isFree(site, slot)))).toEqual([false, false])

    const [{ form, body }] = winners as [(typeof winners)[number]]
    const rows = await suite.database.db.selectFrom('enquiries').select(['key', 'reference']).execute()
    expect(rows).toEqual([{ key: form.storedKey, reference: body.reference }])
    await expectOneMailEach(form)
  }, 120_000)

  test('make one record with one reference of a form that is sent 40 times', async () => {
    const form = callbackForm(bookableSlots()[2] as BookableSlot)
    const answers = await sendAll(Array.from({ length: 40 }, () => form))
    const references = (await storedReferences(suite.database)).get(form.storedKey)
    expect(references).toHaveLength(1)
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.reference}`))).toEqual(
      new Set([`200 ${references?.[0]}`]),
    )
    await expectOneMailEach(form)
    expect(sites.map((site) => site.output().match(/"level":[4-6]0.*/g))).toEqual([null, null])
  }, 120_000)
})
