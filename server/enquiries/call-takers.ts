// Who takes a call: those who are free at its time, and to whom it goes.
import { type Kysely, sql } from 'kysely'
import { advisers } from '#content/pages/advisers.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { type CallSchedule, slotsOn } from '#domain/call-schedule.ts'
import {
  type Assignment,
  anybody,
  type CallDay,
  type CallTaker,
  chooseTaker,
  creditChanges,
  freeTakers,
} from '#domain/call-takers.ts'
import type { OpeningHours } from '#domain/opening-hours.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { type Flag, utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { EnquiriesTable, Tables } from '#server/platform/db/tables.ts'
import { lockCalendar } from './closed-slots.ts'

/** In a fixed order, which decides among people with equal credit. */
export async function readTakers(db: Kysely<Tables>): Promise<CallTaker[]> {
  const rows = await db
    .selectFrom('callTakers')
    .innerJoin('staff', 'staff.id', 'callTakers.staffId')
    .select(['staffId', 'services', 'hours', 'dailyMax', 'share', 'credit'])
    .where('removedUtc', 'is', null)
    .orderBy('staffId')
    .execute()
  if (rows.length === 0) return [anybody]
  return rows.map(({ staffId, services, hours, ...row }) => ({
    id: staffId,
    services: JSON.parse(services) as string[],
    hours: hours === '' ? null : (JSON.parse(hours) as OpeningHours),
    ...row,
  }))
}

/** Who takes the calls that are booked on the page of an adviser; null while nobody does, or the adviser may not advise. */
export async function staffOfAdviser(db: Kysely<Tables>, adviser: string): Promise<string | null> {
  const shown = advisers.find(({ slug }) => slug === adviser)
  if (shown === undefined) return null
  const row = await db
    .selectFrom('callTakers')
    .innerJoin('staff', 'staff.id', 'callTakers.staffId')
    .select('staffId')
    .where('adviser', '=', adviser)
    .where('removedUtc', 'is', null)
    // This process may not know yet that they were struck off.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('registerChecks')
            .select('number')
            .where('number', '=', shown.registerNumber)
            .where('active', '=', 0),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.staffId ?? null
}

/** The adviser whose calls somebody of the office takes; empty where it is nobody's in particular. */
export async function adviserOfStaff(db: Kysely<Tables>, staffId: string | null): Promise<string> {
  if (staffId === null) return ''
  const row = await db
    .selectFrom('callTakers')
    .select('adviser')
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  return row?.adviser ?? ''
}

/** Under the lock of the calendar, which bookings and changes wait for, until the transaction ends. */
export async function lockDay(
  database: Pick<Database, 'dialect'>,
  trx: Trx,
  date: PlainDate,
  exceptId: string | null = null,
): Promise<CallDay> {
  await lockCalendar(database, trx)
  return await readCallDay(trx, date, exceptId)
}

/** Without the call that is to be moved. The flag is a literal, as the partial index has it. */
export async function readCallDay(
  db: Kysely<Tables>,
  date: PlainDate,
  exceptId: string | null = null,
): Promise<CallDay> {
  const calls = await db
    .selectFrom('enquiries')
    .select(['id', 'time', 'assignedTo'])
    .where('date', '=', date)
    .where('cancelledUtc', 'is', null)
    .where('quarantined', '=', sql.lit<Flag>(0))
    .execute()
  const closures = await db
    .selectFrom('closedSlots')
    .select(['time', 'staffId', 'reason'])
    .where('date', '=', date)
    .execute()
  return {
    date,
    takers: await readTakers(db),
    calls: calls.flatMap(({ id, time, assignedTo }) =>
      time === null || id === exceptId ? [] : { time, assignedTo },
    ),
    closures: [...closures, ...(await readBusyTimes(db, { from: date, until: date }))],
  }
}

/** When people are busy by their own calendars, as absences. */
export async function readBusyTimes(
  db: Kysely<Tables>,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<(CallDay['closures'][number] & { date: PlainDate })[]> {
  const rows = await db
    .selectFrom('busyTimes')
    .select(['date', 'time', 'staffId'])
    .where('date', '>=', from)
    .where('date', '<=', until)
    .execute()
  return rows.map((row) => ({ ...row, reason: 'Busy' }))
}

type CallOf = Pick<EnquiriesTable, 'id' | 'email' | 'phoneDigits' | 'services' | 'assignedTo'>

/**
 * To whom a call goes at this time; null where nobody is free. 'stays' where whoever has it can take it. The day
 * is read under the lock; the database refuses a second call of one person all the same.
 */
export async function takerFor(
  trx: Trx,
  day: CallDay,
  time: Slot,
  call: CallOf,
  { chosen = null, schedule = callSchedule }: { chosen?: string | null; schedule?: CallSchedule } = {},
): Promise<Assignment | 'stays' | null> {
  // Before and after hours only the office arranges calls, and knows who will take them.
  const isOutside = !slotsOn(day.date, schedule).includes(time)
  const takers = isOutside ? day.takers.map((taker) => ({ ...taker, hours: null })) : day.takers
  const free = freeTakers({ ...day, takers }, time)
  if (free.length === 0) return null
  if (chosen === null && call.assignedTo !== null && (await canKeep(trx, call.assignedTo, day, free)))
    return 'stays'
  const services = JSON.parse(call.services) as string[]
  return chooseTaker(free, { chosen, before: await dealtBefore(trx, call), services })
}

/** Whether they are free, or the office has given it to them although they take no calls of visitors. */
async function canKeep(trx: Trx, staffId: string, { takers }: CallDay, free: CallTaker[]): Promise<boolean> {
  if (takers.some(({ id }) => id === staffId)) return free.some(({ id }) => id === staffId)
  const present = trx.selectFrom('staff').select('id').where('id', '=', staffId)
  return (await present.where('removedUtc', 'is', null).executeTakeFirst()) !== undefined
}

/** Who last dealt with the same e-mail address or phone number. */
async function dealtBefore(trx: Trx, { id, email, phoneDigits }: CallOf): Promise<string | null> {
  const assigned = trx
    .selectFrom('enquiries')
    .select(['assignedTo', 'createdUtc'])
    .where('assignedTo', 'is not', null)
    .where('id', '<>', id)
    .orderBy('createdUtc', 'desc')
    .limit(1)
  const found = [
    email === ''
      ? undefined
      : await assigned.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst(),
    phoneDigits === ''
      ? undefined
      : await assigned
          .where('phoneDigits', '=', phoneDigits)
          // As the partial index has it.
          .where('phoneDigits', '<>', sql.lit(''))
          .executeTakeFirst(),
  ].flatMap((row) => row ?? [])
  return found.sort((a, b) => b.createdUtc.localeCompare(a.createdUtc))[0]?.assignedTo ?? null
}

/** What giving a call to somebody leaves: the credits, and why it was them. */
export async function recordAssignment(
  trx: Trx,
  enquiryId: string,
  assignment: Assignment,
  { now, createId }: { now(): number; createId(): string },
): Promise<void> {
  const { taker, why } = assignment
  if (taker.id === null) return
  for (const { id, change } of creditChanges(assignment))
    await trx
      .updateTable('callTakers')
      .set(({ eb }) => ({ credit: eb('credit', '+', change) }))
      .where('staffId', '=', id)
      .execute()
  await trx
    .insertInto('callAssignments')
    .values({ id: createId(), enquiryId, staffId: taker.id, why, createdUtc: utcText(now()) })
    .execute()
}
