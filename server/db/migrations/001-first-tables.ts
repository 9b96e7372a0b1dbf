import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Types and statements that SQLite and PostgreSQL read alike. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('town', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('date', 'text')
    .addColumn('time', 'text')
    .addColumn('privacy_policy', 'integer', (column) => column.notNull())
    .addColumn('notice_version', 'text', (column) => column.notNull())
    .addColumn('origin_page', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .addColumn('answered_utc', 'text')
    .addColumn('cancelled_utc', 'text')
    .execute()

  // Holds one enquiry a date and time, and is all that a reading of the slots needs to touch.
  await sql`create unique index enquiries_slot on enquiries (date, time)
    where date is not null and cancelled_utc is null`.execute(db)
  await sql`create index enquiries_created on enquiries (created_utc)`.execute(db)
  await sql`create index enquiries_email on enquiries (lower(email), created_utc)`.execute(db)

  await db.schema
    .createTable('brochure_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('notice_version', 'text', (column) => column.notNull())
    .addColumn('origin_page', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('quarantined', 'integer', (column) => column.notNull())
    .execute()
  await sql`create index brochure_requests_created on brochure_requests (created_utc)`.execute(db)
  await sql`create index brochure_requests_email on brochure_requests (lower(email), created_utc)`.execute(db)

  await db.schema
    .createTable('marketing_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('items', 'text', (column) => column.notNull())
    .addColumn('updated_utc', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('next_attempt_utc', 'text', (column) => column.notNull())
    .addColumn('give_up_utc', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('claimed_by', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('sent_utc', 'text')
    .execute()
  // Sent mail outnumbers the rest a thousandfold; state first keeps both the claim and the counts off it.
  await sql`create index outbox_due on outbox (state, next_attempt_utc)`.execute(db)
  await sql`create index outbox_record on outbox (record_id)`.execute(db)
}
