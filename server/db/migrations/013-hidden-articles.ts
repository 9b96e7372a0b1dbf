import type { Kysely } from 'kysely'

/**
 * Articles that are not shown, apart from the items that are: an instance of the version before, which knows nothing
 * of them, can neither show nor drop one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('marketing_documents')
    .addColumn('hidden_items', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}
