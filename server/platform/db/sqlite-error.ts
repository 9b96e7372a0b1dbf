/** SQLite's primary result codes that an operator may meet. node:sqlite gives the number alone. */
const names: Record<number, string> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
}

/** Adds SQLite's result code to the errors of `attempt`, as other drivers do. */
export function withSqliteCode<T>(attempt: () => T): T {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Error) Object.assign(error, { code: sqliteErrorCode(error) })
    throw error
  }
}

export function isBusy(error: unknown): boolean {
  return sqliteErrorCode(error) === 'SQLITE_BUSY'
}

export function sqliteErrorCode(error: unknown): string {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number') {
    // The lowest byte; the rest is the extended code.
    return names[errcode & 0xff] ?? `SQLITE_${errcode}`
  }
  return code === undefined ? String(error) : String(code)
}
