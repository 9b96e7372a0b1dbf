import { mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { StartFault } from './start-fault.ts'
import { createWriteTurns } from './write-lock.ts'

const LOCK_PAUSE_MS = 20

/** How long a form may wait for another process's lock before the visitor is told that it was not saved. */
const LOCK_PATIENCE_MS = 10_000

/**
 * SQLite that shares its file with other processes (the desk, a second instance). A transaction takes
 * the write lock when it begins, so it can never fail halfway for want of it, and it waits for the lock
 * without holding up the event loop. Reads have a connection of their own: they never wait for a writer.
 */
export async function openSqlite(dataDir: string): Promise<SqliteDialect> {
  const file = path.join(dataDir, 'site.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const writes = await connect(file)
    await whenUnlocked(() => writes.exec('begin immediate; rollback'))
    return new SharedSqliteDialect(file, await connect(file), writes)
  } catch (error) {
    throw new StartFault(`DATA_DIR: cannot keep a database in ${file} (${codeOf(error)}).`, { cause: error })
  }
}

async function connect(file: string): Promise<Sqlite> {
  const database = new Sqlite(file, { timeout: 0 })
  await whenUnlocked(() => database.pragma('journal_mode = WAL'))
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  // What is erased is overwritten, not just forgotten.
  database.pragma('secure_delete = ON')
  return database
}

class SharedSqliteDialect extends SqliteDialect {
  readonly #driver: SharedSqliteDriver

  constructor(file: string, reads: Sqlite, writes: Sqlite) {
    super({ database: writes })
    this.#driver = new SharedSqliteDriver(file, reads, writes)
  }

  override createDriver() {
    return this.#driver
  }

  override createAdapter() {
    return new SharedSqliteAdapter()
  }
}

/** SQLite can change tables in a transaction, which is what keeps two starting processes apart. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

class SharedSqliteDriver implements Driver {
  readonly #turns = createWriteTurns()
  readonly #file: string
  readonly #inode: number
  readonly #reads: Sqlite
  readonly #writes: Sqlite

  constructor(file: string, reads: Sqlite, writes: Sqlite) {
    this.#file = file
    this.#inode = statSync(file).ino
    this.#reads = reads
    this.#writes = writes
  }

  async init() {}

  async acquireConnection() {
    return new SharedConnection(this.#reads, () => this.#refuseOtherFile())
  }

  async releaseConnection() {}

  async beginTransaction(connection: SharedConnection) {
    const until = performance.now() + LOCK_PATIENCE_MS
    this.#refuseOtherFile()
    await this.#turns.take(LOCK_PATIENCE_MS)
    try {
      await whenUnlocked(() => this.#writes.exec('begin immediate'), until)
      connection.handle = this.#writes
    } catch (error) {
      this.#turns.pass()
      throw error
    }
  }

  async commitTransaction(connection: SharedConnection) {
    this.#writes.exec('commit')
    this.#end(connection)
  }

  async rollbackTransaction(connection: SharedConnection) {
    try {
      // A full disk makes SQLite roll back by itself.
      if (this.#writes.inTransaction) this.#writes.exec('rollback')
    } finally {
      this.#end(connection)
    }
  }

  async savepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`))
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`rollback to "${name}"`))
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string) {
    await connection.executeQuery(CompiledQuery.raw(`release "${name}"`))
  }

  async destroy() {
    this.#reads.close()
    this.#writes.close()
  }

  #end(connection: SharedConnection) {
    connection.handle = this.#reads
    this.#turns.pass()
  }

  /** A file that was moved or deleted would go on taking records, and lose them all at the next start. */
  #refuseOtherFile() {
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#inode) return
    throw Object.assign(new Error('site.db is no longer where it was'), { code: 'DATABASE_GONE' })
  }
}

class SharedConnection implements DatabaseConnection {
  handle: Sqlite
  readonly #reads: Sqlite
  readonly #check: () => void

  constructor(reads: Sqlite, check: () => void) {
    this.handle = reads
    this.#reads = reads
    this.#check = check
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.handle !== this.#reads) return run(this.handle, query)
    this.#check()
    return await whenUnlocked(() => run<Row>(this.handle, query))
  }

  // biome-ignore lint/correctness/useYield: nothing here is read row by row
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows are read all at once')
  }
}

function run<Row>(handle: Sqlite, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = handle.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

async function whenUnlocked<T>(attempt: () => T, until = performance.now() + LOCK_PATIENCE_MS): Promise<T> {
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY') || performance.now() >= until) throw error
      await pause(LOCK_PAUSE_MS)
    }
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
