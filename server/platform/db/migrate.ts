import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import * as schema from '#server/platform/db/migrations/001-schema.ts'
import * as search from '#server/platform/db/migrations/002-search.ts'
import { reasonOf, StartupError } from '#server/platform/startup-error.ts'

/** All migrations in order. Imported statically, so that the bundle contains them. */
const migrations = {
  '001-schema': { up: schema.up },
  '002-search': { up: search.up },
}

export type MigrationName = keyof typeof migrations
export const migrationNames = Object.keys(migrations) as MigrationName[]
export const latestMigration = migrationNames.at(-1) as MigrationName

interface MigrateOptions {
  /** The database's location in error messages. */
  location: string
  /** The last migration to apply, for reading older backups. */
  to?: MigrationName | undefined
  /** Called before data of an older schema is changed, with the last migration that it has. */
  beforeUpgrade?(schema: MigrationName): Promise<void>
  /** Called where another instance takes long to migrate the same database. */
  onWait?: (() => void) | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely's migrator speaks to tables that have no type yet
type UntypedDb = Kysely<any>

/** Applies the pending migrations. Safe when several instances start in parallel. */
export async function migrate(db: UntypedDb, options: MigrateOptions): Promise<void> {
  const plainDb = db.withoutPlugins()
  if (db.getExecutor().adapter instanceof PostgresAdapter) await migrateAlone(plainDb, options)
  else await applyMigrations(plainDb, options)
}

/** Any number that nothing else locks; Kysely's own lock is taken too late to keep the copy out of a migration. */
const LOCK_ID = 5_273_019_846

/** Instances that start together and find nothing to migrate have the lock for less than this. */
const LONG_WAIT_MS = 2_000

/**
 * Waits for another instance that migrates, however long that takes: its tables are locked, and neither Kysely's lock
 * nor the copy before an upgrade would get them within the statement timeout of a request.
 */
async function migrateAlone(db: UntypedDb, options: MigrateOptions): Promise<void> {
  await db.connection().execute(async (connection) => {
    const longWait = setTimeout(() => options.onWait?.(), LONG_WAIT_MS)
    try {
      await sql`set statement_timeout = 0`.execute(connection)
      await sql`select pg_advisory_lock(${sql.lit(LOCK_ID)})`.execute(connection)
    } catch (error) {
      throw notUpToDate(options.location, error)
    } finally {
      clearTimeout(longWait)
    }
    try {
      await requireUtf8(connection, options.location)
      await applyMigrations(connection, options)
    } finally {
      // A connection that was lost has no lock any more.
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection).catch(() => {})
      await sql`reset statement_timeout`.execute(connection).catch(() => {})
    }
  })
}

/** Names in any language are stored, and searched without their diacritics, which takes normalize(). */
async function requireUtf8(db: UntypedDb, location: string): Promise<void> {
  const query = sql<{ encoding: string }>`select current_setting('server_encoding') as encoding`
  const encoding = (await query.execute(db)).rows[0]?.encoding
  if (encoding !== 'UTF8')
    throw new StartupError(
      `The database ${location} has the encoding ${encoding}: create one with the encoding UTF8 (createdb --template=template0 --encoding=UTF8), and restore a backup into it.`,
    )
}

async function applyMigrations(db: UntypedDb, options: MigrateOptions): Promise<void> {
  const { location, to = latestMigration, beforeUpgrade } = options
  const present = await presentSchema(db, location)
  if (present !== undefined && present < to) await beforeUpgrade?.(present)
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(to)
  if (error !== undefined) throw notUpToDate(location, error)
}

function notUpToDate(location: string, cause: unknown): StartupError {
  return new StartupError(`The tables in ${location} cannot be brought up to date${reasonOf(cause)}.`, {
    cause,
  })
}

/** The last migration of the data; undefined where there is none. */
async function presentSchema(db: UntypedDb, location: string): Promise<MigrationName | undefined> {
  const applied = await appliedMigrations(db)
  if (applied.some((name) => !(migrationNames as string[]).includes(name)))
    throw new StartupError(
      `The data in ${location} comes from a newer version of this software: start that version, or restore a backup made by this one.`,
    )
  return migrationNames.findLast((name) => applied.includes(name))
}

/** None where the table cannot be read: the database is new, or the migrator reports what is wrong. */
async function appliedMigrations(db: UntypedDb): Promise<string[]> {
  try {
    const rows: { name: string }[] = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()
    return rows.map(({ name }) => name)
  } catch {
    return []
  }
}
