import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { openDatabase } from './database.ts'
import { describeOnBothDatabases } from './databases.test-support.ts'
import { transact } from './transact.ts'

const miss = { day: plainDate('2026-11-15'), words: 'pension', count: 1 }

describeOnBothDatabases('a database', (suite) => {
  test('opens a second time with everything that was in it', async () => {
    await transact(suite.database, (trx) => trx.insertInto('searchMisses').values(miss).execute())
    const again = await suite.openAnother()
    expect(await again.db.selectFrom('searchMisses').selectAll().execute()).toEqual([miss])
  })

  test('rolls back a transaction that fails', async () => {
    const failing = transact(suite.database, async (trx) => {
      await trx
        .insertInto('searchMisses')
        .values({ ...miss, words: 'mortgage' })
        .execute()
      throw new Error('halfway')
    })
    await expect(failing).rejects.toThrow('halfway')
    expect(await suite.database.db.selectFrom('searchMisses').selectAll().execute()).toEqual([miss])
  })
})

describe('a fresh database', () => {
  test('is migrated once when five instances start in parallel on SQLite', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-start-'))
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase({ dataDir })))
    for (const { db } of opened) expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await Promise.all(opened.map((database) => database.close()))
    await rm(dataDir, { recursive: true })
  })

  test('is migrated once when five instances start in parallel on PostgreSQL', async () => {
    const databaseUrl = new URL(inject('postgresUrl'))
    const admin = await openDatabase({ databaseUrl: databaseUrl.href, dataDir: tmpdir() })
    await sql`create database five_at_once`.execute(admin.db)
    databaseUrl.pathname = '/five_at_once'
    const location = { databaseUrl: databaseUrl.href, dataDir: tmpdir() }
    const opened = await Promise.all(Array.from({ length: 5 }, () => openDatabase(location)))
    for (const { db } of opened) expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    await Promise.all(opened.map((database) => database.close()))
    await sql`drop database five_at_once`.execute(admin.db)
    await admin.close()
  })
})

describe('a SQLite database', () => {
  test('is in WAL mode with synchronous = FULL', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-pragmas-'))
    const { db, close } = await openDatabase({ dataDir })
    const pragma = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0]
    expect(await pragma('journal_mode')).toBe('wal')
    expect(await pragma('synchronous')).toBe(2)
    expect(await pragma('foreign_keys')).toBe(1)
    await close()
    await rm(dataDir, { recursive: true })
  })

  test('is for the user alone that the site runs as, also where its files were copied', async () => {
    const parent = await mkdtemp(path.join(tmpdir(), 'site-modes-'))
    const dataDir = path.join(parent, 'data')
    const modes = () =>
      Promise.all(
        ['.', 'site.db', 'site.db-wal', 'site.db-shm'].map(
          async (name) => (await stat(path.join(dataDir, name))).mode & 0o777,
        ),
      )
    const open = await openDatabase({ dataDir })
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o600])
    await open.close()
    await chmod(dataDir, 0o755)
    await chmod(path.join(dataDir, 'site.db'), 0o644)
    const again = await openDatabase({ dataDir })
    expect(await modes()).toEqual([0o700, 0o600, 0o600, 0o600])
    await again.close()
    await rm(parent, { recursive: true })
  })

  test('in a folder that everybody shares leaves that folder as it is', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-shared-'))
    await chmod(dataDir, 0o1777)
    const { close } = await openDatabase({ dataDir })
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777)
    expect((await stat(path.join(dataDir, 'site.db'))).mode & 0o777).toBe(0o600)
    await close()
    await rm(dataDir, { recursive: true })
  })

  test('waits for another process’s lock without blocking the event loop', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-locked-'))
    const [one, other] = [await openDatabase({ dataDir }), await openDatabase({ dataDir })]
    let ticks = 0
    const ticking = setInterval(() => (ticks += 1), 10)
    const holding = transact(other, () => new Promise((resolve) => setTimeout(resolve, 400)))
    await transact(one, (trx) => trx.insertInto('searchMisses').values(miss).execute())
    await holding
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(5)
    await Promise.all([one.close(), other.close()])
    await rm(dataDir, { recursive: true })
  })
})

describe('a database that cannot be opened', () => {
  test('names DATA_DIR where the folder cannot be made', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-faults-'))
    await writeFile(path.join(dataDir, 'file'), '')
    const opening = openDatabase({ dataDir: path.join(dataDir, 'file', 'data') })
    await expect(opening).rejects.toThrow(/^DATA_DIR: cannot keep a database in .*site\.db \(ENOTDIR\)\.$/)
    await rm(dataDir, { recursive: true })
  })

  test('names DATA_DIR where the file is not a database, and does not change it', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-faults-'))
    const file = path.join(dataDir, 'site.db')
    await writeFile(file, 'not a database, but somebody’s notes'.repeat(100))
    await chmod(file, 0o600)
    await expect(openDatabase({ dataDir })).rejects.toThrow(/^DATA_DIR: .*SQLITE_NOTADB/)
    expect(await readFile(file, 'utf8')).toMatch(/^not a database/)
    await rm(dataDir, { recursive: true })
  })

  test('names DATABASE_URL where the server is unreachable, without the password', async () => {
    const opening = openDatabase({
      databaseUrl: 'postgres://site:secret@127.0.0.1:1/site',
      dataDir: tmpdir(),
    })
    await expect(opening).rejects.toThrow(
      'DATABASE_URL: cannot reach PostgreSQL at 127.0.0.1:1/site (ECONNREFUSED): nobody listens there.',
    )
  })

  test.each([
    ['28P01', 'the user name or the password is wrong', { password: 'not-this' }],
    ['3D000', 'the server has no database of this name', { pathname: '/nowhere' }],
  ])('says what %s means', async (code, meaning, changes) => {
    const url = Object.assign(new URL(inject('postgresUrl')), changes)
    const opening = openDatabase({ databaseUrl: url.href, dataDir: tmpdir() })
    await expect(opening).rejects.toThrow(
      `DATABASE_URL: cannot reach PostgreSQL at ${url.host}${url.pathname} (${code}): ${meaning}.`,
    )
  })

  test('says what to do where the server offers no encryption', async () => {
    const url = new URL(inject('postgresUrl'))
    url.searchParams.set('sslmode', 'verify-full')
    await expect(openDatabase({ databaseUrl: url.href, dataDir: tmpdir() })).rejects.toThrow(
      /^DATABASE_URL: cannot reach .*: set it up for TLS, or DATABASE_TLS=off where nobody else can read this network\.$/,
    )
  })

  test('says that a file is damaged', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'site-faults-'))
    await (await openDatabase({ dataDir })).close()
    const file = path.join(dataDir, 'site.db')
    const bytes = await readFile(file)
    await writeFile(file, bytes.fill(0xa5, 4096 * 2, 4096 * 12))
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      /^The tables in .*site\.db cannot be brought up to date \(SQLITE_CORRUPT\): the file is damaged.*\.$/,
    )
    await rm(dataDir, { recursive: true })
  })
})

describe('PostgreSQL', () => {
  test('may drop every connection during a transaction, which is then retried', async () => {
    const databaseUrl = inject('postgresUrl')
    const database = await openDatabase({ databaseUrl, dataDir: tmpdir() })
    let cut = false
    const answer = await transact(database, async (trx) => {
      if (!cut) {
        cut = true
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db)
      }
      return (await sql<{ answer: number }>`select 42 as answer`.execute(trx)).rows[0]?.answer
    })
    expect(answer).toBe(42)
    await database.close()
  })
})
