import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartupError } from '#server/startup-error.ts'
import * as firstTables from './migrations/001-first-tables.ts'
import * as closedSlotsAndCounts from './migrations/002-closed-slots-and-counts.ts'
import * as listsOfTheDesk from './migrations/003-lists-of-the-desk.ts'

/** Every change to the tables, in order. Listed by hand, so that a bundle carries them too. */
const migrations = {
  '001-first-tables': { up: firstTables.up },
  '002-closed-slots-and-counts': { up: closedSlotsAndCounts.up },
  '003-lists-of-the-desk': { up: listsOfTheDesk.up },
}

/** Brings the tables up to date. Safe when several instances start at once: the second finds it done. */
// biome-ignore lint/suspicious/noExplicitAny: Kysely's migrator speaks to tables that have no type yet
export async function migrate(db: Kysely<any>): Promise<void> {
  const migrator = new Migrator({
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
  })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const reason = error instanceof Error ? error.message : String(error)
  throw new StartupError(`The database cannot be brought up to date: ${reason}`, { cause: error })
}
