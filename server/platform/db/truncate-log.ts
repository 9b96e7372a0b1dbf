import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'

const POLL_MS = 50
const TIMEOUT_MS = 10_000

/**
 * Empties SQLite's write-ahead log, which holds erased rows until then. Waits for whoever reads at this moment, such as a
 * backup; where that takes too long, the daily housekeeping does it.
 */
export async function truncateLog({ db, dialect }: Database): Promise<void> {
  if (dialect === 'postgres') return
  const until = performance.now() + TIMEOUT_MS
  for (;;) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    if (rows[0]?.busy === 0 || performance.now() >= until) return
    await delay(POLL_MS)
  }
}
