import type { Kysely } from 'kysely'
import type { SettingsTable, Tables } from './tables.ts'

/** What an owner has chosen, or the site keeps of itself; undefined where it was never stored. */
export async function readSetting(
  db: Kysely<Tables>,
  name: SettingsTable['name'],
): Promise<string | undefined> {
  const query = db.selectFrom('settings').select('value').where('name', '=', name)
  return (await query.executeTakeFirst())?.value
}

export async function storeSetting(
  db: Kysely<Tables>,
  name: SettingsTable['name'],
  value: string,
): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}
