import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** A search looks through the newest matches: the list of a word that everybody uses must not take seconds. */
const MATCHES = 500

/**
 * How many of the newest enquiries are looked through first: one by one in PostgreSQL, in an index of their own in
 * SQLite. A word that is frequent enough has all its matches there; what the full index finds of the others is little.
 */
const RECENT = 20_000

/** The ids of the newest enquiries that have all the words; the beginnings of words suffice. */
export async function searchEnquiries(db: Kysely<Tables>, search: string): Promise<string[]> {
  const terms = termsOf(search)
  if (terms.length === 0) return []
  const { recent, all } = searchQueries(db, terms)
  const found = await recent.execute(db)
  const { rows } = found.rows.length < MATCHES ? await all.execute(db) : found
  return rows.map(({ enquiryId }) => enquiryId)
}

interface Match {
  enquiryId: string
}

/** `offset 0` keeps PostgreSQL's planner at the index: it would read the newest one by one, which is slow for rare words. */
export function searchQueries(
  db: Kysely<Tables>,
  terms: readonly string[],
): Record<'recent' | 'all', RawBuilder<Match>> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const query = sql`to_tsquery('simple', ${terms.map((term) => `'${term}':*`).join(' & ')})`
    return {
      recent: sql`select enquiry_id from (
          select enquiry_id, words from enquiry_search order by number desc limit ${sql.lit(RECENT)}
        ) as recent where words @@ ${query} limit ${sql.lit(MATCHES)}`,
      all: sql`select enquiry_id from (
          select enquiry_id, number from enquiry_search where words @@ ${query} offset 0
        ) as found order by number desc limit ${sql.lit(MATCHES)}`,
    }
  }
  const query = terms.map((term) => `"${term}"*`).join(' ')
  return {
    recent: sql`select enquiry_id from enquiry_search_recent where enquiry_search_recent match ${query}
        order by rowid desc limit ${sql.lit(MATCHES)}`,
    all: sql`select enquiry_id from enquiry_search where enquiry_search match ${query}
        order by rowid desc limit ${sql.lit(MATCHES)}`,
  }
}

function termsOf(search: string): string[] {
  // A phone number is stored without its blanks.
  const digits = search.replace(/[\s()-]/g, '')
  return /^\+?\d{5,}$/.test(digits) ? [digits.replace('+', '')] : (search.match(/[\p{L}\p{N}]+/gu) ?? [])
}
