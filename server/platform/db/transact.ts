import { setTimeout as delay } from 'node:timers/promises'
import type { Database, Trx } from './database.ts'

const RETRY_DELAYS_MS = [50, 150, 400, 1_000, 2_000]

/**
 * Runs the work in a transaction, with retries after transient errors (restart or failover of the database, deadlock,
 * serialisation failure). The reply to a commit can be lost, so the work must be idempotent.
 */
export async function transact<T>({ db, onDuration }: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  if (!onDuration) return await withRetries(() => db.transaction().execute(work))
  const started = performance.now()
  try {
    return await withRetries(() => db.transaction().execute(work))
  } finally {
    onDuration('transaction', performance.now() - started)
  }
}

/** The same retries for reads. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const retryDelay of RETRY_DELAYS_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isTransient(error)) throw error
      await delay(retryDelay)
    }
  }
  return await work()
}

const TRANSIENT_CODES = new Set([
  '40001', // serialisation failure
  '40P01', // deadlock
  '53300', // too many connections
  '57P01', // server is shutting down
  '57P02', // server crashed
  '57P03', // server is starting up
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
])

/** Messages of driver errors without a code, after a lost connection. */
const LOST_CONNECTION = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // 08… are PostgreSQL's connection errors.
  return TRANSIENT_CODES.has(code) || /^08/.test(code) || LOST_CONNECTION.test(error.message)
}
