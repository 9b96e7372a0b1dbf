import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { type Kysely, sql } from 'kysely'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import { latestMigration, type MigrationName, migrationNames } from '#server/platform/db/migrate.ts'
import { OWNER_FILE } from '#server/platform/db/owner-only.ts'
import type { SettingsTable, Tables } from '#server/platform/db/tables.ts'

// The format of backups: JSON lines, one per row, after a header with the format and before a trailer with the row count,
// by which a truncated file is recognised.

/** A file that is no backup, or not one for this version; its message is one sentence for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/**
 * The tables of a backup with the unique columns by which they are read; enquiries in the order of their receipt, which
 * a restored search goes by. Left out are the counters of the rate limit, the state of jobs, sessions, invitations,
 * challenges, calendar addresses and links of approvers and advisers; busy times, which are read anew; and of the settings the
 * keys.
 */
const backupTables = {
  enquiries: ['createdUtc', 'id'],
  privacyNotices: ['version'],
  callLinks: ['hash'],
  callChanges: ['id'],
  callAssignments: ['id'],
  outbox: ['id'],
  closedSlots: ['date', 'time', 'staffId'],
  settings: ['name'],
  searchMisses: ['day', 'words'],
  journeyCounts: ['day', 'page', 'step'],
  callAnswers: ['enquiryId'],
  pictures: ['hash'],
  contentDrafts: ['id'],
  publications: ['number'],
  publishedPages: ['path', 'number'],
  registerChecks: ['number'],
  staff: ['id'],
  callTakers: ['staffId'],
  passkeys: ['id'],
  auditLog: ['id'],
  enquiryNotes: ['id'],
  complaints: ['enquiryId'],
  personRequests: ['id'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

type BackupTable = keyof typeof backupTables
const backupTableNames = Object.keys(backupTables) as BackupTable[]

export interface BackupRow {
  table: string
  row: Record<string, unknown>
}

interface RowsFile {
  schema: MigrationName
  rows: AsyncGenerator<BackupRow>
}

const FORMAT = 'site-backup-3'
const BATCH_SIZE = 1_000
/** A picture may have 400 kB. */
const PICTURE_BATCH_SIZE = 20

/**
 * Writes a consistent snapshot of every table, and reads the file back. It may be of an older schema: such a file is
 * migrated when it is restored.
 */
export async function writeBackup(
  { db }: Pick<Database, 'db'>,
  file: string,
  { now, schema = latestMigration }: { now: number; schema?: MigrationName | undefined },
): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) =>
      pipeline(
        linesOf(trx, { format: FORMAT, schema, madeUtc: utcText(now) }),
        createWriteStream(file, { mode: OWNER_FILE }),
      ),
    )
  const { rows } = await openRows(file)
  for await (const _ of rows);
}

async function* linesOf(trx: Trx, header: object): AsyncGenerator<string> {
  let count = 0
  yield asLine(header)
  for await (const rows of readBatches(trx)) {
    count += rows.length
    yield rows.map(asLine).join('')
  }
  yield asLine({ rows: count })
}

export async function* readBatches(db: Kysely<Tables>): AsyncGenerator<BackupRow[]> {
  for (const table of await storedTables(db))
    for await (const rows of batches(db, table))
      yield rows.filter((row) => !isKey(table, row)).map((row) => ({ table, row }))
}

/**
 * The keys from which links to calls and the names of clients in the rate limit are derived. Whoever finds a backup must
 * not be able to change calls with it; a restored site makes new ones, and the links that visitors have still lead to
 * their calls.
 */
const keyNames: unknown[] = ['call-link-key', 'client-hash-key'] satisfies SettingsTable['name'][]

function isKey(table: BackupTable, row: object): boolean {
  return table === 'settings' && 'name' in row && keyNames.includes(row.name)
}

/** The tables of a backup that this database has: one of an older schema lacks some. */
async function storedTables(db: Kysely<Tables>): Promise<BackupTable[]> {
  const stored = new Set((await db.introspection.getTables()).map(({ name }) => camelCase(name)))
  return backupTableNames.filter((table) => stored.has(table))
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** JSON leaves U+2028 and U+2029 unescaped, but line readers split at them. */
function asLine(value: object): string {
  return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

/** By key: with an offset each batch would read all rows before it again. */
export async function* batches(db: Kysely<Tables>, table: BackupTable): AsyncGenerator<BackupRow['row'][]> {
  const isLarge = table === 'pictures' || table === 'publishedPages'
  const size = isLarge ? PICTURE_BATCH_SIZE : BATCH_SIZE
  const key: readonly string[] = backupTables[table]
  let after: unknown[] | undefined
  for (;;) {
    let query = db
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
  const lines = linesIn(file)
  const first = await lines.next()
  if (first.done) throw notABackup(file)
  const { format, schema } = parseLine(first.value, file)
  if (!/^site-backup-\d+$/.test(String(format))) throw notABackup(file)
  const known = migrationNames.find((name) => name === schema)
  if (format !== FORMAT || known === undefined)
    throw new BackupError(`${file} was made by another version of this software: restore it with that one.`)
  return { schema: known, rows: readRows(file, lines) }
}

async function* linesIn(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

async function* readRows(file: string, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  let count = 0
  let isComplete = false
  for await (const line of lines) {
    const value = parseLine(line, file)
    if (typeof value.rows === 'number') isComplete = value.rows === count
    else if (typeof value.table === 'string') {
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
