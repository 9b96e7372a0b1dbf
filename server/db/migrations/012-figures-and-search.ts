import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Figures and searches that stay quick with a million enquiries (docs/decisions/0047): rows with what was counted
 * of a day or a month, the words of PostgreSQL in a table of their own, and those of SQLite's newest enquiries in a small
 * index of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_figures')
    .addColumn('period', 'text', (column) => column.primaryKey())
    .addColumn('figures', 'text')
    .execute()
  // The calls that are still to be answered, in the order of their times.
  await sql`create index enquiries_open_calls on enquiries (date, time, id)
    where answered_utc is null and cancelled_utc is null and date is not null`.execute(db)
  if (db.getExecutor().adapter instanceof PostgresAdapter) await forPostgres(db)
  else await forSqlite(db)
}

/**
 * A change of an enquiry sets the figures of its month and its day to null, and locks both rows until its transaction
 * ends: whoever counts at that moment waits for it, or is waited for, always the month first. A new enquiry only
 * deletes, because its own day is not kept yet, and enquiries that come in at the same time must not wait for each other.
 */
async function forPostgres(db: Kysely<unknown>): Promise<void> {
  // The words of a million enquiries take minutes to index; a request has half of one.
  await sql`set local statement_timeout = 0`.execute(db)
  const period = (row: string, format: 'YYYY-MM' | 'YYYY-MM-DD') =>
    sql.raw(`to_char(${row}.created_utc::timestamptz at time zone 'Europe/London', '${format}')`)
  const forget = (row: string) =>
    sql`insert into kept_figures (period, figures)
      values (${period(row, 'YYYY-MM')}, null), (${period(row, 'YYYY-MM-DD')}, null)
      on conflict (period) do update set figures = null`
  await sql`create table enquiry_search (number bigint generated always as identity primary key,
    enquiry_id text not null unique, words tsvector not null)`.execute(db)
  const words = (row: string) =>
    sql.raw(`to_tsvector('simple',
      translate(${row}.name || ' ' || ${row}.email || ' ' || ${row}.message, '’''@._+/-', '        ')
      || ' ' || regexp_replace(${row}.phone_number, '\\D', '', 'g'))`)
  await sql`insert into enquiry_search (enquiry_id, words)
    select e.id, ${words('e')} from enquiries e order by e.created_utc`.execute(db)
  // Without the list of pending entries, through which every search would have to read.
  await sql`create index enquiry_search_words on enquiry_search using gin (words) with (fastupdate = off)`.execute(
    db,
  )
  await sql`drop index enquiries_search`.execute(db)

  await sql`create function enquiry_added() returns trigger language plpgsql as $$
    begin
      insert into enquiry_search (enquiry_id, words) values (new.id, ${words('new')});
      delete from kept_figures where period in (${period('new', 'YYYY-MM')}, ${period('new', 'YYYY-MM-DD')})
        and figures is not null;
      return null;
    end $$`.execute(db)
  await sql`create function enquiry_changed() returns trigger language plpgsql as $$
    begin
      ${forget('old')};
      return null;
    end $$`.execute(db)
  await sql`create function enquiry_removed() returns trigger language plpgsql as $$
    begin
      delete from enquiry_search where enquiry_id = old.id;
      ${forget('old')};
      return null;
    end $$`.execute(db)
  await sql`create function enquiry_outcome_changed() returns trigger language plpgsql as $$
    declare
      changed enquiries;
    begin
      select * into changed from enquiries where id = new.enquiry_id;
      if found then
        ${forget('changed')};
      end if;
      return null;
    end $$`.execute(db)
  await sql`create trigger enquiry_added after insert on enquiries
    for each row execute function enquiry_added()`.execute(db)
  await sql`create trigger enquiry_changed after update on enquiries
    for each row execute function enquiry_changed()`.execute(db)
  await sql`create trigger enquiry_removed after delete on enquiries
    for each row execute function enquiry_removed()`.execute(db)
  await sql`create trigger enquiry_outcome_changed after update of outcome on enquiry_handling
    for each row execute function enquiry_outcome_changed()`.execute(db)
}

/**
 * SQLite has no time zones: in summer the last hour of a UTC day is the next day in London, so both days are forgotten
 * there, and their months. Its transactions write one after the other, which is all that counting needs.
 */
async function forSqlite(db: Kysely<unknown>): Promise<void> {
  const forget = (createdUtc: string) =>
    sql.raw(`delete from kept_figures where period in (
      date(${createdUtc}), date(${createdUtc}, '+1 hour'),
      strftime('%Y-%m', ${createdUtc}), strftime('%Y-%m', ${createdUtc}, '+1 hour'))`)
  await sql`create trigger kept_figures_add after insert on enquiries begin
    ${forget('new.created_utc')};
  end`.execute(db)
  await sql`create trigger kept_figures_change after update on enquiries begin
    ${forget('old.created_utc')};
  end`.execute(db)
  await sql`create trigger kept_figures_remove after delete on enquiries begin
    ${forget('old.created_utc')};
  end`.execute(db)
  await sql`create trigger kept_figures_outcome after update of outcome on enquiry_handling begin
    ${forget('(select created_utc from enquiries where id = new.enquiry_id)')};
  end`.execute(db)
  await createRecentSearch(db)
}

/** How many of the newest enquiries are in it; see RECENT in server/desk/search-enquiries.ts. */
const RECENT = 20_000

/**
 * The beginning of a frequent word stands for many words, whose lists FTS5 merges whole before it looks at the newest.
 * In an index of the newest alone they are short.
 */
async function createRecentSearch(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table enquiry_search_recent using fts5(words, enquiry_id unindexed,
    tokenize = 'unicode61 remove_diacritics 2')`.execute(db)
  await sql`insert into enquiry_search_recent (enquiry_search_recent, rank) values ('secure-delete', 1)`.execute(
    db,
  )
  await sql`insert into enquiry_search_recent (rowid, words, enquiry_id)
    select rowid, words, enquiry_id from enquiry_search order by rowid desc limit ${sql.lit(RECENT)}`.execute(
    db,
  )
  // In one trigger each: SQLite does not say in which order it runs several.
  const words = (row: string) =>
    sql.raw(`${row}.name || ' ' || ${row}.email || ' ' ||
      replace(replace(replace(replace(${row}.phone_number, ' ', ''), '-', ''), '(', ''), ')', '') || ' ' || ${row}.message`)
  const numberOf = (row: string) =>
    sql.raw(`(select number from enquiry_search_rows where enquiry_id = ${row}.id)`)
  await sql`drop trigger enquiry_search_add`.execute(db)
  await sql`drop trigger enquiry_search_remove`.execute(db)
  await sql`create trigger enquiry_search_add after insert on enquiries begin
    insert into enquiry_search_rows (enquiry_id) values (new.id);
    insert into enquiry_search (rowid, words, enquiry_id) values (${numberOf('new')}, ${words('new')}, new.id);
    insert into enquiry_search_recent (rowid, words, enquiry_id)
      values (${numberOf('new')}, ${words('new')}, new.id);
    delete from enquiry_search_recent where rowid = ${numberOf('new')} - ${sql.lit(RECENT)};
  end`.execute(db)
  await sql`create trigger enquiry_search_remove after delete on enquiries begin
    delete from enquiry_search where rowid = ${numberOf('old')};
    delete from enquiry_search_recent where rowid = ${numberOf('old')};
    delete from enquiry_search_rows where enquiry_id = old.id;
  end`.execute(db)
}
