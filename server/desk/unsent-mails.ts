import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { scheduledKinds } from '#server/outbox/outbox-kinds.ts'
import { notSent } from './records.ts'

/** Without what waits for a time of its own, and with which nothing is wrong. */
export function unsentMails(db: Kysely<Tables>) {
  return notSent(db)
    .where('state', '<>', 'dropped')
    .where((where) =>
      where.or([
        where('kind', 'not in', scheduledKinds),
        where('attempts', '>', 0),
        where('state', '=', 'parked'),
      ]),
    )
}
