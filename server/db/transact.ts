import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Trx } from './database.ts'

const PAUSES_MS = [50, 150, 400, 1_000, 2_000]

/**
 * Runs the work in a transaction, and runs it again where the database was only away for a moment
 * (restarted, failed over, two transactions in each other's way). The reply to a commit can be lost, so
 * work passed here must come to the same when done twice: submissions do by their key.
 */
export async function transact<T>({ db }: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  return await patiently(() => db.transaction().execute(work))
}

/** The same patience for what only reads. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of PAUSES_MS) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      await pause(wait)
    }
  }
  return await work()
}

const PASSING_CODES = new Set([
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

/** What the driver says of a connection that broke under it, without a code. */
const LOST_CONNECTION = /^(Connection terminated|Client has encountered a connection error|Client was closed)/

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  // 08… are PostgreSQL's connection faults.
  return PASSING_CODES.has(code) || /^08/.test(code) || LOST_CONNECTION.test(error.message)
}
