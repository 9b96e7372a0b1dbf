import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * No two calls that stand may overlap, whatever length their slots had. A call's `time` holds its start and its end
 * ('09:00 - 09:30'), so every call that is stored already, and every one that an older instance stores while
 * versions change, is held to it as well. The unique index on date and time stays: it is what days are read by.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) await forPostgres(db)
  else await forSqlite(db)
}

/** A range of minutes since 2000. The functions are immutable, as an index asks: a cast from text to date is not. */
async function forPostgres(db: Kysely<unknown>): Promise<void> {
  const part = (column: string, from: number, length: number) =>
    sql`substr(${sql.ref(column)}, ${sql.lit(from)}, ${sql.lit(length)})::int`
  const day = sql`(make_date(${part('date', 1, 4)}, ${part('date', 6, 2)}, ${part('date', 9, 2)}) - date '2000-01-01')`
  const minute = (from: number) =>
    sql`${day} * 1440 + ${part('time', from, 2)} * 60 + ${part('time', from + 3, 2)}`
  await sql`alter table enquiries add constraint enquiries_overlap
    exclude using gist (int4range(${minute(1)}, ${minute(9)}) with &&)
    where (date is not null and time is not null and cancelled_utc is null)`.execute(db)
}

/**
 * SQLite has no exclusion constraints. Its transactions write one after the other, so a trigger that looks sees
 * every call. The row is ignored, as 'on conflict do nothing' has it on PostgreSQL.
 */
async function forSqlite(db: Kysely<unknown>): Promise<void> {
  const refuse = sql`when new.date is not null and new.cancelled_utc is null
    begin
      select raise(ignore) from enquiries
      where date = new.date and cancelled_utc is null and id <> new.id
        and substr(time, 1, 5) < substr(new.time, 9, 5) and substr(time, 9, 5) > substr(new.time, 1, 5);
    end`
  await sql`create trigger enquiries_overlap_insert before insert on enquiries ${refuse}`.execute(db)
  await sql`create trigger enquiries_overlap_update before update of date, time, cancelled_utc on enquiries
    ${refuse}`.execute(db)
}
