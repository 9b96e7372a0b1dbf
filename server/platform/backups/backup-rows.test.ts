import { expect, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { batches } from './backup-rows.ts'

describeOnBothDatabases('The rows of a backup', (suite) => {
  test('are read in batches, each row once, also where a key of two columns is divided', async () => {
    const { db } = suite.database
    const rows = Array.from({ length: 2_000 }, (_, index) => ({
      day: plainDate(index < 1_500 ? '2026-11-16' : '2026-11-17'),
      // Some words are of both days.
      words: `word ${index % 1_500}`,
      count: 1,
    }))
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('searchMisses')
        .values(rows.slice(start, start + 500))
        .execute()
    const read = []
    const sizes = []
    for await (const batch of batches(db, 'searchMisses')) {
      sizes.push(batch.length)
      read.push(...batch)
    }
    expect(sizes).toEqual([1_000, 1_000])
    expect(new Set(read.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })
})
