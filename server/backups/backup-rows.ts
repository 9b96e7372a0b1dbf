import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { type Kysely, sql } from 'kysely'
import type { Database, Trx } from '#server/db/database.ts'
import { latestMigration, type MigrationName, migrationNames } from '#server/db/migrate.ts'
import { OWNER_FILE } from '#server/db/owner-only.ts'
import type { SettingsTable, Tables } from '#server/db/tables.ts'
import { BackupError } from './backup-error.ts'

// The backup format for PostgreSQL: JSON lines, one per row, after a header with the format and before a trailer with
// the row count, by which a truncated file is recognised.

/**
 * The tables of a backup with the unique columns by which they are read; enquiries in the order of their receipt, which
 * a restored search goes by. Left out are the counters of the rate limit, the state of jobs, sessions, invitations,
 * challenges and calendar addresses; and of the settings the key of links to calls (linkKeyName).
 */
const backupTables = {
  enquiries: ['createdUtc', 'id'],
  callLinks: ['hash'],
  callChanges: ['id'],
  articles: ['id'],
  outbox: ['id'],
  closedSlots: ['date', 'time'],
  settings: ['name'],
  searchMisses: ['day', 'words'],
  pictures: ['hash'],
  staff: ['id'],
  passkeys: ['id'],
  auditLog: ['id'],
  enquiryNotes: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type BackupTable = keyof typeof backupTables
export const backupTableNames = Object.keys(backupTables) as BackupTable[]

export interface BackupRow {
  table: string
  row: Record<string, unknown>
}

export interface RowsFile {
  /** The last migration of the database that the rows are from. */
  schema: MigrationName
  rows: AsyncGenerator<BackupRow>
}

const FORMAT = 'site-backup-3'
const BATCH_SIZE = 1_000
/** A picture may have 400 kB. */
const PICTURE_BATCH_SIZE = 20

/**
 * Writes a consistent snapshot of every table (repeatable read), also of an older schema: such a file is migrated when
 * it is restored.
 */
export async function writeRows(
  { db }: Pick<Database, 'db'>,
  file: string,
  { madeUtc, schema = latestMigration }: { madeUtc: string; schema?: MigrationName | undefined },
): Promise<number> {
  const tables = await storedTables(db)
  const handle = await open(file, 'w', OWNER_FILE)
  try {
    let count = 0
    await handle.write(`${JSON.stringify({ format: FORMAT, schema, madeUtc })}\n`)
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        for (const table of tables) {
          for await (const rows of batches(trx, table)) {
            const kept = rows.filter((row) => !isLinkKey(table, row))
            await handle.write(kept.map((row) => asLine({ table, row })).join(''))
            count += kept.length
          }
        }
      })
    await handle.write(`${JSON.stringify({ rows: count })}\n`)
    await handle.sync()
    return count
  } finally {
    await handle.close()
  }
}

/**
 * The key from which links to calls are derived. Whoever finds a backup must not be able to change calls with it;
 * without the key a restored site makes a new one, and the links that visitors have still lead to their calls.
 */
export const linkKeyName = 'call-link-key' satisfies SettingsTable['name']

function isLinkKey(table: BackupTable, row: object): boolean {
  return table === 'settings' && 'name' in row && row.name === linkKeyName
}

/** The tables of a backup that this database has: one of an older schema lacks some. */
async function storedTables(db: Kysely<Tables>): Promise<BackupTable[]> {
  const stored = new Set((await db.introspection.getTables()).map(({ name }) => camelCase(name)))
  return backupTableNames.filter((table) => stored.has(table))
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Reads a backup to its end; throws where it is not whole. */
export async function checkRows(file: string): Promise<void> {
  const { rows } = await openRows(file)
  for await (const _ of rows);
}

/** JSON leaves U+2028 and U+2029 unescaped, but line readers split at them. */
function asLine(value: object): string {
  return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

/** By key: with an offset each batch would read all rows before it again. */
export async function* batches(trx: Pick<Trx, 'selectFrom'>, table: BackupTable): AsyncGenerator<object[]> {
  const size = table === 'pictures' ? PICTURE_BATCH_SIZE : BATCH_SIZE
  const key: readonly string[] = backupTables[table]
  let after: unknown[] | undefined
  for (;;) {
    let query = trx
      .selectFrom(table as 'enquiries')
      .selectAll()
      .limit(size)
    for (const column of key) query = query.orderBy(column as 'id')
    if (after) query = query.where(sql<boolean>`(${sql.join(key.map(sql.ref))}) > (${sql.join(after)})`)
    const rows: Record<string, unknown>[] = await query.execute()
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    after = key.map((column) => last[column])
  }
}

export async function openRows(file: string): Promise<RowsFile> {
  const lines = linesOf(file)
  const first = await lines.next()
  if (first.done) throw notABackup(file)
  const { format, schema } = parseLine(first.value, file)
  if (!/^site-backup-\d+$/.test(String(format))) throw notABackup(file)
  const known = migrationNames.find((name) => name === schema)
  if (format !== FORMAT || known === undefined)
    throw new BackupError(
      `${file} was made by a newer version of this software, or before its version 1: restore it with the version that made it.`,
    )
  return { schema: known, rows: readRows(file, lines) }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

async function* readRows(file: string, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  const tables: string[] = backupTableNames
  let count = 0
  let isComplete = false
  for await (const line of lines) {
    const value = parseLine(line, file)
    if (typeof value.rows === 'number') isComplete = value.rows === count
    else if (tables.includes(value.table as string)) {
      count += 1
      yield value as unknown as BackupRow
    } else throw notABackup(file)
  }
  if (!isComplete) throw new BackupError(`${file} is not whole: its end is missing.`)
}

function parseLine(line: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    throw notABackup(file)
  }
}

function notABackup(file: string): BackupError {
  return new BackupError(`${file} is not a backup made by the desk.`)
}
