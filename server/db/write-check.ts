import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** More than a form takes, in pages of the database and of its log. */
const BYTES = 32 * 1024

/**
 * Writes as a form does, and leaves nothing behind: the row goes in the transaction that it came in. The commit
 * reaches the disk all the same, so a disk that is full, read-only or gone refuses it. Random, since PostgreSQL
 * compresses.
 */
export async function checkWrite({ db }: Database): Promise<void> {
  const name = `write-check ${randomBytes(8).toString('hex')}` as const
  const value = randomBytes(BYTES / 2).toString('hex')
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ name, value }).execute()
    await trx.deleteFrom('settings').where('name', '=', name).execute()
  })
}
