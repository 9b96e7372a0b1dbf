// Jobs that run once over all instances: the row of a job in the database decides who does it, and when it is due.

import type { Kysely } from 'kysely'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { JobName, JobsTable, Tables } from '#server/platform/db/tables.ts'

interface JobTurn {
  name: JobName
  now: number
  /** Until when nobody else does it. A process that ends in the middle leaves the job to the next one after this. */
  until: number
  /** A due time later than this was written by a clock that was wrong, and does not count. */
  latestDue: number
}

export async function takeJob(trx: Trx, { name, now, until, latestDue }: JobTurn): Promise<boolean> {
  await trx
    .insertInto('jobs')
    .values({ name, dueUtc: utcText(now), succeededUtc: null, lastError: null, note: null })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { numUpdatedRows } = await trx
    .updateTable('jobs')
    .set({ dueUtc: utcText(until) })
    .where('name', '=', name)
    .where(({ eb, or }) => or([eb('dueUtc', '<=', utcText(now)), eb('dueUtc', '>', utcText(latestDue))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function readJob({ db }: { db: Kysely<Tables> }, name: JobName): Promise<JobsTable | undefined> {
  return await db.selectFrom('jobs').selectAll().where('name', '=', name).executeTakeFirst()
}

export async function updateJob(
  trx: Trx,
  name: JobName,
  changes: Partial<Omit<JobsTable, 'name'>>,
): Promise<void> {
  await trx.updateTable('jobs').set(changes).where('name', '=', name).execute()
}
