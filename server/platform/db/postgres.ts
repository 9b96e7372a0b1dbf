import { setTimeout as delay } from 'node:timers/promises'
import { PostgresDialect } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { reasonOf, StartupError } from '#server/platform/startup-error.ts'

/** PostgreSQL through a connection pool that survives restarts of the server: a lost connection is replaced on next use. */
export async function openPostgres(databaseUrl: string, wait?: DatabaseWait): Promise<PostgresDialect> {
  const location = locationOf(databaseUrl)
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
    await untilUp(() => pool.query('select 1'), wait)
  } catch (error) {
    await pool.end()
    throw new StartupError(`DATABASE_URL: cannot reach ${location}${reasonOf(error)}${tlsAdvice(error)}.`, {
      cause: error,
    })
  }
  return new PostgresDialect({ pool })
}

/** The URL without user and password, for logs. */
export function locationOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : null
  if (url === null || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    throw new StartupError('DATABASE_URL: must be an address like postgres://user:password@host:5432/name.')
  }
  return `PostgreSQL at ${url.hostname}:${url.port || 5432}${url.pathname}`
}

/** ', …', where the connection could not be encrypted. */
function tlsAdvice(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  if (/does not support SSL/.test(message))
    return ': set it up for TLS, or DATABASE_TLS=off where nobody else can read this network'
  if (/CERT|SIGNATURE/.test(code))
    return ': its certificate is not trusted. NODE_EXTRA_CA_CERTS names the file of an authority of one’s own'
  return ''
}

/** For a server that is started together with the site, and is slower. */
export interface DatabaseWait {
  seconds: number
  /** Called once, where there is something to wait for. */
  onWait(): void
}

const WAIT_POLL_MS = 250
const NOT_UP_YET = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', '57P03'])

async function untilUp(connect: () => Promise<unknown>, wait: DatabaseWait | undefined): Promise<void> {
  const until = performance.now() + (wait?.seconds ?? 0) * 1_000
  for (let tries = 1; ; tries += 1) {
    try {
      await connect()
      return
    } catch (error) {
      const { code } = error as { code?: unknown }
      if (!NOT_UP_YET.has(String(code)) || performance.now() >= until) throw error
      if (tries === 1) wait?.onWait()
      await delay(WAIT_POLL_MS)
    }
  }
}
