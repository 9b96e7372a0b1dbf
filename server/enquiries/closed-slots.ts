// Closed slots: days and times on which the firm takes no calls beyond those already booked.
import { type Kysely, sql } from 'kysely'
import type { PlainDate } from '#domain/plain-date.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { ClosedSlotsTable, Tables } from '#server/platform/db/tables.ts'

export interface DayClosures {
  /** Why the whole day is closed; null where it is not. */
  day: string | null
  /** Times that are closed, by slots that may have had another length. */
  times: Slot[]
}

export async function readClosures(db: Kysely<Tables>, date: PlainDate): Promise<DayClosures> {
  const rows = await db
    .selectFrom('closedSlots')
    .select(['time', 'reason'])
    .where('date', '=', date)
    .execute()
  return {
    day: rows.find(({ time }) => time === '')?.reason ?? null,
    times: rows.flatMap(({ time }) => (time === '' ? [] : time)),
  }
}

/** For a booking: whether its slot is closed, under a lock until the transaction ends. */
export async function isClosedSlot(
  database: Pick<Database, 'dialect'>,
  trx: Trx,
  date: PlainDate,
  time: Slot,
): Promise<boolean> {
  await lockCalendar(database, trx)
  const { day, times } = await readClosures(trx, date)
  return day !== null || times.some((closed) => overlaps(closed, time))
}

/** Closes a day or a slot; one that is closed already gets the new reason. */
export async function close(
  database: Pick<Database, 'dialect'>,
  trx: Trx,
  closure: ClosedSlotsTable,
): Promise<void> {
  await lockCalendar(database, trx)
  await trx
    .insertInto('closedSlots')
    .values(closure)
    .onConflict((conflict) =>
      conflict
        .columns(['date', 'time'])
        .doUpdateSet({ reason: closure.reason, createdUtc: closure.createdUtc }),
    )
    .execute()
}

/** Opens a time of these days, or with '' whatever is closed on them. Resolves to what was closed. */
export async function reopen(
  trx: Trx,
  { from, until, time }: { from: PlainDate; until: PlainDate; time: Slot | '' },
): Promise<ClosedSlotsTable[]> {
  return await trx
    .deleteFrom('closedSlots')
    .where('date', '>=', from)
    .where('date', '<=', until)
    .$if(time !== '', (query) => query.where('time', '=', time))
    .returningAll()
    .execute()
}

const CALENDAR_LOCK = 7_232_001

/**
 * An advisory lock for bookings, moves and closings: a closing sees every call booked before it, a booking how many
 * calls its visitor has, and two moves that conflict by the exclusion constraint do not wait for each other. On SQLite
 * the write lock of the transaction does the same.
 */
export async function lockCalendar({ dialect }: Pick<Database, 'dialect'>, trx: Trx): Promise<void> {
  if (dialect === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${CALENDAR_LOCK})`.execute(trx)
}
