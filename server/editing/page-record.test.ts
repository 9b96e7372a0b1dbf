import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '#server/platform/db/databases.test-support.ts'
import { type MemoryFile, memoryFile } from '#server/static/built-files.ts'
import { pageAt, recordedPaths, recordPages } from './page-record.ts'
import { addPublication } from './publications.test-support.ts'

describeOnBothDatabases('The record of pages', (suite) => {
  const page = (text: string): MemoryFile =>
    memoryFile(Buffer.from(text), 'text/html; charset=utf-8', 'no-cache')

  test('has each page as it was sent, once where it stays the same, and says from when on it is gone', async () => {
    const { database } = suite
    const { db } = database
    const at = (hour: number) => Date.parse(`2026-11-18T${hour}:00:00.000Z`)
    for (const number of [1, 2]) await addPublication(database, number, 'blog/one', {}, at(10 + number))
    await recordPages(database, 0, new Map([['/Blog', page('empty')]]))
    await recordPages(
      database,
      1,
      new Map([
        ['/Blog', page('empty')],
        ['/Blog/one', page('one')],
      ]),
    )
    await recordPages(database, 2, new Map([['/Blog', page('empty')]]))
    const said = async (path: string) =>
      await Promise.all([10, 11, 12].map((hour) => pageAt(db, path, at(hour))))
    expect(await said('/Blog')).toEqual(['empty', 'empty', 'empty'])
    expect(await said('/Blog/one')).toEqual([undefined, 'one', ''])
    expect(await recordedPaths(db)).toEqual(['/Blog', '/Blog/one'])
    expect(await db.selectFrom('publishedPages').select('number').execute()).toHaveLength(3)
  })
})
