import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openingHours } from '#content/site/opening-hours.ts'
import { plainDate } from '#domain/plain-date.ts'
import { callStart, reminderTime } from '#domain/reminder.ts'
import type { Slot } from '#domain/slots.ts'
import type { RequestedChange } from '#server/enquiries/change-call.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { callbackRequest, createTestSources, submission } from '#server/enquiries/submissions.test-support.ts'
import { createComposer } from '#server/mail/composer.ts'
import type { Mail } from '#server/mail/mail.ts'
import { createOutboxWorker } from '#server/outbox/worker.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'

const HOUR_MS = 3_600_000
const THREE_HOURS_MS = 3 * HOUR_MS
const START = Date.parse('2026-12-18T08:00:00Z')

/** Around Christmas, so that bank holidays and weekends lie between a reminder and its call. */
const slots = ['2026-12-21', '2026-12-24', '2026-12-29', '2026-12-31'].flatMap((day) =>
  (['09:00 - 09:30', '12:00 - 12:30', '16:00 - 16:30'] satisfies Slot[]).map((time) => ({
    date: plainDate(day),
    time,
  })),
)

/** What happens, by the index of a call and of a slot. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('book' as const), slot: fc.nat(slots.length - 1) }),
  fc.record({ do: fc.constant('move' as const), call: fc.nat(5), slot: fc.nat(slots.length - 1) }),
  fc.record({ do: fc.constant('cancel' as const), call: fc.nat(5) }),
  fc.record({ do: fc.constant('rebook' as const), call: fc.nat(5) }),
  fc.record({ do: fc.constant('erase' as const), call: fc.nat(5) }),
  // The clock mostly goes on, and sometimes is put back.
  fc.record({
    do: fc.constant('wait' as const),
    hours: fc.integer({ min: -6, max: 30 }),
    deliver: fc.boolean(),
  }),
)

/** A call as it is to be. */
interface ModelCall {
  id: string
  email: string
  slot: (typeof slots)[number]
  sequence: number
  arranged: number
  state: 'stands' | 'cancelled' | 'erased'
  reminded: number[]
}

/** An entry in a visitor's calendar: what a client keeps of all that it gets, in whichever order (RFC 5546, 2.1.5). */
function calendarOf(mails: Mail[]): { start: string; isCancelled: boolean } | null {
  let entry: { sequence: number; start: string; isCancelled: boolean } | null = null
  for (const { icalEvent } of mails) {
    if (!icalEvent) continue
    const calendar = new ICAL.Component(ICAL.parse(icalEvent.content))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component)
    if (entry && event.sequence < entry.sequence) continue
    const isCancelled = calendar.getFirstPropertyValue('method') === 'CANCEL'
    entry = { sequence: event.sequence, start: event.startDate.toString(), isCancelled }
  }
  return entry && { start: entry.start, isCancelled: entry.isCancelled }
}

