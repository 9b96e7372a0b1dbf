import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import { reasonOf, StartupError } from '#server/startup-error.ts'
import * as firstTables from './migrations/001-first-tables.ts'
import * as closedSlotsAndCounts from './migrations/002-closed-slots-and-counts.ts'
import * as listsOfTheDesk from './migrations/003-lists-of-the-desk.ts'
import * as brochureRequestsAsEnquiries from './migrations/004-brochure-requests-as-enquiries.ts'
import * as callsWithoutOverlap from './migrations/005-calls-without-overlap.ts'
import * as changesOfCalls from './migrations/006-changes-of-calls.ts'

/** All migrations in order. Imported statically, so that the bundle contains them. */
const migrations = {
  '001-first-tables': { up: firstTables.up },
  '002-closed-slots-and-counts': { up: closedSlotsAndCounts.up },
  '003-lists-of-the-desk': { up: listsOfTheDesk.up },
  '004-brochure-requests-as-enquiries': { up: brochureRequestsAsEnquiries.up },
  '005-calls-without-overlap': { up: callsWithoutOverlap.up },
  '006-changes-of-calls': { up: changesOfCalls.up },
}

export type MigrationName = keyof typeof migrations
export const migrationNames = Object.keys(migrations) as MigrationName[]
export const latestMigration = migrationNames.at(-1) as MigrationName

interface MigrateOptions {
  /** The database's location in error messages. */
  place: string
  /** The last migration to apply, for reading older backups. */
  to?: MigrationName | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: Kysely's migrator speaks to tables that have no type yet
type UntypedDb = Kysely<any>

/** Applies the pending migrations. Safe when several instances start in parallel. */
export async function migrate(db: UntypedDb, { place, to = latestMigration }: MigrateOptions): Promise<void> {
  const plainDb = db.withoutPlugins()
  const migrator = new Migrator({ db: plainDb, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(to)
  if (error === undefined) return
  // Kysely calls this 'corrupted migrations', which would send an operator looking for damage.
  if (await isNewer(plainDb)) {
    throw new StartupError(
      `The data in ${place} comes from a newer version of this software: start that version, or restore a backup made by this one.`,
      { cause: error },
    )
  }
  throw new StartupError(`The tables in ${place} cannot be brought up to date${reasonOf(error)}.`, {
    cause: error,
  })
}

/** Whether migrations have been applied that this version does not know. */
async function isNewer(db: UntypedDb): Promise<boolean> {
  try {
    const applied: { name: string }[] = await db.selectFrom(DEFAULT_MIGRATION_TABLE).select('name').execute()
    return applied.some(({ name }) => !(migrationNames as string[]).includes(name))
  } catch {
    // The database cannot even be read: the first error says more.
    return false
  }
}
