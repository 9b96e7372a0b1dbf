// The only module that opens the database: PostgreSQL where DATABASE_URL is set, or else SQLite in DATA_DIR.
import path from 'node:path'
import {
  CamelCasePlugin,
  HandleEmptyInListsPlugin,
  Kysely,
  type LogEvent,
  replaceWithNoncontingentExpression,
  type Transaction,
} from 'kysely'
import { copyBeforeUpgrade } from '#server/platform/backups/upgrade-copy.ts'
import { type MigrationName, migrate } from './migrate.ts'
import { type DatabaseWait, locationOf, openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

export interface Database {
  db: Kysely<Tables>
  dialect: 'sqlite' | 'postgres'
  /** Called with the duration of each query and transaction, where somebody measures them. */
  onDuration?: OnDuration | undefined
  close(): Promise<void>
}

export type DatabaseOperation = 'select' | 'insert' | 'update' | 'delete' | 'other' | 'transaction'
export type OnDuration = (operation: DatabaseOperation, ms: number) => void

/** A parameter type for functions that must run in a transaction: a plain connection does not compile. */
export type Trx = Transaction<Tables>

export interface DatabaseLocation {
  databaseUrl?: string | undefined
  dataDir: string
}

interface OpenOptions {
  migrateTo?: MigrationName
  wait?: DatabaseWait
  /** Called where another instance takes long to migrate the same database. */
  onMigrationWait?: () => void
  /** Whether older data is copied before it is migrated. */
  upgradeCopy?: boolean
  onDuration?: OnDuration | undefined
}

/** Opens the database and brings its tables up to date; throws a StartupError where it cannot. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabaseLocation,
  { migrateTo, wait, onMigrationWait, upgradeCopy = true, onDuration }: OpenOptions = {},
): Promise<Database> {
  const dialect = databaseUrl ? await openPostgres(databaseUrl, wait) : await openSqlite(dataDir)
  const db = new Kysely<Tables>({
    dialect,
    // Nothing is in an empty list; PostgreSQL has no such list.
    plugins: [
      new CamelCasePlugin(),
      new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
    ],
    ...(onDuration && { log: (event) => onDuration(operationOf(event), event.queryDurationMillis) }),
  })
  try {
    const location = databaseUrl ? locationOf(databaseUrl) : path.join(dataDir, 'site.db')
    await migrate(db, {
      location,
      to: migrateTo,
      onWait: onMigrationWait,
      ...(upgradeCopy && {
        beforeUpgrade: (schema) => copyBeforeUpgrade(db, dataDir, schema),
      }),
    })
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, dialect: databaseUrl ? 'postgres' : 'sqlite', onDuration, close: () => db.destroy() }
}

function operationOf({ query }: LogEvent): DatabaseOperation {
  const [operation] = /^(select|insert|update|delete)/i.exec(query.query.kind) ?? ['other']
  return operation.toLowerCase() as DatabaseOperation
}
