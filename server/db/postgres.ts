import { PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { StartupError } from '#server/startup-error.ts'

/** PostgreSQL through a connection pool that survives restarts of the server: a lost connection is replaced on next use. */
export async function openPostgres(databaseUrl: string): Promise<PostgresDialect> {
  const place = placeOf(databaseUrl)
  const pool = new Pool({
    connectionString: databaseUrl,
    application_name: 'site',
    max: 10,
    // Also how long a request may wait for a free connection: less than the browser's timeout.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener a broken connection would end the process; a query on it is rejected as well.
  pool.on('error', () => {})
  pool.on('connect', (client: PoolClient) => client.on('error', () => {}))
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new StartupError(`DATABASE_URL: cannot reach ${place} (${reasonOf(error)}).`, { cause: error })
  }
  return new PostgresDialect({ pool })
}

/** The URL without user and password, for logs. */
export function placeOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartupError('DATABASE_URL: must be an address like postgres://user:password@host:5432/name.')
  }
  return `PostgreSQL at ${url.hostname}:${url.port || 5432}${url.pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.message : String(error)
}
