import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import { StartFault } from './start-fault.ts'

const LOCK_PAUSE_MS = 25
const LOCK_ATTEMPTS = 200

/**
 * SQLite that shares its file with other processes (the desk, a second instance). A transaction takes
 * the write lock when it begins, so it can never fail halfway for want of it, and it waits for the lock
 * without holding up the event loop: pages are served while another process writes.
 */
export async function openSqlite(dataDir: string): Promise<SqliteDialect> {
  const file = path.join(dataDir, 'site.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const database = new Sqlite(file, { timeout: LOCK_PAUSE_MS })
    await whenUnlocked(() => database.pragma('journal_mode = WAL'))
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    await whenUnlocked(() => database.exec('begin immediate; rollback'))
    return new SharedSqliteDialect(database)
  } catch (error) {
    throw new StartFault(`DATA_DIR: cannot keep a database in ${file} (${codeOf(error)}).`, { cause: error })
  }
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #database: Sqlite

  constructor(database: Sqlite) {
    super({ database })
    this.#database = database
  }

  override createDriver() {
    return new SharedSqliteDriver({ database: this.#database })
  }

  override createAdapter() {
    return new SharedSqliteAdapter()
  }
}

class SharedSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await whenUnlocked(() => connection.executeQuery(CompiledQuery.raw('begin immediate')))
  }
}

/** SQLite can change tables in a transaction, which is what keeps two starting processes apart. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

async function whenUnlocked<T>(attempt: () => T | Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || attempts === LOCK_ATTEMPTS) throw error
      await pause(LOCK_PAUSE_MS)
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
