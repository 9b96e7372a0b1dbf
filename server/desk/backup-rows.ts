import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Database, Trx } from '#server/db/database.ts'
import { latestMigration, type MigrationName, migrationNames } from '#server/db/migrate.ts'
import type { Tables } from '#server/db/tables.ts'
import { DeskFault } from './command.ts'

// A backup of PostgreSQL: one line of JSON a row, between a first line that says what it is and a last one
// that says how many there are, so that half a file is never taken for a whole one.

/** What is worth keeping, with the order that makes two readings agree. Counts of an hour are not. */
const keptTables = {
  enquiries: ['id'],
  marketingDocuments: ['id'],
  outbox: ['id'],
  closedSlots: ['date', 'time'],
  settings: ['name'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type KeptTable = keyof typeof keptTables
export const keptTableNames = Object.keys(keptTables) as KeptTable[]

/** Tables of former schemas; a migration has moved their rows elsewhere. */
const formerTables = ['brochureRequests']

export interface BackupRow {
  /** A kept table, or in an older backup a former one. */
  table: string
  row: Record<string, unknown>
}

export interface RowsFile {
  /** The last migration of the database that the rows are from. */
  schema: MigrationName
  rows: AsyncGenerator<BackupRow>
}

const FORMAT = 'site-backup-2'
/** Did not say which schema its rows have. */
const FIRST_FORMAT = { name: 'site-backup-1', schema: '003-lists-of-the-desk' } as const
const AT_ONCE = 1_000

/** A consistent snapshot of every table (repeatable read), whatever is written meanwhile. */
export async function writeRows({ db }: Database, file: string, madeUtc: string): Promise<number> {
  const handle = await open(file, 'w', 0o600)
  try {
    let count = 0
    await handle.write(`${JSON.stringify({ format: FORMAT, schema: latestMigration, madeUtc })}\n`)
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        for (const table of keptTableNames) {
          for await (const rows of batches(trx, table)) {
            await handle.write(rows.map((row) => asLine({ table, row })).join(''))
            count += rows.length
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

/** JSON leaves U+2028 and U+2029 unescaped, but line readers split at them. */
function asLine(value: object): string {
  return `${JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}\n`
}

export async function* batches(trx: Pick<Trx, 'selectFrom'>, table: KeptTable): AsyncGenerator<object[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    let query = trx.selectFrom(table as 'enquiries').selectAll()
    for (const column of keptTables[table]) query = query.orderBy(column as 'id')
    const rows = await query.limit(AT_ONCE).offset(offset).execute()
    if (rows.length > 0) yield rows
    if (rows.length < AT_ONCE) return
  }
}

export async function openRows(file: string): Promise<RowsFile> {
  const lines = linesOf(file)
  const first = await lines.next()
  if (first.done) throw notABackup(file)
  const { format, schema } = parsed(first.value, file)
  if (format === FIRST_FORMAT.name) return { schema: FIRST_FORMAT.schema, rows: readRows(file, lines) }
  if (format !== FORMAT) throw notABackup(file)
  const known = migrationNames.find((name) => name === schema)
  if (known === undefined)
    throw new DeskFault(
      `The data in ${file} comes from a newer version of this software: restore it with that version.`,
    )
  return { schema: known, rows: readRows(file, lines) }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

async function* readRows(file: string, lines: AsyncGenerator<string>): AsyncGenerator<BackupRow> {
  const tables: string[] = [...keptTableNames, ...formerTables]
  let count = 0
  let isWhole = false
  for await (const line of lines) {
    const value = parsed(line, file)
    if (typeof value.rows === 'number') isWhole = value.rows === count
    else if (tables.includes(value.table as string)) {
      count += 1
      yield value as unknown as BackupRow
    } else throw notABackup(file)
  }
  if (!isWhole) throw new DeskFault(`${file} is not whole: its end is missing.`)
}

function parsed(line: string, file: string): Record<string, unknown> {
  try {
    return JSON.parse(line)
  } catch {
    throw notABackup(file)
  }
}

function notABackup(file: string): DeskFault {
  return new DeskFault(`${file} is not a backup made by the desk.`)
}
