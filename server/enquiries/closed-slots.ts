// Closed slots: days and times on which the firm, or one person, takes no calls beyond those already booked.
import { sql } from 'kysely'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { ClosedSlotsTable } from '#server/platform/db/tables.ts'

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
        .columns(['date', 'time', 'staffId'])
        .doUpdateSet({ reason: closure.reason, createdUtc: closure.createdUtc }),
    )
    .execute()
}

/** Opens a time of these days, or with '' whatever is closed on them, for one person or all. Resolves to what was closed. */
export async function reopen(
  trx: Trx,
  { from, until, time, staffId }: { from: PlainDate; until: PlainDate; time: Slot | ''; staffId: string },
): Promise<ClosedSlotsTable[]> {
  return await trx
    .deleteFrom('closedSlots')
    .where('date', '>=', from)
    .where('date', '<=', until)
    .where('staffId', '=', staffId)
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
