// The only module that opens the database: PostgreSQL where DATABASE_URL is set, or else SQLite in DATA_DIR.
import path from 'node:path'
import { CamelCasePlugin, Kysely, type Transaction } from 'kysely'
import { type MigrationName, migrate } from './migrate.ts'
import { type DatabaseWait, openPostgres, placeOf } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  close(): Promise<void>
}

/** A parameter type for functions that must run in a transaction: a plain connection does not compile. */
export type Trx = Transaction<Tables>

export interface DatabasePlace {
  databaseUrl?: string | undefined
  dataDir: string
}

/** Opens the database and brings its tables up to date; throws a StartupError where it cannot. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  { migrateTo, wait }: { migrateTo?: MigrationName; wait?: DatabaseWait } = {},
): Promise<Database> {
  const dialect = databaseUrl ? await openPostgres(databaseUrl, wait) : await openSqlite(dataDir)
  const db = new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] })
  try {
    const place = databaseUrl ? placeOf(databaseUrl) : path.join(dataDir, 'site.db')
    await migrate(db, { place, to: migrateTo })
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, dialect: databaseUrl ? 'postgres' : 'sqlite', close: () => db.destroy() }
}
