import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSchedule } from '#domain/call-schedule.test-support.ts'
import { allSlots } from '#domain/call-schedule.ts'
import { plainDate } from '#domain/plain-date.ts'
import { createTestRecords } from '#server/desk/records.test-support.ts'
import { parkRestored } from '#server/outbox/outbox.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import { type Database, type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts'
import { describeOnBothDatabases, engines } from '#server/platform/db/databases.test-support.ts'
import { latestMigration } from '#server/platform/db/migrate.ts'
import { sharedSecret } from '#server/platform/db/shared-secret.ts'
import { writeBackup } from './backup-rows.ts'
import { restoreBackup } from './restore-backup.ts'

describeOnBothDatabases('a backup', (suite) => {
  const records = createTestRecords(suite)
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

  const emptyLocation = async (engine: 'sqlite' | 'postgres'): Promise<DatabaseLocation> => {
    const [sqlite, postgres] = engines
    const { location, remove } = await (engine === 'sqlite' ? sqlite : postgres).create({ isMigrated: true })
    removals.push(remove)
    return location
  }
  const backupTo = (file: string) => writeBackup(suite.database, file, { now: records.sources.now() })
  const restoreAt = async (location: DatabaseLocation, file: string) => {
    const database = await open(location)
    await restoreBackup(database, file, (trx) => parkRestored(trx, records.sources.now()))
    return database
  }
  const contents = async ({ db }: Database) => ({
    enquiries: await db.selectFrom('enquiries').selectAll().orderBy('id').execute(),
    closed: await db.selectFrom('closedSlots').selectAll().execute(),
    links: await db.selectFrom('callLinks').selectAll().orderBy('hash').execute(),
    changes: await db.selectFrom('callChanges').selectAll().orderBy('id').execute(),
    mails: await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'recordId', 'createdUtc'])
      .orderBy('id')
      .execute(),
  })
  const open = async (location: DatabaseLocation) => {
    const database = await openDatabase(location)
    opened.push(database)
    return database
  }

  test('made while the site takes bookings has each one with all its mails or not at all', async () => {
    await records.close('2026-12-24', 'Christmas Eve')
    await records.brochure({ name: '你好 "quoted" \\ 🌻' })
    await records.contact({ message: 'Line\nline\u2028 end' })
    // The name of what a backup leaves out, in a table of which it leaves out nothing.
    await records.contact({ name: 'call-link-key' })
    const file = path.join(folder, 'under-load.backup')
    let isDone = false
    const writing = (async () => {
      for (const day of ['2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24']) {
        for (const time of allSlots(testSchedule)) {
          if (isDone) return
          await records.book({ date: plainDate(day), time })
        }
      }
    })()
    await backupTo(file)
    isDone = true
    await writing
    const database = await restoreAt(await emptyLocation('sqlite'), file)
    const { enquiries, mails } = await contents(database)
    expect(enquiries.length).toBeGreaterThan(0)
    // A call has a reminder too.
    const calls = enquiries.filter(({ date }) => date !== null)
    expect(mails).toHaveLength(2 * enquiries.length + calls.length)
  })

  test('holds no key, session, open invitation, challenge, address of a calendar, or counter of a client', async () => {
    const { db } = suite.database
    const secret = 'nobody-may-find-this'
    for (const name of ['call-link-key', 'client-hash-key'] as const)
      await sharedSecret(suite.database, name, () => `${secret} ${name}`)
    const at = utcText(Date.parse('2026-11-16T09:00:00Z'))
    const staffId = 'ann'
    const ann = { id: staffId, name: 'Ann', email: 'ann@firm.example', role: 'owner' as const }
    await db
      .insertInto('staff')
      .values({ ...ann, createdUtc: at, removedUtc: null })
      .execute()
    const tokenHash = secret
    await db
      .insertInto('sessions')
      .values({
        tokenHash,
        staffId,
        passkeyId: 'key',
        createdUtc: at,
        seenUtc: at,
        verifiedUtc: at,
        shared: 0,
      })
      .execute()
    await db.insertInto('invitations').values({ tokenHash, staffId, expiresUtc: at }).execute()
    await db.insertInto('calendarAddresses').values({ tokenHash, staffId, createdUtc: at }).execute()
    await db
      .insertInto('challenges')
      .values({ challenge: secret, purpose: 'sign-in', staffId, expiresUtc: at })
      .execute()
    await db
      .insertInto('rateCounts')
      .values({ client: secret, lastHour: '2026-11-16T09', count: 1 })
      .execute()
    const file = path.join(folder, 'without-secrets.backup')
    await backupTo(file)
    const text = await readFile(file, 'utf8')
    expect(text).toContain('ann@firm.example')
    expect(text).not.toContain(secret)
  })

  test.each(['sqlite', 'postgres'] as const)(
    'is restored into an empty %s without any difference',
    async (engine) => {
      const file = path.join(folder, `${engine}.backup`)
      const time = engine === 'sqlite' ? '09:00 - 09:30' : '10:00 - 10:30'
      const moved = await records.book({ date: plainDate('2026-12-01'), time })
      await records.move(moved, '2026-12-02', time)
      await backupTo(file)
      const location = await emptyLocation(engine)
      const restored = await restoreAt(location, file)
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
      await expect(restoreAt(location, file)).rejects.toThrow('not empty')
    },
  )

  test('that holds two calls of one time is refused whole', async () => {
    const source = await open(await emptyLocation('sqlite'))
    await createTestRecords({ ...suite, location: suite.location, database: source }).book({ name: 'First' })
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
      const location = await emptyLocation(engine)
      await expect(restoreAt(location, file)).rejects.toThrow(/contradicts another|exclusion/)
      expect(await contents(await open(location))).toMatchObject({ enquiries: [] })
    }
  })

  test('of another version is refused', async () => {
    const file = path.join(folder, 'other-version.backup')
    const header = { format: 'site-backup-3', schema: '999-of-a-newer-version' }
    await writeFile(file, `${JSON.stringify(header)}\n{"rows":0}\n`)
    await expect(restoreAt(await emptyLocation('sqlite'), file)).rejects.toThrow('restore it with that one')
  })

  test('that is truncated, or is not a backup, changes nothing', async () => {
    const file = path.join(folder, 'whole.backup')
    await backupTo(file)
    const half = path.join(folder, 'half.backup')
    const whole = await readFile(file)
    await writeFile(half, whole.subarray(0, Math.floor(whole.length / 2)))
    const other = path.join(folder, 'other.txt')
    await writeFile(other, 'somebody’s notes')
    const location = await emptyLocation('sqlite')
    await expect(restoreAt(location, half)).rejects.toThrow()
    await expect(restoreAt(location, other)).rejects.toThrow('not a backup')
    await expect(restoreAt(location, path.join(folder, 'none'))).rejects.toThrow('ENOENT')
    expect(await contents(await open(location))).toMatchObject({ enquiries: [], mails: [] })
  })
})
