// desk restore: a backup into an empty database, in one transaction.

import { copyFile, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BackupRow, backupTableNames, batches, openRows } from '#server/backups/backup-rows.ts'
import { utcText } from '#server/db/column-types.ts'
import { openDatabase, type Trx } from '#server/db/database.ts'
import { latestMigration } from '#server/db/migrate.ts'
import type { Desk } from '#server/desk/desk-dependencies.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { scheduledKinds } from '#server/outbox/outbox-kinds.ts'
import type { DeskCommand } from './command.ts'

export const restore: DeskCommand = {
  name: 'restore',
  summary: 'put a backup into an empty database',
  notes: [
    'The database must hold no enquiries, no pictures and no staff. A backup of SQLite can go into PostgreSQL and the other way round.',
    'Mails that had not gone out when the backup was made are parked: they may have gone out since. Look',
    'through them with outbox, and send them with outbox retry. Reminders whose day is to come stay as they are.',
  ],
  examples: ['restore /backups/site-2026-11-15.backup'],
  createsDatabase: true,
  verbs: [
    {
      words: ['FILE'],
      async run({ desk, words }) {
        const [file] = words
        if (file === undefined) throw new DeskError('Which file? Give the name of a backup.')
        const { count, parked } = await fill(desk, await backupRows(file))
        return {
          lines: [
            `${count} rows are restored.`,
            ...(parked > 0 ? [`${parked} mails are parked: see outbox.`] : []),
          ],
          json: { rows: count, parked },
        }
      },
    },
  ],
}

async function fill({ database, now }: Desk, source: AsyncGenerator<BackupRow>) {
  // Without the retries of transact(): the source can be read only once.
  return await database.db.transaction().execute(async (trx) => {
    await refuseFull(trx)
    // The site fills these two when it starts.
    await trx.deleteFrom('articles').execute()
    await trx.deleteFrom('settings').execute()
    let count = 0
    for await (const row of source) {
      await insertRow(trx, row)
      count += 1
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
    return { count, parked: Number(parked.numUpdatedRows) }
  })
}

async function refuseFull(trx: Trx): Promise<void> {
  for (const table of ['enquiries', 'outbox', 'closedSlots', 'pictures', 'staff'] as const) {
    const row = await trx
      .selectFrom(table as 'enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
    if (Number(row?.count) > 0) {
      throw new DeskError('The database is not empty: restore into a fresh DATA_DIR or DATABASE_URL.')
    }
  }
}

async function isSqliteFile(file: string): Promise<boolean> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new DeskError(`${file} cannot be read (${error.code}).`)
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
    throw new DeskError(`The backup holds a row of ${table} that contradicts another.`)
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
