import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import type { Database, Trx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { DeskFault } from './command.ts'

// A backup of PostgreSQL: one line of JSON a row, between a first line that says what it is and a last one
// that says how many there are, so that half a file is never taken for a whole one.

/** What is worth keeping, with the order that makes two readings agree. Counts of an hour are not. */
const keptTables = {
  enquiries: ['id'],
  brochureRequests: ['id'],
  marketingDocuments: ['id'],
  outbox: ['id'],
  closedSlots: ['date', 'time'],
  settings: ['name'],
} as const satisfies Partial<Record<keyof Tables, readonly string[]>>

export type KeptTable = keyof typeof keptTables
export const keptTableNames = Object.keys(keptTables) as KeptTable[]

export interface BackupRow {
  table: KeptTable
  row: Record<string, unknown>
}

const FORMAT = 'site-backup-1'
const AT_ONCE = 1_000

/** A consistent snapshot of every table (repeatable read), whatever is written meanwhile. */
export async function writeRows({ db }: Database, file: string, madeUtc: string): Promise<number> {
  const handle = await open(file, 'w', 0o600)
  try {
    let count = 0
    await handle.write(`${JSON.stringify({ format: FORMAT, madeUtc })}\n`)
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

export async function* readRows(file: string): AsyncGenerator<BackupRow[]> {
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })
  let count = 0
  let isWhole = false
  let isFirst = true
  for await (const line of lines) {
    const value = parsed(line, file)
    if (isFirst && value.format !== FORMAT) throw notABackup(file)
    else if (isFirst) isFirst = false
    else if (typeof value.rows === 'number') isWhole = value.rows === count
    else if (keptTableNames.includes(value.table as KeptTable)) {
      count += 1
      yield [value as unknown as BackupRow]
    } else throw notABackup(file)
  }
  if (isFirst) throw notABackup(file)
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
