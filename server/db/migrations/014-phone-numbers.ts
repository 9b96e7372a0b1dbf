import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/**
 * Finds a phone number however it was written: an index on the last five digits, which all ways of writing one have in
 * common ('+44 1632 960001' and '01632 960001' differ at the beginning alone).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  // An index of a million rows takes longer than a request may.
  if (isPostgres) await sql`set local statement_timeout = 0`.execute(db)
  await sql`create index enquiries_phone on enquiries ((${phoneEnding(db)})) where phone_number <> ''`.execute(
    db,
  )
}

/** Stands for numbers with characters that numbers are not usually written with, such as 'ext. 5'. */
export const otherNumbers = 'other'

/** The expression of the index, which a query must repeat to the letter. */
export function phoneEnding(db: Pick<Kysely<unknown>, 'getExecutor'>): RawBuilder<string> {
  if (db.getExecutor().adapter instanceof PostgresAdapter)
    return sql`right(regexp_replace(replace(phone_number, '(0)', ''), '[^0-9]', '', 'g'), 5)`
  // SQLite has no regular expressions, so the usual characters are taken out one by one.
  const digits = [' ', '-', '(', ')', '+', '.', '/'].reduce(
    (text, character) => `replace(${text}, '${character}', '')`,
    "replace(phone_number, '(0)', '')",
  )
  return sql.raw(`case when ${digits} glob '*[^0-9]*' then '${otherNumbers}' else substr(${digits}, -5) end`)
}
