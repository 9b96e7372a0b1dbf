import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { plainDate } from '#domain/plain-date.ts'
import { type Database, type DatabasePlace, openDatabase } from '#server/db/database.ts'
import { describeOnBothDatabases, engines } from '#server/db/databases.test-support.ts'
import { latestMigration } from '#server/db/migrate.ts'
import { sharedSecret } from '#server/db/shared-secret.ts'
import { createTestDesk } from './desk.test-support.ts'

describeOnBothDatabases('a backup', (suite) => {
  const desk = createTestDesk(suite)
  let folder = ''
  const opened: Database[] = []
  const removals: (() => Promise<void>)[] = []
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-backup-'))
  })
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()))
    for (const remove of removals) await remove()
    await rm(folder, { recursive: true })
  })

  const emptyPlace = async (engine: 'sqlite' | 'postgres'): Promise<DatabasePlace> => {
    const [sqlite, postgres] = engines
    const { place, remove } = await (engine === 'sqlite' ? sqlite : postgres).create({ isMigrated: true })
    removals.push(remove)
    return place
  }
  const deskAt = (place: DatabasePlace) => createTestDesk({ ...suite, place, database: suite.database })
  const contents = async ({ db }: Database) => ({
    enquiries: await db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
    articles: await db.selectFrom('articles').selectAll().orderBy('id').execute(),
    closed: await db.selectFrom('closedSlots').selectAll().execute(),
    links: await db.selectFrom('callLinks').selectAll().orderBy('hash').execute(),
    changes: await db.selectFrom('callChanges').selectAll().orderBy('id').execute(),
    mails: await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recordId', 'createdUtc'])
      .orderBy('id')
      .execute(),
  })
  const open = async (place: DatabasePlace) => {
    const database = await openDatabase(place)
    opened.push(database)
    return database
  }

  test('made while the site takes bookings has each one with all its mails or not at all', async () => {
    await desk.says(
      'media',
      'add',
      '--content',
      'x',
      '--link',
      'https://example.com',
      '--image',
      '/favicon.svg',
    )
    await desk.says('close', '2026-12-24', 'Christmas Eve')
    await desk.brochure({ name: '你好 "quoted" \\ 🌻' })
    await desk.contact({ message: 'Line\nline\u2028 end' })
    // The name of what a backup leaves out, in a table of which it leaves out nothing.
    await desk.contact({ name: 'call-link-key' })
    const file = path.join(folder, 'under-load.backup')
    let isDone = false
    const writing = (async () => {
      for (const day of ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']) {
        for (const time of allSlots(testSchedule)) {
          if (isDone) return
          await desk.book({ date: plainDate(day), time })
        }
      }
    })()
    await desk.says('backup', file)
    isDone = true
    await writing
    const place = await emptyPlace('sqlite')
    await deskAt(place).says('restore', file)
    const { enquiries, mails } = await contents(await open(place))
    expect(enquiries.length).toBeGreaterThan(0)
    // A call has a reminder too.
    const calls = enquiries.filter(({ date }) => date !== null)
    expect(mails).toHaveLength(2 * enquiries.length + calls.length)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
  })

  test('does not hold the key from which links to calls are derived', async () => {
    const key = await sharedSecret(suite.database, 'call-link-key', () => 'a-key-that-nobody-may-find')
    const file = path.join(folder, 'without-key.backup')
    await desk.says('backup', file)
    expect((await readFile(file)).includes(key)).toBe(false)
  })

  test.each(['sqlite', 'postgres'] as const)(
    'is restored into an empty %s without any difference',
    async (engine) => {
      const file = path.join(folder, `${engine}.backup`)
      const time = engine === 'sqlite' ? '09:00 - 09:30' : '10:00 - 10:30'
      const moved = await desk.book({ date: plainDate('2026-12-01'), time })
      await desk.says('callbacks', 'move', moved, '2026-12-02', time)
      await desk.says('backup', file)
      const place = await emptyPlace(engine)
      expect(await deskAt(place).says('restore', file)).toMatch(/^\d+ rows are restored/)
      const restored = await open(place)
      expect(await contents(restored)).toEqual(await contents(suite.database))
      const states = await restored.db
        .selectFrom('outbox')
        .select(['state', 'lastError'])
        .where('kind', '<>', 'call-reminder')
        .distinct()
        .execute()
      expect(states).toEqual([{ state: 'parked', lastError: 'RESTORED' }])
      const reminders = restored.db.selectFrom('outbox').select('state').where('kind', '=', 'call-reminder')
      expect(await reminders.distinct().execute()).toEqual([{ state: 'waiting' }])
      expect(await deskAt(place).refuses('restore', file)).toContain('not empty')
    },
  )

  test('that holds two calls of one time is refused whole', async () => {
    const source = await open(await emptyPlace('sqlite'))
    const sourceDesk = createTestDesk({ ...suite, database: source })
    await sourceDesk.book({ name: 'First' })
    const [call] = await source.db.selectFrom('enquiries').selectAll().execute()
    const other = {
      ...call,
      id: 'other',
      key: 'callback:other',
      reference: 'AL-OTHER',
      time: '09:15 - 10:00',
    }
    const file = path.join(folder, 'contradicts.backup')
    const rows = [call, other].map((row) => ({ table: 'enquiries', row }))
    const lines = [{ format: 'site-backup-3', schema: latestMigration }, ...rows, { rows: rows.length }]
    await writeFile(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    for (const engine of ['sqlite', 'postgres'] as const) {
      const place = await emptyPlace(engine)
      expect(await deskAt(place).refuses('restore', file)).toMatch(/contradicts another|23P01/)
      expect(await contents(await open(place))).toMatchObject({ enquiries: [] })
    }
  })

  test.each([
    ['of a newer version', { format: 'site-backup-3', schema: '999-of-a-newer-version' }],
    ['of before version 1', { format: 'site-backup-2', schema: '015-search-without-diacritics' }],
  ])('%s is refused, and changes nothing', async (_, header) => {
    const file = path.join(folder, 'other-version.backup')
    await writeFile(file, `${JSON.stringify(header)}\n{"rows":0}\n`)
    expect(await desk.refuses('restore', file)).toContain('restore it with the version that made it')
  })

  test('that is truncated, or is not a backup, changes nothing', async () => {
    const file = path.join(folder, 'whole.backup')
    await desk.says('backup', file)
    const half = path.join(folder, 'half.backup')
    const whole = await readFile(file)
    await writeFile(half, whole.subarray(0, Math.floor(whole.length / 2)))
    const other = path.join(folder, 'other.txt')
    await writeFile(other, 'somebody’s notes')
    const place = await emptyPlace('sqlite')
    expect(await deskAt(place).refuses('restore', half)).not.toBe('')
    expect(await deskAt(place).refuses('restore', other)).toContain('not a backup')
    expect(await deskAt(place).refuses('restore', path.join(folder, 'none'))).toContain('ENOENT')
    expect(await contents(await open(place))).toMatchObject({ enquiries: [], mails: [], articles: [] })
  })

  test('never overwrites another file', async () => {
    const file = path.join(folder, 'precious.txt')
    await writeFile(file, 'precious')
    expect(await desk.refuses('backup', file)).toContain('is there already')
    expect(await desk.refuses('backup', '/nowhere/site.backup')).toContain('make it first')
    expect(await desk.refuses('backup')).toContain('Which file?')
    expect(await readFile(file, 'utf8')).toBe('precious')
  })
})
