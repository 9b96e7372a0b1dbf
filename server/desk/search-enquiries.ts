import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'
import { phoneDigits } from '#domain/phone-number.ts'
import type { Tables } from '#server/db/tables.ts'

/** A search looks through the newest matches: the list of a word that everybody uses must not take seconds. */
const MATCHES = 500

/**
 * How many of the newest enquiries are looked through first: one by one in PostgreSQL, in an index of their own in
 * SQLite. A word that is frequent enough has all its matches there; what the full index finds of the others is little.
 */
const RECENT = 20_000

/** Of the newest enquiries, to know how many have a word. */
const SAMPLE = 2_000
/** With more, a word has all the matches that are shown among the newest. */
const RARE = MATCHES / RECENT
const FREQUENT = 0.25

/** Rows that are read from SQLite at once, to be looked through here. */
const BATCH = 1_000

/** The ids of the newest enquiries that have all the words; the beginnings of words suffice. */
export async function searchEnquiries(db: Kysely<Tables>, search: string): Promise<string[]> {
  const terms = termsOf(search)
  if (terms.length === 0) return []
  const recent = await searchRecent(db, terms).execute(db)
  if (recent.rows.length >= MATCHES) return idsOf(recent.rows)
  const indexed = await termsForIndex(db, terms)
  if (isPostgres(db)) return idsOf((await searchAll(db, terms, indexed).execute(db)).rows)
  return await searchRows(db, terms, indexed)
}

interface Match {
  enquiryId: string
}

export function searchRecent(db: Kysely<Tables>, terms: readonly Term[]): RawBuilder<Match> {
  if (isPostgres(db))
    return sql`select enquiry_id from (${newest(RECENT)}) as recent
      where words @@ ${tsquery(terms)} limit ${sql.lit(MATCHES)}`
  return sql`select enquiry_id from enquiry_search_recent where enquiry_search_recent match ${ftsQuery(terms)}
    order by rowid desc limit ${sql.lit(MATCHES)}`
}

/**
 * PostgreSQL asks the index for some of the words, and looks for the others in the rows that these lead to. `offset 0`
 * keeps the planner at the index: it would read the newest rows one by one, which is slow for rare words.
 */
export function searchAll(
  db: Kysely<Tables>,
  terms: readonly Term[],
  indexed: readonly Term[],
): RawBuilder<Match> {
  const others = terms.filter((term) => !indexed.includes(term))
  if (isPostgres(db))
    return sql`select enquiry_id from (
        select enquiry_id, number${sql.raw(others.length > 0 ? ', words' : '')} from enquiry_search
        where words @@ ${tsquery(indexed)} offset 0
      ) as found ${others.length > 0 ? sql`where words @@ ${tsquery(others)}` : sql``}
      order by number desc limit ${sql.lit(MATCHES)}`
  return sql`select enquiry_id from enquiry_search where enquiry_search match ${ftsQuery(indexed)}
    order by rowid desc limit ${sql.lit(MATCHES)}`
}

/** The same in SQLite, which has no function for the words of one row: they are compared here, the newest first. */
async function searchRows(
  db: Kysely<Tables>,
  terms: readonly Term[],
  indexed: readonly Term[],
): Promise<string[]> {
  const others = terms.filter((term) => !indexed.includes(term))
  if (others.length === 0) return idsOf((await searchAll(db, terms, indexed).execute(db)).rows)
  const beginnings = others.map((term) => new RegExp(`(?<![\\p{L}\\p{N}])(${term.join('|')})`, 'iu'))
  const found: string[] = []
  let before = Number.MAX_SAFE_INTEGER
  while (found.length < MATCHES) {
    const { rows } = await sql<Match & { number: number; words: string }>`
      select rowid as number, enquiry_id, words from enquiry_search
      where enquiry_search match ${ftsQuery(indexed)} and rowid < ${before}
      order by rowid desc limit ${sql.lit(BATCH)}`.execute(db)
    for (const { enquiryId, words } of rows)
      if (beginnings.every((beginning) => beginning.test(withoutDiacritics(words)))) found.push(enquiryId)
    if (rows.length < BATCH) break
    before = rows.at(-1)?.number ?? 0
  }
  return found.slice(0, MATCHES)
}

/** As both indexes have it: see migration 015. */
function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}

/**
 * The words that the index is asked for. The beginning of a frequent word stands for up to a million words, whose lists
 * would be merged: beside a rare word it is left out. All where none is rare.
 */
async function termsForIndex(db: Kysely<Tables>, terms: readonly Term[]): Promise<readonly Term[]> {
  if (terms.length < 2) return terms
  const shares = await sharesOf(db, terms)
  if (!shares.some((share) => share <= RARE)) return terms
  return terms.filter((_, index) => (shares[index] ?? 0) < FREQUENT)
}

/** How many of the newest enquiries have each word, from 0 to 1. */
async function sharesOf(db: Kysely<Tables>, terms: readonly Term[]): Promise<number[]> {
  const counts = isPostgres(db)
    ? terms.map((term) => sql`count(*) filter (where words @@ ${tsquery([term])})::int`)
    : terms.map(
        (term) => sql`(select count(*) from enquiry_search_recent
          where enquiry_search_recent match ${ftsQuery([term])})`,
      )
  const columns = sql.join([
    sql`count(*) as total`,
    ...counts.map((count, index) => sql`${count} as ${sql.ref(`count${index}`)}`),
  ])
  // FTS5 has one small row for each of its rows there; counting its own rows would read all their words.
  const sample = isPostgres(db) ? sql`(${newest(SAMPLE)}) as sample` : sql`enquiry_search_recent_docsize`
  const { rows } = await sql<Record<string, number>>`select ${columns} from ${sample}`.execute(db)
  const [counted = {}] = rows
  return terms.map((_, index) => Number(counted[`count${index}`]) / Math.max(1, Number(counted.total)))
}

function newest(count: number): RawBuilder<unknown> {
  return sql`select enquiry_id, words from enquiry_search order by number desc limit ${sql.lit(count)}`
}

function tsquery(terms: readonly Term[]): RawBuilder<unknown> {
  const each = terms.map((term) => `(${term.map((word) => `'${word}':*`).join(' | ')})`)
  return sql`to_tsquery('simple', ${each.join(' & ')})`
}

function ftsQuery(terms: readonly Term[]): string {
  return terms.map((term) => `(${term.map((word) => `"${word}"*`).join(' OR ')})`).join(' AND ')
}

function idsOf(matches: readonly Match[]): string[] {
  return matches.map(({ enquiryId }) => enquiryId)
}

function isPostgres(db: Kysely<Tables>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** What is looked for: a word, or any of several. */
type Term = readonly string[]

function termsOf(search: string): Term[] {
  if (!/^[\d\s()+./-]+$/.test(search) || phoneDigits(search).length < 5)
    return (withoutDiacritics(search).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [word])
  // A phone number is stored as it was typed, without its blanks: 01632 960001, +44 1632 960001, +44 (0)1632 960001.
  const digits = phoneDigits(search)
  const abroad = digits.startsWith('0')
    ? [`44${digits.slice(1)}`, `44${digits}`, `0044${digits.slice(1)}`]
    : []
  return [[digits, ...abroad]]
}