let dataDir: string
let database: Database
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'advice-site-histories-'))
  database = await openDatabase({ dataDir })
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('whatever happens to calls, calendars end as the calls are, and only calls that stand are reminded of, once', async () => {
  const seen = { reminders: 0, mails: 0, changes: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { minLength: 15, maxLength: 40, size: 'max' }),
      async (happenings) => {
        for (const table of ['enquiries', 'outbox', 'callChanges', 'callLinks'] as const)
          await database.db.deleteFrom(table).execute()
        const sources = createTestSources(new Date(START).toISOString())
        const enquiries = createEnquiries({ database, sources, wake() {} })
        const calls: ModelCall[] = []
        const mails = new Map<string, Mail[]>()
        const standsAt = ({ date, time }: ModelCall['slot']) =>
          calls.find((call) => call.state === 'stands' && call.slot.date === date && call.slot.time === time)

        const faults: unknown[] = []
        const check = (mail: Mail) => {
          seen.mails += 1
          const call = calls.find(({ email }) => email === mail.to.address)
          if (!call) return
          expect(call.state).not.toBe('erased')
          mails.set(call.email, [...(mails.get(call.email) ?? []), mail])
          expect(mail.icalEvent?.content).toContain(`SEQUENCE:${call.sequence}`)
          if (!mail.subject.startsWith('Reminder')) return
          seen.reminders += 1
          expect(call.state).toBe('stands')
          expect(call.reminded).not.toContain(call.sequence)
          call.reminded.push(call.sequence)
          const due = reminderTime(call.slot, call.arranged, openingHours) ?? Number.POSITIVE_INFINITY
          expect(sources.now()).toBeGreaterThanOrEqual(due)
          expect(callStart(call.slot) - sources.now()).toBeGreaterThan(THREE_HOURS_MS)
        }
        const worker = createOutboxWorker<Mail>({
          database,
          compose: createComposer({
            database,
            addresses: {
              from: 'hello@firm.example',
              enquiriesTo: 'firm@example.com',
              siteUrl: 'https://firm.example',
            },
            brochurePdf: async () => new Uint8Array(),
            callAddress: async (id) => `https://firm.example/YourCall/${sources.callSecret(id)}`,
            now: sources.now,
          }),
          // Thrown here, a fault would be retried like that of a mail server.
          send: async (mail) => {
            try {
              check(mail)
            } catch (fault) {
              faults.push(fault)
            }
          },
          now: sources.now,
          createId: randomUUID,
          random: Math.random,
          log: {
            warn() {},
            error(_, message) {
              throw new Error(message)
            },
          },
        })

        const changeCall = async (call: ModelCall, change: RequestedChange) => {
          const request = { enquiryId: call.id, change, by: 'firm', sequence: null } as const
          return await enquiries.change(request)
        }
        const happen = async (event: (typeof happenings)[number]) => {
          const call = 'call' in event ? calls[event.call % calls.length] : undefined
          const slot = 'slot' in event ? (slots[event.slot] as ModelCall['slot']) : undefined
          if (event.do === 'wait') sources.clock.now += event.hours * HOUR_MS
          if (event.do === 'wait' && event.deliver) await worker.deliverDue()
          if (event.do === 'book' && slot) {
            const email = `${randomUUID()}@example.com`
            const key = `callback:${randomUUID()}`
            const { ok } = await enquiries.save(callbackRequest({ ...slot, email }), submission({ key }))
            expect(ok).toBe(standsAt(slot) === undefined)
            if (!ok) return
            const { id } = await database.db
              .selectFrom('enquiries')
              .select('id')
              .where('key', '=', key)
              .executeTakeFirstOrThrow()
            const arranged = sources.now()
            calls.push({ id, email, slot, sequence: 0, arranged, state: 'stands', reminded: [] })
          }
          if (!call) return
          if (event.do === 'erase') {
            await database.db.deleteFrom('outbox').where('recordId', '=', call.id).execute()
            await database.db.deleteFrom('enquiries').where('id', '=', call.id).execute()
            call.state = 'erased'
          }
          if (event.do === 'move' && slot) {
            const outcome = await changeCall(call, { kind: 'moved', ...slot })
            const holder = standsAt(slot)
            if (call.state === 'erased') expect(outcome).toBe('unknown')
            else if (call.state === 'cancelled') expect(outcome).toBe('stale')
            else if (holder && holder !== call) expect(outcome).toBe('slot-taken')
            else expect(outcome).toBe('changed')
            if (outcome === 'changed' && holder !== call) changed(call, slot, 'stands')
          }
          if (event.do === 'cancel' && call.state === 'stands') {
            expect(await changeCall(call, { kind: 'cancelled', reason: '' })).toBe('changed')
            changed(call, call.slot, 'cancelled')
          }
          if (event.do === 'rebook' && call.state === 'cancelled') {
            const isFree = standsAt(call.slot) === undefined
            expect(await changeCall(call, { kind: 'rebooked' })).toBe(isFree ? 'changed' : 'slot-taken')
            if (isFree) changed(call, call.slot, 'stands')
          }
        }
        const changed = (call: ModelCall, slot: ModelCall['slot'], state: ModelCall['state']) => {
          seen.changes += 1
          Object.assign(call, { slot, state, sequence: call.sequence + 1, arranged: sources.now() })
        }

        for (const event of happenings) await happen(event)
        // The clock may have been put back, and every mail is due by then.
        sources.clock.now = Math.max(sources.now(), START) + 60 * 24 * HOUR_MS
        await worker.deliverDue()
        for (const fault of faults) throw fault
        for (const call of calls) {
          const got = mails.get(call.email) ?? []
          if (call.state === 'erased') continue
          const expected = {
            start: `${call.slot.date}T${call.slot.time.slice(0, 5)}:00`,
            isCancelled: call.state === 'cancelled',
          }
          expect(calendarOf(got)).toEqual(expected)
          // Clients may get them in another order.
          expect(calendarOf(got.toReversed())).toEqual(expected)
        }
      },
    ),
    { numRuns: 200 },
  )
  console.log(`${seen.changes} changes, ${seen.mails} mails, ${seen.reminders} reminders.`)
}, 900_000)
