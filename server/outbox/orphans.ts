// Orphans: mails that were claimed by a process which has ended without sending or giving them back.

import type { Database, DatabasePlace } from '#server/db/database.ts'
import { readExclusively } from '#server/db/exclusive-read.ts'
import { transact } from '#server/db/transact.ts'
import { utcText } from './outbox.ts'
import { pauseAfter } from './pauses.ts'

/**
 * The claims that nobody alive can hold, to be asked before the database is opened. Where several instances
 * share a database a claim is left to run out, since nobody can tell the dead from the slow; but a SQLite
 * file that no process has open holds only claims of the dead. They are read while nobody can open it, and
 * named by their tokens, which are never used again: a claim that another instance makes the moment
 * after is not among them.
 */
export function orphanedClaims(place: DatabasePlace): string[] {
  const rows = readExclusively<{ token: string }>(
    place,
    `select distinct claimed_by as token from outbox where state = 'claimed' and claimed_by is not null`,
  )
  return rows?.map(({ token }) => token) ?? []
}

/**
 * Lets them be tried again, after the pause that any failed attempt is followed by: should a mail be what
 * ended the process, it does not end the next one at once.
 */
export async function retryOrphans(
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
          nextAttemptUtc: utcText(now() + pauseAfter(attempts, random)),
          lastError: 'process ended',
        })
        .where('id', '=', id)
        .execute()
    }
    return mails.length
  })
}
