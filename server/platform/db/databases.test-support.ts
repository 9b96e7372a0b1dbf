import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject, test } from 'vitest'
import { type Database, type DatabaseLocation, openDatabase } from './database.ts'

export interface TestDatabase {
  readonly database: Database
  /** Its location, to open it again. */
  readonly location: DatabaseLocation
  /** A further connection to the same database, as another instance of the site would have. */
  openAnother(): Promise<Database>
}

interface TestEngine {
  readonly engine: (typeof engines)[number]['engine']
  /** A test of what no SQL and no lock decides: with SQLite alone. */
  once(title: string, run: () => void | Promise<void>): void
}

type Suite = (test: TestDatabase & TestEngine) => void

/** Runs one suite twice, on a fresh SQLite file and on a real PostgreSQL: for SQL that may differ between the two. */
export function describeOnBothDatabases(subject: string, suite: Suite): void {
  describe.each(engines)(`${subject} ($engine)`, (engine) => prepare(engine, suite))
}

export function describeOnSqlite(subject: string, suite: Suite): void {
  describe(subject, () => prepare(engines[0], suite))
}

function prepare({ engine, create }: (typeof engines)[number], suite: Suite): void {
  const opened: Database[] = []
  let location: DatabaseLocation
  let remove: () => Promise<void>

  const openAnother = async () => {
    const database = await openDatabase(location)
    opened.push(database)
    return database
  }

  beforeAll(async () => {
    const created = await create({ isMigrated: true })
    location = created.location
    remove = created.remove
    await openAnother()
  })

  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()))
    await remove()
  })

  suite({
    engine,
    once: (title, run) => {
      if (engine === 'SQLite') test(title, run)
    },
    get database() {
      const [first] = opened
      if (first === undefined) throw new Error('The database opens before the first test')
      return first
    },
    get location() {
      return location
    },
    openAnother,
  })
}

/** Locations of new databases, for tests that open them themselves. */
export const engines = [
  { engine: 'SQLite', create: createSqliteLocation },
  { engine: 'PostgreSQL', create: createPostgresLocation },
] as const

interface CreatedLocation {
  location: DatabaseLocation
  remove(): Promise<void>
}

interface NewDatabase {
  /** On PostgreSQL, where that takes less time than to migrate it. */
  isMigrated?: boolean
  /** On PostgreSQL, another one than UTF8. */
  encoding?: 'SQL_ASCII'
}

async function createSqliteLocation(_: NewDatabase = {}): Promise<CreatedLocation> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-sqlite-'))
  return { location: { dataDir }, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

async function createPostgresLocation({ isMigrated, encoding }: NewDatabase = {}): Promise<CreatedLocation> {
  const server = inject('postgresUrl')
  const name = `suite_${randomUUID().replaceAll('-', '')}`
  const template = isMigrated ? inject('migratedDatabase') : 'template0'
  const options = encoding ? `encoding ${encoding}` : ''
  await asAdministrator(server, `create database ${name} template ${template} strategy file_copy ${options}`)
  const dataDir = await mkdtemp(path.join(tmpdir(), 'site-postgres-'))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { databaseUrl: url.href, dataDir },
    remove: async () => {
      await asAdministrator(server, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function asAdministrator(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
