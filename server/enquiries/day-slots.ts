// Which slots of a day can still be booked.
import type { Kysely } from 'kysely'
import { closedReason } from '#domain/callback-day.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type Slot, slots } from '#domain/slots.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'
import type { Tables } from '#server/db/tables.ts'
import { readClosures } from './closed-slots.ts'

export interface DaySlots {
  date: PlainDate
  slots: OfferedSlot[]
  /** Why the whole day is closed, or null. */
  closed: string | null
}

export async function readDaySlots(db: Kysely<Tables>, date: PlainDate, today: PlainDate): Promise<DaySlots> {
  const always = closedReason(date, today)
  if (always !== null) return { date, slots: slots.map((time) => ({ time, free: false })), closed: always }
  const { day: closed, times } = await readClosures(db, date)
  const taken = await takenTimes(db, date)
  const isFree = (time: Slot) => closed === null && !times.has(time) && !taken.has(time)
  return { date, slots: slots.map((time) => ({ time, free: isFree(time) })), closed }
}

async function takenTimes(db: Kysely<Tables>, date: PlainDate): Promise<Set<string>> {
  const rows = await db
    .selectFrom('enquiries')
    .select('time')
    .where('date', '=', date)
    .where('cancelledUtc', 'is', null)
    .execute()
  return new Set(rows.flatMap(({ time }) => time ?? []))
}
