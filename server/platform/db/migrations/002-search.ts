import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * A full-text table that triggers keep in step: the words of name, e-mail address, phone number and message, without
 * diacritics, so that 'Zoe' finds 'Zoë'.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await forPostgres(db)
  else await forSqlite(db)
}

/** `number` is the order in which they were stored, as rowid is in SQLite. */
async function forPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create table enquiry_search (
    number bigint generated always as identity primary key,
    enquiry_id text not null unique references enquiries on delete cascade,
    words tsvector not null
  )`.execute(db)
  const marks = sql.raw(String.raw`'[\u0300-\u036f]'`)
  await sql`create function enquiry_words(e enquiries) returns tsvector immutable language sql as $$
    select to_tsvector('simple', translate(
      normalize(
        regexp_replace(
          normalize(e.name || ' ' || e.email || ' ' || e.phone_digits || ' ' || e.message, NFD), ${marks}, '', 'g'),
        NFC),
      '’''@._+/-', '        '))
  $$`.execute(db)
  await sql`insert into enquiry_search (enquiry_id, words)
    select e.id, enquiry_words(e) from enquiries e order by e.created_utc, e.id`.execute(db)
  // Without the list of pending entries, which every search would read through.
  await sql`create index enquiry_search_words on enquiry_search using gin (words) with (fastupdate = off)`.execute(
    db,
  )
  await sql`create function enquiry_search_add() returns trigger language plpgsql as $$
    begin
      insert into enquiry_search (enquiry_id, words) values (new.id, enquiry_words(new));
      return null;
    end $$`.execute(db)
  await sql`create trigger enquiry_search_add after insert on enquiries
    for each row execute function enquiry_search_add()`.execute(db)
}

/** The id is indexed as well: by it the row of an erased enquiry is found. */
async function forSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table enquiry_search using fts5(enquiry_id, words,
    tokenize = 'unicode61 remove_diacritics 2')`.execute(db)
  // Otherwise the words of an erased enquiry would stay in the file until segments are merged.
  await sql`insert into enquiry_search (enquiry_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`insert into enquiry_search (enquiry_id, words)
    select id, name || ' ' || email || ' ' || phone_digits || ' ' || message from enquiries
    order by created_utc, id`.execute(db)
  await sql`create trigger enquiry_search_add after insert on enquiries begin
    insert into enquiry_search (enquiry_id, words)
      values (new.id, new.name || ' ' || new.email || ' ' || new.phone_digits || ' ' || new.message);
  end`.execute(db)
  await sql`create trigger enquiry_search_remove after delete on enquiries begin
    delete from enquiry_search
      where enquiry_search match 'enquiry_id : "' || old.id || '"' and enquiry_id = old.id;
  end`.execute(db)
}
