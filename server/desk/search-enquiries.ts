import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { phoneDigits } from '#domain/phone-number.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** A search looks through the newest matches alone: a word that everybody uses has too many to list. */
const MATCHES = 500

/** The ids of the newest enquiries that have all the words; the beginnings of words suffice (migration 002). */
export function searchMatches(db: Kysely<Tables>, search: string): RawBuilder<string> {
  const words = wordsOf(search)
  if (words.length === 0) return sql`(select id from enquiries where false)`
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const query = words.map((word) => `'${word}':*`).join(' & ')
    return sql`(select enquiry_id from enquiry_search where words @@ to_tsquery('simple', ${query})
      order by number desc limit ${sql.lit(MATCHES)})`
  }
  const query = words.map((word) => `"${word}"*`).join(' AND ')
  return sql`(select enquiry_id from enquiry_search where enquiry_search match ${`words : (${query})`}
    order by rowid desc limit ${sql.lit(MATCHES)})`
}

/** As both databases have them: a phone number by its digits, however it is written; words without diacritics. */
function wordsOf(search: string): string[] {
  const digits = phoneDigits(search)
  if (/^[\d\s()+./-]+$/.test(search) && digits.length >= 5) return [digits]
  const folded = search
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
  return folded.match(/[\p{L}\p{N}]+/gu) ?? []
}
