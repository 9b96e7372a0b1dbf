import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Who may use the desk, how they sign in, and who did what. Of invitations and sessions only a hash is stored: whoever
 * reads a backup cannot sign in with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The words of a million enquiries take a minute to index; a request has half of that.
  if (isPostgres(db)) await sql`set local statement_timeout = 0`.execute(db)
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

  // Pages of the list go on after an enquiry: the id decides among those of one moment.
  for (const index of ['created', 'unanswered', 'quarantined', 'kind']) {
    await sql`drop index ${sql.ref(`enquiries_${index}`)}`.execute(db)
  }
  await sql`create index enquiries_created on enquiries (created_utc, id)`.execute(db)
  await sql`create index enquiries_unanswered on enquiries (created_utc, id)
    where answered_utc is null and kind <> 'brochure'`.execute(db)
  await sql`create index enquiries_quarantined on enquiries (created_utc, id) where quarantined = 1`.execute(
    db,
  )
  await sql`create index enquiries_kind on enquiries (kind, created_utc, id)`.execute(db)
  await sql`create index enquiries_page on enquiries (origin_page, created_utc, id)`.execute(db)
  await createSearch(db)
}

/**
 * Search by words, of name, e-mail address, phone number and message. PostgreSQL has an index on the words; SQLite a
 * full-text table that triggers keep in step. `enquiry_search_rows` gives each enquiry a number that stays: SQLite may
 * renumber the rows of a table whose key is text.
 */
async function createSearch(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) {
    await sql`create index enquiries_search on enquiries using gin (to_tsvector('simple',
      translate(name || ' ' || email || ' ' || message, '’''@._+/-', '        ')
      || ' ' || regexp_replace(phone_number, '\\D', '', 'g')))`.execute(db)
    return
  }
  await sql`create table enquiry_search_rows (number integer primary key, enquiry_id text not null unique)`.execute(
    db,
  )
  await sql`create virtual table enquiry_search using fts5(words, enquiry_id unindexed,
    tokenize = 'unicode61 remove_diacritics 2')`.execute(db)
  // Otherwise the words of an erased enquiry would stay in the file until segments are merged.
  await sql`insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  const words = (row: string) =>
    sql.raw(`${row}.name || ' ' || ${row}.email || ' ' ||
      replace(replace(replace(replace(${row}.phone_number, ' ', ''), '-', ''), '(', ''), ')', '') || ' ' || ${row}.message`)
  await sql`insert into enquiry_search_rows (enquiry_id) select id from enquiries order by created_utc`.execute(
    db,
  )
  await sql`insert into enquiry_search (rowid, words, enquiry_id)
    select number, ${words('e')}, e.id from enquiries e join enquiry_search_rows on enquiry_id = e.id`.execute(
    db,
  )
  await sql`create trigger enquiry_search_add after insert on enquiries begin
    insert into enquiry_search_rows (enquiry_id) values (new.id);
    insert into enquiry_search (rowid, words, enquiry_id)
      select number, ${words('new')}, new.id from enquiry_search_rows where enquiry_id = new.id;
  end`.execute(db)
  await sql`create trigger enquiry_search_remove after delete on enquiries begin
    delete from enquiry_search where rowid = (select number from enquiry_search_rows where enquiry_id = old.id);
    delete from enquiry_search_rows where enquiry_id = old.id;
  end`.execute(db)
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
