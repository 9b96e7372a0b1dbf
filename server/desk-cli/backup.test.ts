import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnSqlite } from '#server/platform/db/databases.test-support.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnSqlite('desk backup', (suite) => {
  const desk = createTestDesk(suite)
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-backup-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('writes a file for its owner alone, which restore puts into an empty folder and no other', async () => {
    await desk.contact()
    const file = path.join(folder, 'site.backup')
    expect(await desk.says('backup', file)).toBe(`The database is copied to ${file}.`)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const location = { dataDir: path.join(folder, 'restored') }
    const fresh = createTestDesk({ ...suite, database: suite.database, location })
    expect(await fresh.says('restore', file)).toMatch(
      /^\d+ rows are restored\.\n2 mails are parked: see outbox\.$/,
    )
    expect(await fresh.refuses('restore', file)).toContain('not empty')
  })

  test('never overwrites another file', async () => {
    const file = path.join(folder, 'precious.txt')
    await writeFile(file, 'precious')
    expect(await desk.refuses('backup', file)).toContain('is there already')
    expect(await desk.refuses('backup', '/nowhere/site.backup')).toContain('make it first')
    expect(await readFile(file, 'utf8')).toBe('precious')
  })
})
