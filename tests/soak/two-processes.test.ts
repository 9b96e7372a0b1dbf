import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/db/databases.test-support.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type MailCounter, startMailCounter } from '../support/mail-counter.ts'
import { changeOwnCall, moveFields, readSequence } from '../support/own-call-forms.ts'
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

  /** One mail to the firm and one to the visitor, each sent once. */
  async function expectOneMailEach(form: VisitorForm): Promise<void> {
    await Promise.all(sites.map((site) => expediteMail(site.address, form)))
    await untilAllSent(suite.database, 60_000)
    const mails = (await storedMails(suite.database)).get(form.storedKey) ?? []
    expect(mails.map(({ kind, attempts }) => [kind, attempts]).sort()).toEqual([
      ['confirmation', 1],
      ['enquiry-notice', 1],
    ])
    expect(mails.map(({ id }) => mail.arrivals.get(id))).toEqual([1, 1])
  }

  test(`of parallel bookings of one slot, half sent to each process, exactly one is saved: ${effort.bookings} at once`, async () => {
    const [slot] = bookableSlots() as [BookableSlot]
    expect(await Promise.all(sites.map((site) => isFree(site, slot)))).toEqual([true, true])
    const visitors = Array.from({ length: effort.bookings }, () => callbackForm(slot))
    const answers = await Promise.all(
      visitors.map(async (form, visitor) => {
        const response = await send(sites[visitor % 2 ? 0 : 1].address, form)
        return { form, status: response.status, body: await response.json() }
      }),
    )
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
    const rows = await suite.database.db
      .selectFrom('enquiries')
      .select(['key', 'reference'])
      .where('date', '=', slot.date)
      .where('time', '=', slot.time)
      .execute()
    expect(rows).toEqual([{ key: form.storedKey, reference: body.reference }])
    await expectOneMailEach(form)
  }, 120_000)

  test('the same form sent 40 times in parallel to both is one record with one reference', async () => {
    const form = callbackForm(bookableSlots()[2] as BookableSlot)
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => {
        const response = await send(sites[index % 2 ? 0 : 1].address, form)
        return { status: response.status, reference: (await response.json()).reference }
      }),
    )
    const [reference] = (await storedReferences(suite.database)).get(form.storedKey) ?? []
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ status: 200, reference })]),
    )
    expect((await storedReferences(suite.database)).get(form.storedKey)).toHaveLength(1)
    await expectOneMailEach(form)
  }, 120_000)

  test(`of ten calls, moved at once onto five free slots, each has one slot: ${effort.movers} visitors, five times each, ${effort.moveRounds} times`, async () => {
    const slots = bookableSlots()
    const tally = { moved: 0, refused: 0 }
    for (let round = 0; round < effort.moveRounds; round += 1) {
      const first = 30 + 15 * round
      const forms = slots.slice(first, first + 10).map((slot) => callbackForm(slot))
      const calls = await Promise.all(
        forms.map(async (form) => {
          const { page } = await (await send(sites[0].address, form)).json()
          return page as string
        }),
      )
      const free = slots.slice(first + 10, first + 15)
      // Several visitors a call, each of whom moves it five times, now and then back to where it was booked.
      const visits = Array.from({ length: effort.movers }, async (_, visitor) => {
        const { address } = sites[visitor % 2 ? 0 : 1]
        const call = visitor % 10
        const answers: number[] = []
        for (let turn = 0; turn < 5; turn += 1) {
          const page = calls[call] as string
          const slot = turn === 2 ? slots[first + call] : free[(visitor + turn * 3) % 5]
          const sequence = await readSequence(address, page)
          answers.push(await changeOwnCall(address, page, moveFields(sequence, slot as BookableSlot)))
        }
        return answers
      })
      const statuses = (await Promise.all(visits)).flat()
      // Otherwise the confirmations wait a minute for this request.
      await Promise.all(forms.map((form) => expediteMail(sites[0].address, form)))
      // Moved, or told that the slot is taken or the form out of date.
      expect(statuses.filter((status) => status !== 303 && status !== 409)).toEqual([])
      expect(statuses).toContain(303)
      tally.moved += statuses.filter((status) => status === 303).length
      tally.refused += statuses.filter((status) => status === 409).length

      const stand = await suite.database.db
        .selectFrom('enquiries')
        .select(['id', 'date', 'time', 'sequence'])
        .where((where) =>
          where.or(
            slots
              .slice(first, first + 15)
              .map(({ date, time }) => where.and([where('date', '=', date), where('time', '=', time)])),
          ),
        )
        .where('cancelledUtc', 'is', null)
        .execute()
      expect(stand).toHaveLength(10)
      expect(new Set(stand.map(({ date, time }) => `${date} ${time}`)).size).toBe(10)
      for (const { id, sequence } of stand) {
        const changes = await readCallChanges(suite.database.db, id)
        expect(changes.map((change) => change.sequence)).toEqual(
          Array.from({ length: sequence }, (_, index) => index + 1),
        )
      }
    }
    await untilAllSent(suite.database, 300_000)
    console.log(
      `${suite.database.dialect}: ${effort.moveRounds} × ${5 * effort.movers} moves: ${tally.moved} made, ${tally.refused} refused.`,
    )
  }, 900_000)

  test('every mail belongs to a record, and neither process has logged a warning or an error', async () => {
    const stored = [...(await storedMails(suite.database)).values()].flat().map(({ id }) => id)
    expect([...mail.arrivals].sort()).toEqual(stored.map((id) => [id, 1]).sort())
    expect(sites.map((site) => site.output().match(/"level":[4-6]0.*/g))).toEqual([null, null])
  })
})
