import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { countSearchMiss, listSearchMisses } from './search-misses.ts'

describeOnSqlite('searches without a result', (suite) => {
  const miss = (asked: string, day = '2026-11-15') =>
    countSearchMiss(suite.database, asked, Date.parse(`${day}T12:00:00Z`))
  const rows = () => suite.database.db.selectFrom('searchMisses').selectAll().orderBy('words').execute()

  test('are counted by day and words, and listed with the most frequent first', async () => {
    const listed = (since: string) =>
      listSearchMisses(suite.database, {
        since: plainDate(since),
        until: plainDate('2026-11-15'),
        limit: 200,
      })
    expect(await listed('2026-10-17')).toEqual([])
    await Promise.all(['Premium bonds?', 'premium  bonds', 'crypto'].map((asked) => miss(asked)))
    await miss('premium bonds', '2026-11-14')
    await miss('crypto', '2026-09-01')
    expect(await listed('2026-10-17')).toEqual([
      { words: 'premium bonds', count: 3 },
      { words: 'crypto', count: 1 },
    ])
    expect(await listed('2026-09-01')).toContainEqual({ words: 'crypto', count: 2 })
  })

  test('keep nothing that may be personal, and no time of day', async () => {
    for (const asked of ['ada@example.com', '01632 960 001', 'my name is Ada and I live here'])
      await miss(asked, '2026-11-10')
    await miss('zebra', '2026-11-10')
    expect((await rows()).filter(({ day }) => day === '2026-11-10')).toEqual([
      { day: '2026-11-10', words: 'zebra', count: 1 },
    ])
  })

  test('of one day are at most 500 different ones, and are kept for a year', async () => {
    await miss('old', '2025-11-14')
    const word = (index: number) =>
      `word ${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`
    await suite.database.db
      .insertInto('searchMisses')
      .values(
        Array.from({ length: 499 }, (_, index) => ({
          day: plainDate('2026-11-16'),
          words: word(index),
          count: 1,
        })),
      )
      .execute()
    await miss('the last one', '2026-11-16')
    await miss('one too many', '2026-11-16')
    await miss(word(0), '2026-11-16')
    const counted = await rows()
    expect(counted.filter(({ day }) => day === '2026-11-16')).toHaveLength(500)
    expect(counted.find(({ words }) => words === word(0))?.count).toBe(2)
    await miss('first of another day', '2026-11-17')
    expect((await rows()).map(({ words }) => words)).not.toContain('old')
  })
})
