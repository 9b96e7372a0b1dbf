import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('closed_slots')
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('time', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('closed_slots_key', ['date', 'time'])
    .execute()

  await db.schema
    .createTable('enquiry_counts')
    .addColumn('client', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_counts_key', ['client', 'hour'])
    .execute()

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}
