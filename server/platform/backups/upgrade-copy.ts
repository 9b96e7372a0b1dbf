// Before older data is migrated, it is copied: there is no way back from a migration.
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { DAY_MS } from '#domain/durations.ts'
import { writeAtomically } from '#server/platform/atomic-file.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { MigrationName } from '#server/platform/db/migrate.ts'
import { OWNER_FOLDER } from '#server/platform/db/owner-only.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { reasonOf, StartupError } from '#server/platform/startup-error.ts'
import { writeBackup } from './backup-rows.ts'

const KEEP = 3
const MAX_AGE_MS = 30 * DAY_MS
const NAME = /^site-.+\.backup$/
/** With those that a process left unfinished which was killed. */
const ANY_NAME = /^site-.+\.backup(\.\d+\.part)?$/

/** Copies the database as it is into DATA_DIR/before-upgrade, in the format of the desk's backups. */
export async function copyBeforeUpgrade(
  db: Kysely<Tables>,
  dataDir: string,
  schema: MigrationName,
): Promise<void> {
  const folder = folderOf(dataDir)
  const now = Date.now()
  const file = path.join(folder, `site-${utcText(now).replaceAll(':', '-')}-${schema}.backup`)
  try {
    await mkdir(folder, { recursive: true, mode: OWNER_FOLDER })
    await writeAtomically(
      file,
      (unfinished) => writeBackup({ db }, unfinished, { now, schema }),
      // On SQLite, instances that start together copy each for itself.
      { unfinished: `${file}.${process.pid}.part` },
    )
  } catch (error) {
    throw new StartupError(`The data cannot be copied to ${folder} before its upgrade${reasonOf(error)}.`, {
      cause: error,
    })
  }
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of names.slice(0, -KEEP)) await rm(path.join(folder, name), { force: true })
}

/** A month later nobody goes back, and what was erased since would still be in them. */
export async function removeOldUpgradeCopies(dataDir: string, now: number): Promise<void> {
  const folder = folderOf(dataDir)
  // Most installations have none.
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => ANY_NAME.test(name))) {
    const file = path.join(folder, name)
    if (now - (await stat(file)).mtimeMs > MAX_AGE_MS) await rm(file, { force: true })
  }
}

function folderOf(dataDir: string): string {
  return path.join(dataDir, 'before-upgrade')
}
