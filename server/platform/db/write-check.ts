import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** More database and write-ahead log pages than storing a form takes. */
const BYTES = 32 * 1024

/**
 * Inserts and deletes a row in one transaction and commits it, so that an error of the disk (full, read-only, gone)
 * shows as it would when a form is stored. No row remains. The value is random because PostgreSQL compresses long
 * values.
 */
export async function checkWrite({ db }: Database): Promise<void> {
  const name = `write-check ${randomBytes(8).toString('hex')}` as const
  const value = randomBytes(BYTES / 2).toString('hex')
  await db.transaction().execute(async (trx) => {
    await trx.insertInto('settings').values({ name, value }).execute()
    await trx.deleteFrom('settings').where('name', '=', name).execute()
  })
}
