import type { Kysely } from 'kysely'
import { dropMails, retryMails } from '#server/outbox/outbox.ts'
import { scheduledKinds } from '#server/outbox/outbox-kinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { notSent } from './list-enquiries.ts'

export type UnsentMail = Awaited<ReturnType<typeof listUnsent>>[number]

/** Mails and webhook posts that have not gone out, the oldest first, each with the reference of its enquiry. */
export function listUnsent(db: Kysely<Tables>) {
  // Without what waits for a time of its own, and with which nothing is wrong.
  return notSent(db)
    .leftJoin('enquiries', 'enquiries.id', 'outbox.recordId')
    .selectAll('outbox')
    .select('reference')
    .where('state', '<>', 'dropped')
    .where((where) =>
      where.or([
        where('outbox.kind', 'not in', scheduledKinds),
        where('attempts', '>', 0),
        where('state', '=', 'parked'),
      ]),
    )
    .orderBy('outbox.createdUtc')
    .execute()
}

/** Now, and for another two days: resolves to how many go out. */
export async function retryUnsent(database: Database, ids: readonly string[], now: number): Promise<number> {
  return await transact(database, (trx) => retryMails(trx, ids, now))
}

/** Gives a message up that is not to be sent: resolves to 0 where it has been sent meanwhile. */
export async function dropUnsent(database: Database, id: string): Promise<number> {
  return await transact(database, (trx) => dropMails(trx, [id]))
}
