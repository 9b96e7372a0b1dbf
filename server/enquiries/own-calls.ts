// A visitor's own call, by the secret of its link: read, move, cancel, and as a calendar file.
import { calendarDescription } from '#content/mail/call-mails.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import type { FormCheck, RawForm } from '#domain/form-check.ts'
import { plainText } from '#domain/form-fields.ts'
import { londonDate } from '#domain/london.ts'
import {
  type CallChangeResult,
  type OwnCall,
  type OwnCallField,
  parseCancellation,
  parseNewTime,
  parseSequence,
} from '#domain/own-call.ts'
import { phoneDigits } from '#domain/phone-number.ts'
import { callStart } from '#domain/reminder.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { transact, withRetries } from '#server/platform/db/transact.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'
import {
  callLimitsFor,
  countIn,
  isExhausted,
  type RateLimit,
  recipientKeyFor,
} from '#server/platform/rate-limit.ts'
import { calendarEntry } from './calendar-entry.ts'
import { readCallChanges } from './call-changes.ts'
import { findByLink } from './call-link.ts'
import { adviserOfStaff } from './call-takers.ts'
import type { ChangeResult, RequestedChange } from './change-call.ts'
import { readDaySlots } from './day-slots.ts'
import type { Enquiries } from './enquiries.ts'
import { asBookedCall, type BookedCall, readEnquiry } from './enquiry.ts'

interface OwnCallsDependencies {
  database: Database
  enquiries: Pick<Enquiries, 'change'>
  limit: RateLimit
  /** The client's IP address. */
  client: string
  now(): number
  mailFrom: string
  callAddress(enquiryId: string): Promise<string>
  schedule?: CallSchedule
  log: { error(fields: object, message: string): void }
}

/** What somebody adds to the answer after a call. */
const MAX_LINE = 300

export type OwnCalls = ReturnType<typeof createOwnCalls>

export function createOwnCalls(parts: OwnCallsDependencies) {
  const { database, enquiries, limit, client, now, schedule = callSchedule } = parts
  const today = () => londonDate(now())

  /** A right secret is always found. Wrong ones are counted: nobody guesses 144 bits, but each costs a rendered page. */
  async function find(secret: string): Promise<BookedCall | 'unknown' | 'too-many'> {
    return await withRetries(async () => {
      const { db } = database
      const id = await findByLink(db, secret)
      const enquiry = id === null ? null : await readEnquiry(db, id)
      const call = enquiry && asBookedCall(enquiry)
      if (call !== null) return call
      const rateKey = await limit.rateKeyFor(client, 'wrong links to calls')
      // Read first: what comes beyond the limit does not write.
      if (rateKey && (await isExhausted(db, rateKey))) return 'too-many'
      const isCounted = rateKey === null || (await transact(database, (trx) => countIn(trx, rateKey)))
      return isCounted ? 'unknown' : 'too-many'
    })
  }

  const asks = async ({ id, outcome }: BookedCall) =>
    outcome === 'reached' &&
    (await database.db
      .selectFrom('callAnswers')
      .select('enquiryId')
      .where('enquiryId', '=', id)
      .executeTakeFirst()) === undefined

  async function change<Value>(
    secret: string,
    raw: RawForm,
    check: FormCheck<Value, OwnCallField>,
    changeOf: (value: Value) => RequestedChange & { kind: 'moved' | 'cancelled' },
  ): Promise<CallChangeResult> {
    const call = await find(secret)
    if (typeof call === 'string') return { ok: false, reason: call }
    if (!check.ok) return { ...check, reason: 'invalid' }
    const change = changeOf(check.value)
    try {
      const result = await enquiries.change({
        enquiryId: call.id,
        change,
        by: 'visitor',
        // The page's own forms name it; what a program sends without one is for the call as it stands.
        sequence: raw.sequence === undefined ? null : parseSequence(raw),
        rateKeys: [
          await limit.rateKeyFor(client, 'forms'),
          // A call is cancelled once, but could be moved to and fro, with a mail each time.
          change.kind === 'moved' ? await recipientKeyFor(limit, call.email) : null,
          // Otherwise calls that were booked on many days could all be moved to one.
          change.kind === 'moved' && change.date !== call.date
            ? ((await callLimitsFor(limit, client, change.date))?.onDay ?? null)
            : null,
        ],
      })
      if (result === 'changed') return { ok: true, kind: change.kind }
      if (!isSlotRefused(result)) return { ok: false, reason: result }
      if (change.kind !== 'moved') throw new Error('A cancellation needs no slot')
      const { slots } = await readDaySlots(database.db, change.date, today(), schedule)
      return { ok: false, reason: 'slot-taken', errors: { time: 'slotTaken' }, slots }
    } catch (error) {
      parts.log.error({ err: error }, 'a call could not be changed')
      return { ok: false, reason: 'failed' }
    }
  }

  return {
    /** 'unknown' for a wrong secret and for a call that is gone; 'too-many' for one once a client has sent too many. */
    async read(secret: string): Promise<OwnCall | 'unknown' | 'too-many'> {
      const call = await find(secret)
      return typeof call === 'string'
        ? call
        : {
            ...shown(call, now()),
            asks: await asks(call),
            adviser: await adviserOfStaff(database.db, call.assignedTo),
          }
    },
    /** Whether the call helped, once. */
    async answer(secret: string, raw: RawForm): Promise<CallChangeResult> {
      const call = await find(secret)
      if (typeof call === 'string') return { ok: false, reason: call }
      const helped = raw.helped === 'yes' || raw.helped === 'no' ? raw.helped : null
      if (helped === null || call.outcome !== 'reached') return { ok: false, reason: 'unnamed' }
      const line = plainText(String(raw.reason ?? '')).slice(0, MAX_LINE)
      await transact(database, (trx) =>
        trx
          .insertInto('callAnswers')
          .values({ enquiryId: call.id, helped, line, createdUtc: utcText(now()) })
          .onConflict((conflict) => conflict.doNothing())
          .execute(),
      )
      return { ok: true, kind: 'answered' }
    },
    move: (secret: string, raw: RawForm) =>
      change(secret, raw, parseNewTime(raw, { today: today(), schedule }), (time) => ({
        kind: 'moved',
        ...time,
      })),
    cancel: (secret: string, raw: RawForm) =>
      change(secret, raw, parseCancellation(raw), ({ reason }) => ({ kind: 'cancelled', reason })),
    /** An iCalendar file of the call as it stands, cancelled or not; null where `read` finds none. */
    async calendar(secret: string) {
      const call = await find(secret)
      if (typeof call === 'string') return null
      const changes = await readCallChanges(database.db, call.id)
      const link = await parts.callAddress(call.id)
      const organiser = parseMailbox(parts.mailFrom)
      return calendarEntry(call, {
        changes,
        link,
        organiser,
        attendee: null,
        description: calendarDescription,
      })
    },
  }
}

function shown(call: BookedCall, now: number): Omit<OwnCall, 'asks' | 'adviser'> {
  const { kind, date, time, services, reference, sequence, cancelledUtc } = call
  const state = cancelledUtc !== null ? 'cancelled' : callStart(call) <= now ? 'begun' : 'booked'
  const phoneEnding = phoneDigits(call.phoneNumber).slice(-3)
  return { kind, date, time, services, reference, phoneEnding, sequence, state }
}

function isSlotRefused(result: ChangeResult): result is 'slot-taken' | 'slot-closed' {
  return result === 'slot-taken' || result === 'slot-closed'
}
