// The slots of a day: which of them can still be booked.
import type { Kysely } from 'kysely'
import { callSchedule } from '#content/site/call-schedule.ts'
import { type CallSchedule, listedSlots, slotsOn } from '#domain/call-schedule.ts'
import { type CallDay, freeTakers, isClosed } from '#domain/call-takers.ts'
import { closedReason } from '#domain/callback-day.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { OfferedSlot } from '#domain/submit-result.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { readCallDay } from './call-takers.ts'

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
  /** Of one person alone. */
  adviser?: string,
): Promise<DaySlots> {
  return daySlots(await readCallDay(db, date), today, schedule, adviser)
}

/** A slot is free while somebody is who can take the call: the chosen adviser, or anybody. */
export function daySlots(
  day: CallDay,
  today: PlainDate,
  schedule: CallSchedule,
  adviser: string | undefined,
): DaySlots {
  const { date } = day
  const always = closedReason(date, today, schedule.hours)
  if (always !== null)
    return { date, slots: listedSlots(date, schedule).map((time) => ({ time, free: false })), closed: always }
  const isFree = (time: Slot) =>
    !isClosed(day, time) && freeTakers(day, time).some(({ id }) => adviser === undefined || id === adviser)
  return {
    date,
    slots: slotsOn(date, schedule).map((time) => ({ time, free: isFree(time) })),
    closed: day.closures.find(({ time, staffId }) => time === '' && staffId === '')?.reason ?? null,
  }
}
