// The slots of a day: which of them can still be booked.
import { type Kysely, sql } from 'kysely'
import { callSchedule } from '#content/site/call-schedule.ts'
import { type CallSchedule, listedSlots, slotsOn } from '#domain/call-schedule.ts'
import { closedReason } from '#domain/callback-day.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { CallTime } from '#domain/reminder.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'
import type { Flag } from '#server/platform/db/column-types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { type DayClosures, readClosures } from './closed-slots.ts'

export interface DaySlots {
  date: PlainDate
  slots: OfferedSlot[]
  /** Why the whole day is closed, or null. */
  closed: string | null
}

export async function readDaySlots(
  db: Kysely<Tables>,
  date: PlainDate,
  today: PlainDate,
  schedule: CallSchedule = callSchedule,
): Promise<DaySlots> {
  const always = closedReason(date, today, schedule.hours)
  if (always !== null)
    return { date, slots: listedSlots(date, schedule).map((time) => ({ time, free: false })), closed: always }
  const closures = await readClosures(db, date)
  const slots = offeredSlots(slotsOn(date, schedule), closures, await readTaken(db, date))
  return { date, slots, closed: closures.day }
}

/** A slot is free where it shares no minute with a call or a closure, whatever length these were made with. */
export function offeredSlots(slots: Slot[], closures: DayClosures, taken: Slot[]): OfferedSlot[] {
  const blocked = [...closures.times, ...taken]
  return slots.map((time) => ({
    time,
    free: closures.day === null && !blocked.some((other) => overlaps(other, time)),
  }))
}

/** Whether another call stands at this time. */
export async function isTaken(db: Kysely<Tables>, { date, time }: CallTime): Promise<boolean> {
  return (await readTaken(db, date)).some((other) => overlaps(other, time))
}

/** The times of the calls that stand on a day. The flag is a literal, as the partial index has it. */
export async function readTaken(db: Kysely<Tables>, date: PlainDate): Promise<Slot[]> {
  const rows = await db
    .selectFrom('enquiries')
    .select('time')
    .where('date', '=', date)
    .where('cancelledUtc', 'is', null)
    .where('quarantined', '=', sql.lit<Flag>(0))
    .execute()
  return rows.flatMap(({ time }) => time ?? [])
}
