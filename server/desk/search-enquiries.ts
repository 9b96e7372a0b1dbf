import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** A search looks through the newest matches: the list of a word that everybody uses must not take seconds. */
const MATCHES = 500

/**
 * How many of the newest enquiries are looked through first: one by one in PostgreSQL, in an index of their own in
 * SQLite. A word that is frequent enough has all its matches there; what the full index finds of the others is little.
 */
const RECENT = 20_000

/** By how many of these newest enquiries have a word, it is known whether the word is rare. */
const SAMPLE = 2_000
const RARE_IN_SAMPLE = 30

/** The ids of the newest enquiries that have all the words; the beginnings of words suffice. */
export async function searchEnquiries(db: Kysely<Tables>, search: string): Promise<string[]> {
  const terms = termsOf(search)
  if (terms.length === 0) return []
  const recent = await searchRecent(db, terms).execute(db)
  const { rows } =
    recent.rows.length < MATCHES ? await searchAll(db, terms, await rareTerms(db, terms)).execute(db) : recent
  return rows.map(({ enquiryId }) => enquiryId)
}

interface Match {
  enquiryId: string
}

export function searchRecent(db: Kysely<Tables>, terms: readonly string[]): RawBuilder<Match> {
  if (isPostgres(db))
    return sql`select enquiry_id from (${newest(RECENT)}) as recent
      where words @@ ${tsquery(terms)} limit ${sql.lit(MATCHES)}`
  return sql`select enquiry_id from enquiry_search_recent where enquiry_search_recent match ${ftsQuery(terms)}
    order by rowid desc limit ${sql.lit(MATCHES)}`
}

/**
 * PostgreSQL asks the index for the rare words, and looks for the others in the rows that they lead to: the beginning of
 * a frequent word stands for up to a million words, whose lists the index would merge. `offset 0` keeps the planner
 * at the index: it would read the newest rows one by one, which is slow for rare words.
 */
export function searchAll(
  db: Kysely<Tables>,
  terms: readonly string[],
  rare: readonly string[],
): RawBuilder<Match> {
  if (isPostgres(db))
    return sql`select enquiry_id from (
        select enquiry_id, number, words from enquiry_search where words @@ ${tsquery(rare)} offset 0
      ) as found where words @@ ${tsquery(terms)} order by number desc limit ${sql.lit(MATCHES)}`
  return sql`select enquiry_id from enquiry_search where enquiry_search match ${ftsQuery(terms)}
    order by rowid desc limit ${sql.lit(MATCHES)}`
}

/** The words that few enquiries have; all of them where none is rare. */
async function rareTerms(db: Kysely<Tables>, terms: readonly string[]): Promise<readonly string[]> {
  if (terms.length < 2 || !isPostgres(db)) return terms
  const counts = terms.map((term) => sql`count(*) filter (where words @@ ${tsquery([term])})::int`)
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts
    from (${newest(SAMPLE)}) as sample`.execute(db)
  const rare = terms.filter((_, index) => (rows[0]?.counts[index] ?? 0) <= RARE_IN_SAMPLE)
  return rare.length > 0 ? rare : terms
}

function newest(count: number): RawBuilder<unknown> {
  return sql`select enquiry_id, words from enquiry_search order by number desc limit ${sql.lit(count)}`
}

function tsquery(terms: readonly string[]): RawBuilder<unknown> {
  return sql`to_tsquery('simple', ${terms.map((term) => `'${term}':*`).join(' & ')})`
}

function ftsQuery(terms: readonly string[]): string {
  return terms.map((term) => `"${term}"*`).join(' ')
}

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

function termsOf(search: string): string[] {
  // A phone number is stored without its blanks.
  const digits = search.replace(/[\s()-]/g, '')
  return /^\+?\d{5,}$/.test(digits) ? [digits.replace('+', '')] : (search.match(/[\p{L}\p{N}]+/gu) ?? [])
}
