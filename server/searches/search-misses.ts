// What visitors searched for and did not find: words and a count a day, without anything about the visitor.
import { countableSearch } from '#domain/countable-search.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'

/** So that nobody can fill the database: from then on only words that the day has already are counted. */
const MAX_A_DAY = 500
const KEPT_DAYS = 365

export interface SearchMiss {
  words: string
  count: number
}

export async function countSearchMiss(database: Database, asked: string, now: number): Promise<void> {
  const words = countableSearch(asked)
  if (words === null) return
  const day = londonDate(now)
  await transact(database, async (trx) => {
    const { rows } = await trx
      .selectFrom('searchMisses')
      .select(({ fn }) => fn.countAll<number | string>().as('rows'))
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
    // The first of a day removes what is too old.
    if (Number(rows) === 0)
      await trx.deleteFrom('searchMisses').where('day', '<', addDays(day, -KEPT_DAYS)).execute()
    if (Number(rows) < MAX_A_DAY)
      await trx
        .insertInto('searchMisses')
        .values({ day, words, count: 0 })
        .onConflict((conflict) => conflict.columns(['day', 'words']).doNothing())
        .execute()
    await trx
      .updateTable('searchMisses')
      .set(({ eb }) => ({ count: eb('count', '+', 1) }))
      .where('day', '=', day)
      .where('words', '=', words)
      .execute()
  })
}

/** Most frequent first. */
export async function listSearchMisses(
  { db }: Pick<Database, 'db'>,
  { since, until, limit }: { since: PlainDate; until: PlainDate; limit: number },
): Promise<SearchMiss[]> {
  const rows = await db
    .selectFrom('searchMisses')
    .select(['words', ({ fn }) => fn.sum<number | string>('count').as('count')])
    .where('day', '>=', since)
    .where('day', '<=', until)
    .groupBy('words')
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(limit)
    .execute()
  return rows.map(({ words, count }) => ({ words, count: Number(count) }))
}
