import { accessSync, closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely'
import { reasonOf, StartupError } from '#server/platform/startup-error.ts'
import { keepToOwner, OWNER_FILE, OWNER_FOLDER } from './owner-only.ts'
import { isBusy, sqliteErrorCode, withSqliteCode } from './sqlite-error.ts'

const LOCK_POLL_MS = 20

/** How long a transaction waits for another process's lock before it fails. */
const LOCK_TIMEOUT_MS = 10_000

/**
 * SQLite that shares its file with other processes (the desk, a second instance). A transaction takes the write lock
 * at its beginning, so that it cannot fail halfway with SQLITE_BUSY, and waits for it without blocking the event loop.
 * Reads have a connection of their own and never wait for a writer; nor does a transaction that is read only, which has
 * a snapshot on a connection of its own.
 */
export async function openSqlite(dataDir: string): Promise<Dialect> {
  const file = path.join(dataDir, 'site.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: OWNER_FOLDER })
    createForOwner(file)
    keepToOwner(file, OWNER_FILE)
    keepToOwner(dataDir, OWNER_FOLDER)
    const writes = await connect(file)
    // SQLite opens a file that it may only read, and says so at the first write.
    accessSync(file, constants.W_OK)
    await whenUnlocked(() => writes.exec('begin immediate; rollback'))
    return new SharedSqliteDialect(file, await connect(file), writes)
  } catch (error) {
    const reason = reasonOf({ code: sqliteErrorCode(error) })
    throw new StartupError(`DATA_DIR: cannot keep a database in ${file}${reason}.`, { cause: error })
  }
}

/**
 * SQLite gives the files beside the database its mode, which would be that of the umask. A file that is there is not
 * opened: closing it again would drop the locks that this process has on it.
 */
function createForOwner(file: string): void {
  try {
    closeSync(openSync(file, 'wx', OWNER_FILE))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** See docs/decisions/0013 for the settings. SQLite's own busy timeout is 0: it would block the event loop. */
async function connect(file: string): Promise<DatabaseSync> {
  const database = new DatabaseSync(file, { timeout: 0 })
  await whenUnlocked(() => database.exec('pragma journal_mode = WAL'))
  database.exec('pragma synchronous = FULL')
  database.exec('pragma foreign_keys = ON')
  // Deleted rows are overwritten with zeros.
  database.exec('pragma secure_delete = ON')
  return database
}

class SharedSqliteDialect implements Dialect {
  readonly #driver: SharedSqliteDriver

  constructor(file: string, reads: DatabaseSync, writes: DatabaseSync) {
    this.#driver = new SharedSqliteDriver(file, reads, writes)
  }

  createDriver() {
    return this.#driver
  }

  createAdapter() {
    return new SharedSqliteAdapter()
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  // biome-ignore lint/suspicious/noExplicitAny: the interface of Kysely's dialects
  createIntrospector(db: Kysely<any>) {
    return new SqliteIntrospector(db)
  }
}

/** SQLite has transactional DDL, so that two starting processes do not both migrate. */
class SharedSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }

  override get supportsMultipleConnections() {
    return true
  }
}

class SharedSqliteDriver implements Driver {
  /** Settled once nobody in this process writes: transactions take turns on the one connection that writes. */
  #lastWrite: Promise<void> = Promise.resolve()
  #endWrite = () => {}
  readonly #file: string
  readonly #inode: number
  readonly #reads: DatabaseSync
  readonly #writes: DatabaseSync

  constructor(file: string, reads: DatabaseSync, writes: DatabaseSync) {
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

  async beginTransaction(connection: SharedConnection, { accessMode }: TransactionSettings) {
    this.#refuseOtherFile()
    if (accessMode === 'read only') {
      connection.handle = await connect(this.#file)
      connection.handle.exec('begin')
      return
    }
    const until = performance.now() + LOCK_TIMEOUT_MS
    const others = this.#lastWrite
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastWrite = promise
    await others
    try {
      await whenUnlocked(() => this.#writes.exec('begin immediate'), until)
      connection.handle = this.#writes
      this.#endWrite = resolve
    } catch (error) {
      resolve()
      throw error
    }
  }

  async commitTransaction(connection: SharedConnection) {
    withSqliteCode(() => connection.handle.exec('commit'))
    this.#end(connection)
  }

  async rollbackTransaction(connection: SharedConnection) {
    try {
      // A full disk makes SQLite roll back by itself.
      if (connection.handle.isTransaction) connection.handle.exec('rollback')
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
    if (connection.handle === this.#writes) this.#endWrite()
    else connection.handle.close()
    connection.handle = this.#reads
  }

  /** SQLite keeps writing to a file that was moved or deleted; those records would be lost at the next start. */
  #refuseOtherFile() {
    if (statSync(this.#file, { throwIfNoEntry: false })?.ino === this.#inode) return
    throw Object.assign(new Error('site.db is no longer where it was'), { code: 'DATABASE_GONE' })
  }
}

class SharedConnection implements DatabaseConnection {
  handle: DatabaseSync
  readonly #reads: DatabaseSync
  readonly #check: () => void

  constructor(reads: DatabaseSync, check: () => void) {
    this.handle = reads
    this.#reads = reads
    this.#check = check
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.handle !== this.#reads) return withSqliteCode(() => run<Row>(this.handle, query))
    this.#check()
    return await whenUnlocked(() => run<Row>(this.handle, query))
  }

  // biome-ignore lint/correctness/useYield: nothing here is read row by row
  async *streamQuery<Row>(): AsyncGenerator<QueryResult<Row>> {
    throw new Error('Rows are read all at once')
  }
}

function run<Row>(handle: DatabaseSync, { query, sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = handle.prepare(sql)
  const values = parameters as SQLInputValue[]
  // A statement that returns rows has columns; listing them is too slow where the answer is known.
  if (query.kind === 'SelectQueryNode' || statement.columns().length > 0)
    return { rows: statement.all(...values) as Row[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}

async function whenUnlocked<T>(attempt: () => T, until = performance.now() + LOCK_TIMEOUT_MS): Promise<T> {
  for (;;) {
    try {
      return withSqliteCode(attempt)
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error
      await delay(LOCK_POLL_MS)
    }
  }
}
