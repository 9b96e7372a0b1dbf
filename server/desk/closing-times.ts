// Closes and opens days and times for bookings. Each is one transaction with its entry in the audit log.
import { type Kysely, sql } from 'kysely'
import { bankHoliday } from '#domain/bank-holidays.ts'
import { type CallSchedule, slotsOn } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, formatLong, type PlainDate, type Weekday, weekdayName } from '#domain/plain-date.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import { close, lockCalendar, reopen } from '#server/enquiries/closed-slots.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { ClosedSlotsTable, Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type Actor, type AuditEntry, recordAction } from './audit-log.ts'
import type { DeskDependencies } from './desk-dependencies.ts'

const MAX_REASON = 100
const MAX_DAYS = 366

interface ClosingDependencies extends DeskDependencies {
  schedule: CallSchedule
}

/** Days one after the other, and a part of each of them; '' for all day. */
export interface Span {
  from: PlainDate
  until: PlainDate
  time: Slot | ''
  /** Of these days only the ones of this weekday. */
  weekday?: Weekday | undefined
  /** Who is away; empty for the whole firm. */
  staffId: string
}

/** What is wrong, by the field that it is about. */
type ClosingFaults = Partial<Record<'from' | 'until' | 'reason', string>>

export type Closure = ClosedSlotsTable

export interface Closing {
  days: PlainDate[]
  /** Days that somebody had closed before; they keep their reason. */
  kept: ClosedSlotsTable[]
  /** Calls that are booked in these times, and stand. */
  booked: { date: PlainDate; time: Slot; reference: string; name: string; phoneNumber: string }[]
}

/** What the office has closed for all or for one person, from a day on or up to another, in the order of time. */
export async function readClosures(
  db: Kysely<Tables>,
  { from, until }: { from: PlainDate; until?: PlainDate },
): Promise<ClosedSlotsTable[]> {
  let query = db.selectFrom('closedSlots').selectAll().where('date', '>=', from)
  if (until) query = query.where('date', '<=', until)
  return await query.orderBy('date').orderBy('time').orderBy('staffId').execute()
}

export async function closeTimes(
  desk: ClosingDependencies,
  span: Span,
  reason: string,
  actor: Actor,
): Promise<Closing | { faults: ClosingFaults }> {
  const { database, now } = desk
  const faults = closingFaults(span, reason, londonDate(now()))
  if (Object.keys(faults).length > 0) return { faults }
  const days = openDays(span, desk.schedule)
  if (days.length === 0) return { faults: { from: 'No calls can be booked on these days in any case.' } }
  const { from, until, time, staffId } = span
  const createdUtc = utcText(now())
  return await transact(database, async (trx) => {
    // Before anything is read, so that two people who close the same day see each other.
    await lockCalendar(database, trx)
    const present = await trx
      .selectFrom('closedSlots')
      .selectAll()
      .where('date', '>=', from)
      .where('date', '<=', until)
      .where('time', 'in', ['', time])
      .where('staffId', '=', staffId)
      .execute()
    const kept = present.filter(({ date }) => days.includes(date))
    const closing = days.filter((day) => !kept.some(({ date }) => date === day))
    for (const date of closing) await close(database, trx, { date, time, staffId, reason, createdUtc })
    if (closing.length > 0) await recordAction(trx, actor, await entryOf(trx, 'times closed', span), desk)
    const calls = await trx
      .selectFrom('enquiries')
      .select(['date', 'time', 'reference', 'name', 'phoneNumber'])
      .$if(staffId !== '', (query) => query.where('assignedTo', '=', staffId))
      .where('date', '>=', from)
      .where('date', '<=', until)
      .where('cancelledUtc', 'is', null)
      .where('quarantined', '=', sql.lit<Flag>(0))
      .orderBy('date')
      .orderBy('time')
      .execute()
    const booked = calls.flatMap(({ date, time: at, ...call }) =>
      date !== null && at !== null && days.includes(date) && (time === '' || overlaps(at, time))
        ? { date, time: at, ...call }
        : [],
    )
    return { days: closing, kept, booked }
  })
}

/**
 * Resolves to what was opened; 'stale' where `closedUtc`, the moment at which the time was closed, is no longer that of
 * the closure: any where it is left out. A day is opened with all its times.
 */
export async function openTimes(
  desk: ClosingDependencies,
  span: Span,
  { actor, closedUtc }: { actor: Actor; closedUtc?: string | undefined },
): Promise<ClosedSlotsTable[] | 'stale'> {
  return await transact(desk.database, async (trx) => {
    if (closedUtc !== undefined && !(await isClosedSince(trx, span, closedUtc))) return 'stale'
    const opened = await reopen(trx, span)
    if (opened.length > 0) await recordAction(trx, actor, await entryOf(trx, 'times opened', span), desk)
    return opened
  })
}

/** Under a lock until the transaction ends; on SQLite that of the transaction itself. */
async function isClosedSince(trx: Trx, { from, time, staffId }: Span, closedUtc: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('closedSlots')
    .set({ createdUtc: closedUtc })
    .where('date', '=', from)
    .where('time', '=', time)
    .where('staffId', '=', staffId)
    .where('createdUtc', '=', closedUtc)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Of a day that is null nothing is said. */
export function closingFaults(
  { from, until }: { from: PlainDate | null; until: PlainDate | null },
  reason: string,
  today: PlainDate,
): ClosingFaults {
  const faults: ClosingFaults = {}
  if (from !== null && from < today) faults.from = `${formatLong(from)} is past.`
  if (from !== null && until !== null) {
    if (until < from) faults.until = 'The last day is before the first.'
    else if (until > addDays(from, MAX_DAYS - 1)) faults.until = `Close up to ${MAX_DAYS} days at a time.`
  }
  if (reason === '' || reason.length > MAX_REASON)
    faults.reason = `A closing needs a reason of up to ${MAX_REASON} characters.`
  return faults
}

/** A day that is named by itself is closed whatever it is; of several, those on which there are calls. */
function openDays({ from, until, time, weekday }: Span, schedule: CallSchedule): PlainDate[] {
  if (from === until) return [from]
  const days: PlainDate[] = []
  for (let day = from; day <= until; day = addDays(day, 1)) {
    if (weekday !== undefined && weekdayName(day) !== weekday) continue
    const slots = bankHoliday(day) === null ? slotsOn(day, schedule) : []
    if (slots.some((slot) => time === '' || overlaps(slot, time))) days.push(day)
  }
  return days
}

async function entryOf(trx: Trx, action: 'times closed' | 'times opened', span: Span): Promise<AuditEntry> {
  const { weekday, staffId } = span
  const member = await trx.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirst()
  const detail = [...(weekday ? [`${weekday}s`] : []), ...(member ? [`for ${member.name}`] : [])].join(' ')
  return { action, subject: nameOf(span), ...(detail !== '' && { detail }) }
}

/** For the audit log: 2026-12-24, 2026-12-24 to 2026-12-31, or 2026-12-24 14:00 - 14:30. */
function nameOf({ from, until, time }: Span): string {
  const days = from === until ? from : `${from} to ${until}`
  return time === '' ? days : `${days} ${time}`
}
