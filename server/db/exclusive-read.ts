import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import type { DatabasePlace } from './database.ts'

/**
 * Reads from a database that nobody else has open, and gives null where somebody has, or where that cannot
 * be known. It can be known of SQLite alone: everybody who has the file open holds a lock on it, which the
 * system takes back when the process ends, however it ended and whichever container it ran in. While this
 * reads, nobody can open the file.
 */
export function readExclusively<Row>({ databaseUrl, dataDir }: DatabasePlace, query: string): Row[] | null {
  if (databaseUrl) return null
  const file = pathToFileURL(path.join(dataDir, 'site.db'))
  // Not to be created: reading must leave no file behind.
  file.searchParams.set('mode', 'rw')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file, { timeout: 0 })
    database.exec('pragma locking_mode = EXCLUSIVE')
    database.exec('begin immediate')
    return database.prepare(query).all() as Row[]
  } catch {
    // Open elsewhere, not there yet or without tables: whoever opens it for good learns what is wrong with it.
    return null
  } finally {
    database?.close()
  }
}
