// A backup into an empty database, in one transaction.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, openDatabase, type Trx } from '#server/platform/db/database.ts'
import { latestMigration, type MigrationName } from '#server/platform/db/migrate.ts'
import { BackupError, type BackupRow, openRows, readBatches } from './backup-rows.ts'

/** `finish` is called in the transaction, once the rows are stored. Resolves to how many they are, and its result. */
export async function restoreBackup<T>(
  { db }: Pick<Database, 'db'>,
  file: string,
  finish: (trx: Trx) => Promise<T>,
): Promise<{ rows: number; finished: T }> {
  const source = await currentRows(file)
  // Without the retries of transact(): the source can be read only once.
  return await db.transaction().execute(async (trx) => {
    await refuseFull(trx)
    // The site fills these two when it starts.
    await trx.deleteFrom('settings').execute()
    const rows = await insertRows(trx, source)
    // Calendars are read again, whether they have changed or not.
    await trx.updateTable('callTakers').set({ calendarDigest: '' }).execute()
    return { rows, finished: await finish(trx) }
  })
}

async function refuseFull(trx: Trx): Promise<void> {
  for (const table of ['enquiries', 'outbox', 'closedSlots', 'pictures', 'staff'] as const) {
    const row = await trx
      .selectFrom(table as 'enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    if (Number(row?.count) > 0)
      throw new BackupError('The database is not empty: restore into a fresh DATA_DIR or DATABASE_URL.')
  }
}

/** The rows of a backup in the current schema, whichever version and database it is from. */
async function currentRows(file: string): Promise<AsyncGenerator<BackupRow>> {
  const { schema, rows } = await openRows(file)
  return schema === latestMigration ? rows : migratedRows(schema, rows)
}

/** Migrates the rows of an older backup in a temporary SQLite database. */
async function* migratedRows(
  schema: MigrationName,
  rows: AsyncGenerator<BackupRow>,
): AsyncGenerator<BackupRow> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'restore-'))
  try {
    const older = await openDatabase({ dataDir }, { migrateTo: schema })
    await older.db
      .transaction()
      .execute((trx) => insertRows(trx, rows))
      .finally(older.close)
    const migrated = await openDatabase({ dataDir }, { upgradeCopy: false })
    try {
      for await (const batch of readBatches(migrated.db)) yield* batch
    } finally {
      await migrated.close()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function insertRows(trx: Trx, rows: AsyncGenerator<BackupRow>): Promise<number> {
  let count = 0
  for await (const { table, row } of rows) {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto(table as 'enquiries')
      .values(row as never)
      .executeTakeFirstOrThrow()
    // SQLite ignores a call that overlaps another; a restore must not lose one in silence.
    if (numInsertedOrUpdatedRows !== 1n)
      throw new BackupError(`The backup holds a row of ${table} that contradicts another.`)
    count += 1
  }
  return count
}
