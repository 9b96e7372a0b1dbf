import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * PostgreSQL finds 'Zoë' by 'Zoe', as SQLite's tokenizer always has: its words are stored without diacritics. Only the
 * enquiries that have any are changed: no form can be saved meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return
  await sql`set local statement_timeout = 0`.execute(db)
  const text = (row: string) => `${row}.name || ' ' || ${row}.email || ' ' || ${row}.message`
  const marks = String.raw`[\u0300-\u036f]`
  const folded = (row: string) =>
    `normalize(regexp_replace(normalize(${text(row)}, NFD), '${marks}', '', 'g'), NFC)`
  const words = (row: string) =>
    sql.raw(`to_tsvector('simple', translate(${folded(row)}, '’''@._+/-', '        ')
      || ' ' || regexp_replace(${row}.phone_number, '\\D', '', 'g'))`)
  const period = (format: 'YYYY-MM' | 'YYYY-MM-DD') =>
    sql.raw(`to_char(new.created_utc::timestamptz at time zone 'Europe/London', '${format}')`)
  // Otherwise an enquiry that comes in meanwhile would be stored by the former function.
  await sql`lock table enquiries in share row exclusive mode`.execute(db)
  await sql`create or replace function enquiry_added() returns trigger language plpgsql as $$
    begin
      insert into enquiry_search (enquiry_id, words) values (new.id, ${words('new')});
      delete from kept_figures where period in (${period('YYYY-MM')}, ${period('YYYY-MM-DD')})
        and figures is not null;
      return null;
    end $$`.execute(db)
  const stored = sql.raw(text('e'))
  // Whether there is any character beyond ASCII is known sooner than which.
  await sql`update enquiry_search set words = ${words('e')} from enquiries e
    where e.id = enquiry_id and octet_length(${stored}) > length(${stored})
      and normalize(${stored}, NFD) ~ ${sql.lit(marks)}`.execute(db)
}
