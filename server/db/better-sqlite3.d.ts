/** The few parts of better-sqlite3 that the site uses; the package carries no types of its own. */
declare module 'better-sqlite3' {
  import type { SqliteDatabase } from 'kysely'

  interface Options {
    readonly?: boolean
    fileMustExist?: boolean
    /** Milliseconds a statement waits for another process's lock. */
    timeout?: number
  }

  export default class Database implements SqliteDatabase {
    constructor(filename: string, options?: Options)
    prepare: SqliteDatabase['prepare']
    readonly inTransaction: boolean
    pragma(text: string, options?: { simple?: boolean }): unknown
    exec(sql: string): this
    backup(destination: string): Promise<unknown>
    close(): void
  }
}
