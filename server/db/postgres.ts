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
    // Also how long a form may wait for one of them in a rush: less than the browser waits for its answer.
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  // Without a listener a connection that breaks, idle or in use, would end the process; whoever waits on it
  // gets the error as a rejection.
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

/** The address without user and password, fit for a log. */
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
