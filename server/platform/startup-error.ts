/** A misconfiguration that prevents the start; its message is one sentence that says what to change. */
export class StartupError extends Error {
  override name = 'StartupError'
}

/** What an operator can do about an error of the system, of SQLite or of PostgreSQL, by its code. */
const advice: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_READONLY: 'this user may read the file but not write to it',
  SQLITE_CANTOPEN: 'this user may not open the file or write to its folder',
  SQLITE_FULL: 'the disk is full',
  SQLITE_BUSY: 'another process has locked it for ten seconds',
  SQLITE_CORRUPT: 'the file is damaged; restore the last backup into an empty folder',
  SQLITE_NOTADB: 'the file is no SQLite database',
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'this machine has no such address',
  ECONNREFUSED: 'nobody listens there',
  ENOTFOUND: 'there is no host of this name',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  ETIMEDOUT: 'nobody answers there',
  '28P01': 'the user name or the password is wrong',
  '28000': 'the server does not let this user in',
  '3D000': 'the server has no database of this name',
  '42501': 'this user may not create or change tables',
  '25006': 'the database is read-only',
  '53100': 'the disk of the server is full',
  '53300': 'the server has no connection to spare',
  '57P03': 'the server is still starting up',
}

/** ' (28P01): the user name or the password is wrong', to end a sentence with. */
export function reasonOf(error: unknown): string {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown }
  const known = code === undefined ? undefined : advice[String(code)]
  return ` (${String(code ?? message ?? error)})${known ? `: ${known}` : ''}`
}

/** The sentence for an error that stopped the start; undefined for a fault of the program, whose stack is wanted. */
export function startupSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  // By name: the site's bundle has a class of its own.
  if (error.name === StartupError.name) return error.message
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && code in advice ? `The site cannot start${reasonOf(error)}.` : undefined
}
