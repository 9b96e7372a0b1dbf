import { type Kysely, sql } from 'kysely'

/** Private calendar addresses. Only the hash of each secret is stored: whoever reads a backup cannot open a calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calendar_addresses')
    .addColumn('staff_id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .execute()
  await sql`create unique index calendar_addresses_token on calendar_addresses (token_hash)`.execute(db)
}
