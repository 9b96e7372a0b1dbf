import type { Kysely } from 'kysely'

/**
 * Pictures that were added at the desk, and the jobs that run once over all instances. Bytes are base64 text: both
 * databases and the backup format keep text alike.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('format', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('byte_count', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('replaces', 'text', (column) => column.unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('due_utc', 'text', (column) => column.notNull())
    .addColumn('succeeded_utc', 'text')
    .addColumn('last_error', 'text')
    .addColumn('note', 'text')
    .execute()
}
