import path from 'node:path'
import { backup as copyPages, DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { utcText } from '#server/db/column-types.ts'
import type { Database, DatabasePlace } from '#server/db/database.ts'
import type { MigrationName } from '#server/db/migrate.ts'
import { checkRows, linkKeyName, writeRows } from './backup-rows.ts'

interface CopyParts {
  database: Pick<Database, 'db' | 'dialect'>
  place: DatabasePlace
  /** The last migration of the data; the newest unless it is said. */
  schema?: MigrationName | undefined
  now(): number
}

/** Writes a consistent, checked copy of the database into a file that nobody reads yet. */
export async function copyDatabase({ database, place, schema, now }: CopyParts, file: string): Promise<void> {
  if (database.dialect === 'postgres') {
    await writeRows(database, file, { madeUtc: utcText(now()), schema })
    await checkRows(file)
    return
  }
  await copySqlite(path.join(place.dataDir, 'site.db'), file)
}

/** Copies a SQLite database that others may be writing to. */
async function copySqlite(source: string, file: string): Promise<void> {
  const database = new DatabaseSync(source, { timeout: 10_000 })
  try {
    // In a read transaction: without its snapshot the backup would restart at every write of the site.
    database.exec('begin')
    database.prepare('select 1 from sqlite_schema').get()
    await copyPages(database, file)
    database.exec('commit')
  } finally {
    database.close()
  }
  await finishCopy(file)
}

/**
 * Changes the copy and then checks it: the key of links to calls is deleted, and the journal mode makes the copy a
 * single file, without a write-ahead log. In a thread of its own: a large file takes seconds to check, during which
 * the site could answer no request.
 */
const finishCopyScript = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { DatabaseSync } = require('node:sqlite')
  const { file, linkKeyName } = workerData
  const database = new DatabaseSync(file)
  // Overwritten, not only deleted; see linkKeyName. A database of the first version has no such table.
  database.exec('pragma secure_delete = ON')
  if (database.prepare("select 1 from sqlite_schema where name = 'settings'").get())
    database.prepare('delete from settings where name = ?').run(linkKeyName)
  database.exec('pragma journal_mode = DELETE')
  const verdict = database.prepare('pragma integrity_check').get()?.integrity_check
  database.close()
  parentPort.postMessage(String(verdict))`

async function finishCopy(file: string): Promise<void> {
  const worker = new Worker(finishCopyScript, { eval: true, workerData: { file, linkKeyName } })
  const verdict = await new Promise((resolve, reject) =>
    worker.once('message', resolve).once('error', reject),
  )
  if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`)
}
