import { londonDate } from '#domain/london.ts'
import { addMonths, type PlainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type Actor, purgeLog } from './audit-log.ts'
import { dayStartUtc } from './day-start.ts'
import type { Desk } from './desk-dependencies.ts'
import { type Erased, eraseRecords } from './erasure.ts'

/** The retention period of the privacy notice. */
export const retentionYears = 6

/** What has been kept long enough is from before this day. */
export function retentionDay(now: number): { before: PlainDate; beforeUtc: string } {
  const before = addMonths(londonDate(now), -12 * retentionYears)
  return { before, beforeUtc: dayStartUtc(before) }
}

export async function countBefore({ db }: Database, beforeUtc: string): Promise<number> {
  const { count } = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('createdUtc', '<', beforeUtc)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Erases the records from before a day, and what the audit log says of that time. */
export async function purgeBefore(
  desk: Desk,
  beforeUtc: string,
  actor: Actor,
): Promise<Erased & { logEntries: number }> {
  const past = await desk.database.db
    .selectFrom('enquiries')
    .select('id')
    .where('createdUtc', '<', beforeUtc)
    .execute()
  const erased = await eraseRecords(
    desk,
    past.map(({ id }) => id),
    actor,
  )
  const logEntries = await transact(desk.database, (trx) => purgeLog(trx, beforeUtc))
  return { ...erased, logEntries }
}
