import { type Kysely, sql } from 'kysely'

/**
 * Calls that visitors change themselves: the link to a call's own page as a hash, every change of a call, and the
 * sequence number by which a mail says of which state of the call it tells.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['enquiries', 'outbox'])
    await db.schema
      .alterTable(table)
      .addColumn('sequence', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()

  await db.schema
    .createTable('call_links')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .execute()
  await sql`create index call_links_enquiry on call_links (enquiry_id)`.execute(db)

  await db.schema
    .createTable('call_changes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('from_time', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text')
    .addColumn('to_time', 'text')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addUniqueConstraint('call_changes_sequence', ['enquiry_id', 'sequence'])
    .execute()
}
