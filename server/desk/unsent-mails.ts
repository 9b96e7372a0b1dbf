import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { notSent } from './records.ts'

/** Without reminders that are not due yet: they wait for weeks, and nothing is wrong with them. */
export function unsentMails(db: Kysely<Tables>) {
  return notSent(db)
    .where('state', '<>', 'dropped')
    .where((where) =>
      where.or([
        where('kind', '<>', 'call-reminder'),
        where('attempts', '>', 0),
        where('state', '=', 'parked'),
      ]),
    )
}
