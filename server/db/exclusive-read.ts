import path from 'node:path'
import Sqlite from 'better-sqlite3'
import type { DatabasePlace } from './database.ts'

/**
 * Reads from a database that nobody else has open, and gives null where somebody has, or where that cannot
 * be known. It can be known of SQLite alone: everybody who has the file open holds a lock on it, which the
 * system takes back when the process ends, however it ended and whichever container it ran in. While this
 * reads, nobody can open the file.
 */
export function readAlone<Row>({ databaseUrl, dataDir }: DatabasePlace, query: string): Row[] | null {
  if (databaseUrl) return null
  let database: Sqlite | undefined
  try {
    database = new Sqlite(path.join(dataDir, 'site.db'), { fileMustExist: true, timeout: 0 })
    database.pragma('locking_mode = EXCLUSIVE')
    database.exec('begin immediate')
    return database.prepare(query).all([]) as Row[]
  } catch {
    // Open elsewhere, not there yet or without tables: whoever opens it for good learns what is wrong with it.
    return null
  } finally {
    database?.close()
  }
}
