import type { Database } from './database.ts'
import type { SettingsTable } from './tables.ts'
import { transact, withRetries } from './transact.ts'

/** A secret in `settings`, created once per database by the first instance that needs it. */
export async function sharedSecret(
  database: Database,
  name: SettingsTable['name'],
  create: () => string,
): Promise<string> {
  await transact(database, (trx) =>
    trx
      .insertInto('settings')
      .values({ name, value: create() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
  const { value } = await withRetries(() =>
    database.db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirstOrThrow(),
  )
  return value
}
