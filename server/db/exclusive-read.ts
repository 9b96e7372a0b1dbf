import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { DatabasePlace } from './database.ts'

/**
 * Queries a database that no other process has open; null where one has, and for PostgreSQL, where that cannot be
 * known. On SQLite every process that has the file open holds a lock on it, which the operating system releases when
 * the process ends, however it ended. While this reads, nobody else can open the file.
 */
export function readExclusively<Row>({ databaseUrl, dataDir }: DatabasePlace, query: string): Row[] | null {
  if (databaseUrl) return null
  const file = pathToFileURL(path.join(dataDir, 'site.db'))
  // Do not create the file.
  file.searchParams.set('mode', 'rw')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    database.exec('pragma locking_mode = EXCLUSIVE')
    database.exec('begin immediate')
    return database.prepare(query).all() as Row[]
  } catch {
    // Open elsewhere, missing or without tables: openDatabase reports what is wrong.
    return null
  } finally {
    database?.close()
  }
}
