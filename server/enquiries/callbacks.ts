// Callbacks: which half hours of a day are free, and the booking of one.
import { closedReason } from '#domain/callback-day.ts'
import type { CallbackRequest } from '#domain/callback-request.ts'
import { londonDate } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type Slot, slots } from '#domain/slots.ts'
import type { Database } from '#server/db/database.ts'
import { transact, withRetries } from '#server/db/transact.ts'
import { isClosedSlot, readClosures } from './closed-slots.ts'
import { storeEnquiry } from './store-enquiry.ts'
import type { Ids, Submission } from './submission.ts'

export interface DaySlots {
  date: PlainDate
  slots: { time: Slot; free: boolean }[]
  /** Why the whole day is closed, in words; null where it is open. */
  closed: string | null
}

export type Booking =
  | { ok: true; reference: string; date: PlainDate; time: Slot; repeated: boolean }
  | { ok: false; reason: 'slot-taken' | 'too-many' }

export interface Callbacks {
  slotsOf(date: PlainDate): Promise<DaySlots>
  book(request: CallbackRequest, submission: Submission): Promise<Booking>
}

export function createCallbacks(parts: {
  database: Database
  ids: Ids
  /** Told after each booking, so that mail goes out at once. */
  wake(): void
}): Callbacks {
  const { database, ids, wake } = parts
  return {
    async slotsOf(date) {
      const always = closedReason(date, londonDate(ids.now()))
      if (always !== null)
        return { date, slots: slots.map((time) => ({ time, free: false })), closed: always }
      const { day: closed, times } = await withRetries(() => readClosures(database.db, date))
      const taken = await withRetries(() => takenTimes(database, date))
      const isFree = (time: Slot) => closed === null && !times.has(time) && !taken.has(time)
      return { date, slots: slots.map((time) => ({ time, free: isFree(time) })), closed }
    },

    async book(request, submission) {
      const result = await transact(database, async (trx) => {
        const isClosed = await isClosedSlot(database, trx, request.date, request.time)
        return await storeEnquiry(trx, request, submission, ids, { isClosed })
      })
      if (!result.ok) return result
      wake()
      const { reference, date, time } = result.enquiry
      // From the record, not from the request: a repeated form is told of the booking it made the first time.
      return {
        ok: true,
        reference,
        date: date ?? request.date,
        time: time ?? request.time,
        repeated: result.repeated,
      }
    },
  }
}

async function takenTimes({ db }: Database, date: PlainDate): Promise<Set<string>> {
  const rows = await db
    .selectFrom('enquiries')
    .select('time')
    .where('date', '=', date)
    .where('cancelledUtc', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ time }) => time ?? []))
}
