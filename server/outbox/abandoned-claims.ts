// Abandoned claims: leases on mails, held by a process that ended without sending them or giving them back.

import { utcText } from '#server/db/column-types.ts'
import type { Database, DatabasePlace } from '#server/db/database.ts'
import { readExclusively } from '#server/db/exclusive-read.ts'
import { transact } from '#server/db/transact.ts'
import { backoffMs } from './backoff.ts'

/**
 * The tokens of claims whose process has ended; to be called before the database is opened. On PostgreSQL a lease is
 * left to expire, because a crashed process cannot be told from a slow one. But if no process has the SQLite file
 * open, every claim in it is abandoned. They are read under an exclusive lock, and tokens are never reused, so a claim
 * that another instance makes a moment later is not among them.
 */
export function abandonedClaims(place: DatabasePlace): string[] {
  const rows = readExclusively<{ token: string }>(
    place,
    `select distinct claimed_by as token from outbox where state = 'claimed' and claimed_by is not null`,
  )
  return rows?.map(({ token }) => token) ?? []
}

/** With the usual backoff, in case a mail has crashed the process and would crash the next one. */
export async function retryAbandonedClaims(
  database: Database,
  claims: readonly string[],
  { now, random }: { now(): number; random(): number },
): Promise<number> {
  if (claims.length === 0) return 0
  return await transact(database, async (trx) => {
    const mails = await trx
      .selectFrom('outbox')
      .select(['id', 'attempts'])
      .where('state', '=', 'claimed')
      .where('claimedBy', 'in', claims)
      .execute()
    for (const { id, attempts } of mails) {
      await trx
        .updateTable('outbox')
        .set({
          state: 'waiting',
          claimedBy: null,
          nextAttemptUtc: utcText(now() + backoffMs(attempts, random)),
          lastError: 'process ended',
        })
        .where('id', '=', id)
        .execute()
    }
    return mails.length
  })
}
