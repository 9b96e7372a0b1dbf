// Where the desk is, for commands that are run without the site's environment.
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/db/tables.ts'

/** When the site starts: the last one is right. */
export async function keepDeskAddress(db: Kysely<Tables>, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name: 'desk-url', value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

export async function readDeskAddress(db: Kysely<Tables>): Promise<string | undefined> {
  const query = db.selectFrom('settings').select('value').where('name', '=', 'desk-url')
  return (await query.executeTakeFirst())?.value
}
