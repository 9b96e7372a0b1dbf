import { type Kysely, sql } from 'kysely'

/**
 * Who may use the desk, how they sign in, and who did what. Of invitations and sessions only a hash is stored: whoever
 * reads a backup cannot sign in with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('removed_utc', 'text')
    .execute()
  await sql`create unique index staff_email on staff (lower(email)) where removed_utc is null`.execute(db)

  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('used_utc', 'text')
    .execute()
  await sql`create index passkeys_staff on passkeys (staff_id)`.execute(db)

  await db.schema
    .createTable('invitations')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('expires_utc', 'text', (column) => column.notNull())
    .execute()
  await sql`create index invitations_staff on invitations (staff_id)`.execute(db)

  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .addColumn('seen_utc', 'text', (column) => column.notNull())
    .execute()
  await sql`create index sessions_staff on sessions (staff_id)`.execute(db)
  await sql`create index sessions_created on sessions (created_utc)`.execute(db)

  await db.schema
    .createTable('challenges')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('expires_utc', 'text', (column) => column.notNull())
    .execute()
  await sql`create index challenges_expires on challenges (expires_utc)`.execute(db)

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at_utc', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text')
    .execute()
  await sql`create index audit_log_at on audit_log (at_utc, id)`.execute(db)
  await sql`create index audit_log_subject on audit_log (subject, at_utc) where subject is not null`.execute(
    db,
  )

  await db.schema
    .createTable('enquiry_handling')
    .addColumn('enquiry_id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('assigned_to', 'text')
    .addColumn('outcome', 'text')
    .execute()
  await sql`create index enquiry_handling_assigned on enquiry_handling (assigned_to)
    where assigned_to is not null`.execute(db)

  await db.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('staff_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_utc', 'text', (column) => column.notNull())
    .execute()
  await sql`create index enquiry_notes_enquiry on enquiry_notes (enquiry_id, created_utc)`.execute(db)
}
