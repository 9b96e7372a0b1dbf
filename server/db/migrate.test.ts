import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeOldUpgradeCopies } from '#server/backups/upgrade-copy.ts'
import { listRecords } from '#server/desk/records.ts'
import { searchEnquiries } from '#server/desk/search-enquiries.ts'
import { createTestDesk } from '#server/desk-cli/desk.test-support.ts'
import { createComposer } from '#server/emails/composer.ts'
import { createEnquiries } from '#server/enquiries/enquiries.ts'
import { callbackRequest, createTestIds, submission } from '#server/enquiries/submissions.test-support.ts'
import { StartupError } from '#server/startup-error.ts'
import { type Database, type DatabasePlace, openDatabase } from './database.ts'
import { engines } from './databases.test-support.ts'
import { type MigrationName, migrationNames } from './migrate.ts'
import { enquiry, thirdSchemaRows, utc } from './third-schema.test-support.ts'
import { transact } from './transact.ts'

const inOrder = <Row extends { id: string }>(rows: Row[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))

describe.each(engines)('a database ($engine)', ({ create }) => {
  let place: DatabasePlace
  let remove: () => Promise<void>
  const opened: Database[] = []
  const open: typeof openDatabase = async (...parts) => {
    const database = await openDatabase(...parts)
    opened.push(database)
    return database
  }

  beforeEach(async () => {
    const created = await create()
    place = created.place
    remove = created.remove
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((database) => database.close()))
    await remove()
  })

  /** A database as a former version left it: made by its migrations, with the rows that its tables take. */
  const fill = async (schema: MigrationName = '003-lists-of-the-desk') => {
    const database = await open(place, { migrateTo: schema })
    // biome-ignore lint/suspicious/noExplicitAny: tables of a former version have no type
    const db: Kysely<any> = database.db
    const tables = (await db.introspection.getTables()).map(({ name }) => name)
    const has = (table: string) =>
      tables.includes(table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    for (const [table, rows] of Object.entries(thirdSchemaRows).filter(([name]) => has(name)))
      await transact({ ...database, db }, (trx) =>
        trx
          .insertInto(table as never)
          .values(rows as never)
          .execute(),
      )
    await database.close()
    opened.splice(opened.indexOf(database), 1)
  }

  test.each(migrationNames.slice(0, -1))(
    'of schema %s is copied and then upgraded, and the copy can be restored for a month',
    async (schema) => {
      await fill(schema)
      const dataDir = await mkdtemp(path.join(tmpdir(), 'upgrade-'))
      const database = await open({ ...place, ...(place.databaseUrl && { dataDir }) })
      const ids = inOrder(thirdSchemaRows.enquiries).map(({ id }) => id)
      const stored = await database.db.selectFrom('enquiries').select('id').orderBy('id').execute()
      expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
      expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(
        thirdSchemaRows.outbox.length,
      )

      const folder = path.join(place.databaseUrl ? dataDir : place.dataDir, 'before-upgrade')
      const [copy = '', ...others] = await readdir(folder)
      expect([copy, others]).toEqual([expect.stringContaining(`-${schema}.backup`), []])
      expect((await stat(path.join(folder, copy))).mode & 0o777).toBe(0o600)
      const restored = { dataDir: path.join(dataDir, 'restored') }
      const desk = createTestDesk({ database, place: restored, openAnother: () => open(restored) })
      await desk.says('restore', path.join(folder, copy))
      const { db } = await open(restored)
      expect(await db.selectFrom('enquiries').select('id').orderBy('id').execute()).toEqual(stored)

      const later = (days: number) =>
        removeOldUpgradeCopies(path.dirname(folder), Date.now() + days * 86_400_000)
      await later(29)
      // Nothing is left to upgrade.
      await open({ ...place, ...(place.databaseUrl && { dataDir }) })
      expect(await readdir(folder)).toHaveLength(1)
      // Of a process that was killed while it copied.
      await writeFile(path.join(folder, `${copy}.123.part`), '')
      await later(31)
      expect(await readdir(folder)).toEqual([])
      await rm(dataDir, { recursive: true })
    },
  )

  test('is not upgraded where it cannot be copied first, unless nobody wants a copy', async () => {
    await fill()
    const dataDir = await mkdtemp(path.join(tmpdir(), 'upgrade-'))
    const here = { ...place, ...(place.databaseUrl && { dataDir }) }
    await writeFile(path.join(here.dataDir, 'before-upgrade'), '')
    await expect(openDatabase(here)).rejects.toThrow(
      /^The data cannot be copied to \S+before-upgrade before its upgrade \(\w+\); UPGRADE_COPY=off does without\.$/,
    )
    const { db } = await open(here, { upgradeCopy: false })
    const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    expect(applied.rows).toHaveLength(migrationNames.length)
    await rm(dataDir, { recursive: true })
  })

  test('of the previous version keeps every record, its mails and all other rows', async () => {
    await fill()
    const { db } = await open(place)
    const enquiries = await db.selectFrom('enquiries').selectAll().orderBy('id').execute()
    const moved = thirdSchemaRows.brochureRequests.map((request) =>
      enquiry(request.id, {
        ...request,
        kind: 'brochure',
        role: 'Adviser',
        phoneNumber: '',
        message: '',
        town: '',
        // Its reference was also that of an enquiry, so it got a new one.
        ...(request.id === 'BROC3' && {
          reference: expect.stringMatching(/^ZZ-(?!CUST1)[2-9A-HJKMNP-TV-Z]{5}$/),
        }),
      }),
    )
    const unchanged = { sequence: 0 }
    expect(enquiries).toEqual(
      inOrder([...thirdSchemaRows.enquiries, ...moved].map((row) => ({ ...row, ...unchanged }))),
    )
    expect(await db.selectFrom('outbox').selectAll().orderBy('id').execute()).toEqual(
      inOrder(thirdSchemaRows.outbox.map((row) => ({ ...row, ...unchanged }))),
    )
    for (const table of ['closedSlots', 'enquiryCounts', 'settings'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual(thirdSchemaRows[table])
    expect(await db.selectFrom('marketingDocuments').selectAll().execute()).toEqual(
      thirdSchemaRows.marketingDocuments.map((row) => ({ ...row, hiddenItems: '[]' })),
    )
    await expect(sql`select * from brochure_requests`.execute(db)).rejects.toThrow()
  })

  test('of the previous version has a record for every mail, from which it is composed', async () => {
    await fill()
    const database = await open(place)
    const compose = createComposer({
      database,
      addresses: {
        from: 'hello@example.com',
        enquiriesTo: 'firm@example.com',
        siteUrl: 'https://example.com',
      },
      brochurePdf: async () => new Uint8Array([37]),
      callAddress: async () => 'https://firm.example/YourCall/secret',
      now: () => Date.parse(utc),
    })
    const mails = await database.db.selectFrom('outbox').selectAll().execute()
    for (const row of mails) {
      const composed = await compose({ ...row, token: '' })
      const isNotice = row.kind.endsWith('notice')
      expect(composed?.to.address).toBe(isNotice ? 'firm@example.com' : 'grace@example.com')
      if (row.kind === 'brochure') expect(composed?.attachments).toHaveLength(1)
      if (row.kind === 'brochure-notice') expect(composed?.subject).toMatch(/^New brochure request ZZ-/)
    }
    expect(mails).toHaveLength(thirdSchemaRows.outbox.length)
  })

  test('of the previous version lists no brochure request as unanswered, and keeps its slots', async () => {
    await fill()
    const database = await open(place)
    const unanswered = await listRecords(database.db, { answered: false, limit: 50 })
    expect(unanswered.map(({ id }) => id).sort()).toEqual([
      'ADVI1',
      'CALL1',
      'CANC1',
      'CONS1',
      'CUST1',
      'QUAR1',
    ])
    const quarantined = await listRecords(database.db, { quarantined: true, limit: 50 })
    expect(quarantined.map(({ id }) => id)).toEqual(['QUAR1', 'BROC2'])
    const enquiries = createEnquiries({ database, ids: createTestIds(), wake() {} })
    const booking = await enquiries.save(callbackRequest(), submission({ key: 'callback:again-0001' }))
    expect(booking).toMatchObject({ ok: false, reason: 'slot-taken' })
    const overlapping = callbackRequest({ time: '09:15 - 10:15' })
    const other = await enquiries.save(overlapping, submission({ key: 'callback:again-0002' }))
    expect(other).toMatchObject({ ok: false, reason: 'slot-taken' })
  })

  test('of schema 014 is searched without diacritics after its upgrade', async () => {
    await fill('004-brochure-requests-as-enquiries')
    const older = await openDatabase(place, {
      migrateTo: '004-brochure-requests-as-enquiries',
      upgradeCopy: false,
    })
    await older.db.updateTable('enquiries').set({ name: 'Renée Hopper' }).where('id', '=', 'CUST1').execute()
    await older.close()
    await (await openDatabase(place, { migrateTo: '014-phone-numbers', upgradeCopy: false })).close()
    const { db } = await open(place, { upgradeCopy: false })
    expect(await searchEnquiries(db, 'Renee Hopper')).toEqual(['CUST1'])
    expect(await searchEnquiries(db, '01632 960001')).toHaveLength(thirdSchemaRows.enquiries.length)
  })

  test('that lacks a migration before its last one is refused', async () => {
    const { db } = await open(place)
    await sql`delete from kysely_migration where name = '009-search-misses'`.execute(db)
    await expect(openDatabase(place, { upgradeCopy: false })).rejects.toThrow(
      /^The tables in (\S+site\.db|PostgreSQL at \S+) cannot be brought up to date/,
    )
  })

  test('of a newer version is refused with one sentence, and not changed', async () => {
    const { db } = await open(place)
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-a-newer-version', ${utc})`.execute(
      db,
    )
    const opening = openDatabase(place)
    await expect(opening).rejects.toThrow(StartupError)
    await expect(opening).rejects.toThrow(
      /^The data in (\S+site\.db|PostgreSQL at \S+) comes from a newer version of this software: [^.]+\.$/,
    )
    const { rows } = await sql`select name from kysely_migration`.execute(db)
    expect(rows).toHaveLength(migrationNames.length + 1)
  })
})

test('an instance that starts while another one migrates PostgreSQL says so and waits, longer than a query may take', async () => {
  const [, { create }] = engines
  const { place, remove } = await create()
  await (await openDatabase(place, { migrateTo: '013-hidden-articles' })).close()
  const impatient = new URL(place.databaseUrl ?? '')
  impatient.searchParams.set('statement_timeout', '200')
  const blocker = new Client({ connectionString: place.databaseUrl })
  await blocker.connect()
  await blocker.query('begin')
  await blocker.query('lock table enquiries in access exclusive mode')

  const first = openDatabase(place, { upgradeCopy: false })
  const waiting = "select 1 from pg_locks where not granted and relation = 'enquiries'::regclass"
  await expect.poll(async () => (await blocker.query(waiting)).rowCount).toBe(1)
  const onMigrationWait = vi.fn()
  const second = openDatabase({ ...place, databaseUrl: impatient.href }, { onMigrationWait })
  const outcome = second.then(
    () => 'open',
    (error: Error) => error.message,
  )
  expect(await Promise.race([outcome, delay(1_000, 'waits')])).toBe('waits')
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
  const { place, remove } = await create({ encoding: 'SQL_ASCII' })
  await expect(openDatabase(place)).rejects.toThrow(
    /has the encoding SQL_ASCII: create one with the encoding UTF8 \(createdb .* --encoding=UTF8\)/,
  )
  await remove()
})
