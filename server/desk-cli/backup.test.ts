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

  test('restore says who can sign in again, and asks first', async () => {
    await desk.says('staff', 'add', 'Otto Leaver', 'otto@firm.example')
    await desk.says('staff', 'add', 'Gone Before', 'gone@firm.example')
    await desk.says('staff', 'remove', 'gone@firm.example')
    const { db } = suite.database
    const { id: staffId } = await db
      .selectFrom('staff')
      .select('id')
      .where('name', '=', 'Otto Leaver')
      .executeTakeFirstOrThrow()
    const at = { createdUtc: '2026-11-15T12:00:00.000Z', usedUtc: '2026-11-16T09:30:00.000Z' }
    const passkey = {
      id: 'a',
      staffId,
      name: 'Lost phone',
      publicKey: '',
      counter: 0,
      transports: '[]',
      ...at,
    }
    await db.insertInto('passkeys').values(passkey).execute()
    const file = path.join(folder, 'people.backup')
    await desk.says('backup', file)
    const location = { dataDir: path.join(folder, 'with-people') }
    const fresh = createTestDesk({ ...suite, database: suite.database, location })
    expect(await fresh.refuses('restore', file)).toBe(
      'Nothing is restored: answer yes, or add --yes in a script.',
    )
    const people = [
      'These people and passkeys can sign in again:',
      '  Otto Leaver, otto@firm.example (office)',
      '    Lost phone, made 15/11/2026 12:00, last used 16/11/2026 09:30',
    ]
    expect(fresh.asked).toEqual(people)
    expect(await fresh.says('staff')).toBe('Nobody yet: see staff add.')
    expect(await fresh.says('restore', file, '--yes')).toContain(people.join('\n'))
    expect(await fresh.says('staff')).toContain('Otto Leaver')
  })

  test('never overwrites another file', async () => {
    const file = path.join(folder, 'precious.txt')
    await writeFile(file, 'precious')
    expect(await desk.refuses('backup', file)).toContain('is there already')
    expect(await desk.refuses('backup', '/nowhere/site.backup')).toContain('make it first')
    expect(await readFile(file, 'utf8')).toBe('precious')
  })
})
