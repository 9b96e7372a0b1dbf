import { copyFile, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { utcText } from '#server/db/column-types.ts'
import { type Database, openDatabase, type Trx } from '#server/db/database.ts'
import { latestMigration } from '#server/db/migrate.ts'
import { scheduledKinds } from '#server/outbox/outbox-kinds.ts'
import { BackupError } from './backup-error.ts'
import { type BackupRow, backupTableNames, batches, openRows } from './backup-rows.ts'

/** Puts a backup into an empty database, in one transaction. */
export async function restoreBackup(
  { database, now }: { database: Database; now(): number },
  file: string,
): Promise<{ rows: number; parked: number }> {
  const source = await backupRows(file)
  // Without the retries of transact(): the source can be read only once.
  return await database.db.transaction().execute(async (trx) => {
    await refuseFull(trx)
    // The site fills these two when it starts.
    await trx.deleteFrom('articles').execute()
    await trx.deleteFrom('settings').execute()
    let rows = 0
    for await (const row of source) {
      await insertRow(trx, row)
      rows += 1
    }
    const parked = await trx
      .updateTable('outbox')
      .set({ state: 'parked', claimedBy: null, lastError: 'RESTORED' })
      .where('state', 'in', ['waiting', 'claimed'])
      // A reminder whose time has not come cannot have gone out.
      .where((where) =>
        where.or([where('kind', 'not in', scheduledKinds), where('nextAttemptUtc', '<=', utcText(now()))]),
      )
      .executeTakeFirstOrThrow()
    return { rows, parked: Number(parked.numUpdatedRows) }
  })
}

async function refuseFull(trx: Trx): Promise<void> {
  for (const table of ['enquiries', 'outbox', 'closedSlots', 'pictures', 'staff'] as const) {
    const row = await trx
      .selectFrom(table as 'enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    if (Number(row?.count) > 0) {
      throw new BackupError('The database is not empty: restore into a fresh DATA_DIR or DATABASE_URL.')
    }
  }
}

async function isSqliteFile(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(`${file} cannot be read (${error.code}).`)
  })
  const { buffer } = await handle.read(Buffer.alloc(16), 0, 16)
  await handle.close()
  return buffer.toString('latin1') === 'SQLite format 3\0'
}

/** The rows of a backup in the current schema, whichever version and database it is from. */
async function backupRows(file: string): Promise<AsyncGenerator<BackupRow>> {
  if (await isSqliteFile(file)) {
    return readMigrated((dataDir) => copyFile(file, path.join(dataDir, 'site.db')))
  }
  const { schema, rows } = await openRows(file)
  if (schema === latestMigration) return rows
  return readMigrated(async (dataDir) => {
    const database = await openDatabase({ dataDir }, { migrateTo: schema })
    try {
      await database.db.transaction().execute(async (trx) => {
        for await (const row of rows) await insertRow(trx, row)
      })
    } finally {
      await database.close()
    }
  })
}

async function insertRow(trx: Trx, { table, row }: BackupRow): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto(table as 'enquiries')
    .values(row as never)
    .executeTakeFirstOrThrow()
  // SQLite ignores a call that overlaps another; a restore must not lose one in silence.
  if (numInsertedOrUpdatedRows !== 1n)
    throw new BackupError(`The backup holds a row of ${table} that contradicts another.`)
}

/** Migrates an older backup in a temporary SQLite database, and reads its rows. */
async function* readMigrated(fillDataDir: (dataDir: string) => Promise<void>): AsyncGenerator<BackupRow> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    await fillDataDir(dataDir)
    const copy = await openDatabase({ dataDir }, { upgradeCopy: false })
    try {
      for (const table of backupTableNames) {
        for await (const rows of batches(copy.db, table)) {
          yield* rows.map((row) => ({ table, row: row as Record<string, unknown> }))
        }
      }
    } finally {
      await copy.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
