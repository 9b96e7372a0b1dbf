import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listEnquiries } from '#server/desk/list-enquiries.ts'
import { restoreBackup } from '#server/platform/backups/restore-backup.ts'
import { removeOldUpgradeCopies } from '#server/platform/backups/upgrade-copy.ts'
import { StartupError } from '#server/platform/startup-error.ts'
import { type Database, type DatabaseLocation, openDatabase } from './database.ts'
import { engines } from './databases.test-support.ts'

describe.each(engines)('a database ($engine)', ({ engine, create }) => {
  let location: DatabaseLocation
  let remove: () => Promise<void>
  const opened: Database[] = []
  const open: typeof openDatabase = async (...parts) => {
    const database = await openDatabase(...parts)
    opened.push(database)
    return database
  }

  beforeEach(async () => {
    const created = await create()
    location = created.location
    remove = created.remove
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await remove()
  })

  /** A database of the first schema with an enquiry. */
  const fill = async () => {
    const database = await openDatabase(location, { migrateTo: '001-schema' })
    // By SQL, not by today's code, which may know columns of later schemas.
    await sql`insert into enquiries (id, key, reference, kind, role, name, phone_number, phone_digits, email, message,
        town, services, privacy_policy, notice_version, origin_page, created_at, created_utc, quarantined, sequence,
        version, led_to_advice)
      values ('a', 'contact:a', 'ALD-AAAAA', 'contact', 'Customer', 'Zoë Older', '', '', 'zoe@example.com', 'Hello',
        '', '[]', 1, '2026-11-15', '/ContactUs', '15/11/2026', '2026-11-15T12:00:00.000Z', 0, 0, 0, 0)`.execute(
      database.db,
    )
    await database.close()
  }
  const found = async (database: Database) =>
    (await listEnquiries(database.db, { search: 'zoe', limit: 50 })).map(({ name }) => name)

  test('of an older schema is copied and then upgraded, and the copy can be restored for a month', async () => {
    await fill()
    expect(await found(await open(location))).toEqual(['Zoë Older'])
    const folder = path.join(location.dataDir, 'before-upgrade')
    const [copy = '', ...others] = await readdir(folder)
    expect([copy, others]).toEqual([expect.stringContaining('-001-schema.backup'), []])
    expect((await stat(path.join(folder, copy))).mode & 0o777).toBe(0o600)

    const restored = { dataDir: path.join(location.dataDir, 'restored') }
    const database = await open(restored)
    await restoreBackup(database, path.join(folder, copy), async () => {})
    expect(await found(database)).toEqual(['Zoë Older'])

    const later = (days: number) => removeOldUpgradeCopies(location.dataDir, Date.now() + days * 86_400_000)
    await later(29)
    // Nothing is left to upgrade.
    await open(location)
    expect(await readdir(folder)).toHaveLength(1)
    // Of a process that was killed while it copied.
    await writeFile(path.join(folder, `${copy}.123.part`), '')
    await later(31)
    expect(await readdir(folder)).toEqual([])
  })

  test('is not upgraded where it cannot be copied first', async () => {
    await fill()
    await writeFile(path.join(location.dataDir, 'before-upgrade'), '')
    await expect(openDatabase(location)).rejects.toThrow(
      /^The data cannot be copied to \S+before-upgrade before its upgrade \(\w+\)\.$/,
    )
  })

  test('whose upgrade fails halfway is left as it was', async () => {
    await fill()
    const older = await openDatabase(location, { migrateTo: '001-schema' })
    // In the way of the last statement of the migration.
    const [trigger, body] =
      engine === 'SQLite'
        ? ['enquiry_search_remove', 'after delete on enquiries begin select 1; end']
        : [
            'enquiry_search_add',
            'before update on enquiries for each row execute function suppress_redundant_updates_trigger()',
          ]
    await sql.raw(`create trigger ${trigger} ${body}`).execute(older.db)
    await expect(openDatabase(location)).rejects.toThrow(/^The tables in .* cannot be brought up to date/)
    expect(await older.db.selectFrom('enquiries').select('name').execute()).toEqual([{ name: 'Zoë Older' }])
    await expect(sql`select * from enquiry_search`.execute(older.db)).rejects.toThrow()
    await sql.raw(`drop trigger ${trigger} ${engine === 'SQLite' ? '' : 'on enquiries'}`).execute(older.db)
    await older.close()
    expect(await found(await open(location))).toEqual(['Zoë Older'])
  })

  test('of a newer version is refused with a sentence that says what to do, and not changed', async () => {
    const { db } = await open(location)
    await sql`insert into kysely_migration values ('999-newer', '2026')`.execute(db)
    const applied = async () => (await sql`select name from kysely_migration`.execute(db)).rows
    const before = await applied()
    const opening = openDatabase(location)
    await expect(opening).rejects.toThrow(StartupError)
    await expect(opening).rejects.toThrow(/^The data in (\S+site\.db|PostgreSQL at \S+) [^.]+\.$/)
    await expect(opening).rejects.toThrow('start that version')
    expect(await applied()).toEqual(before)
  })
})

test('an instance that starts while another one migrates PostgreSQL says so and waits, longer than a query may take', async () => {
  const [, { create }] = engines
  const { location, remove } = await create()
  await (await openDatabase(location, { migrateTo: '001-schema' })).close()
  const impatient = new URL(location.databaseUrl ?? '')
  impatient.searchParams.set('statement_timeout', '200')
  const blocker = new Client({ connectionString: location.databaseUrl })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table enquiries in access exclusive mode')

  const first = openDatabase(location, { upgradeCopy: false })
  const waiting = "select 1 from pg_locks where not granted and relation = 'enquiries'::regclass"
  await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1)
  const onMigrationWait = vi.fn()
  const second = openDatabase({ ...location, databaseUrl: impatient.href }, { onMigrationWait })
  const outcome = second.then(
    () => 'open',
    (error: Error) => error.message,
  )
  expect(await Promise.race([outcome, delay(400, 'waits')])).toBe('waits')
  await expect.poll(() => onMigrationWait.mock.calls).toHaveLength(1)
  await blocker.query('commit')
  expect(await outcome).toBe('open')
  for (const database of await Promise.all([first, second])) {
    // A request is still cut off.
    const limit = sql<{ limit: string }>`select current_setting('statement_timeout') as limit`
    const { rows } = await limit.execute(database.db)
    expect(rows).toEqual([{ limit: expect.stringMatching(/^(30s|200ms)$/) }])
    await database.close()
  }
  await blocker.end()
  await remove()
})

test('a PostgreSQL database of another encoding than UTF8 is refused with what to do', async () => {
  const [, { create }] = engines
  const { location, remove } = await create({ encoding: 'SQL_ASCII' })
  await expect(openDatabase(location)).rejects.toThrow(
    /has the encoding SQL_ASCII: create one with the encoding UTF8 \(createdb .* --encoding=UTF8\)/,
  )
  await remove()
})
