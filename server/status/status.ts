// The health check behind GET /api/status: counts and words, no personal data.
import { isListRunningOut } from '#domain/bank-holidays.ts'
import { londonDate } from '#domain/london.ts'
import type { Database } from '#server/db/database.ts'
import type { OutboxTable } from '#server/db/tables.ts'

const ANSWER_WITHIN_MS = 3_000

type UnsentState = Exclude<OutboxTable['state'], 'sent'>

export interface OutboxReport extends Record<UnsentState, number> {
  /** How long the mail that is most overdue has been so; 0 where none is. */
  overdueSeconds: number
}

export interface StatusReport {
  /** 'stopping' once the process has been told to: it still answers, but should be sent nobody any more. */
  status: 'ok' | 'stopping' | 'down'
  database: 'ok' | 'down'
  /** Absent while the database does not answer. */
  outbox?: OutboxReport
  bankHolidays: 'ok' | 'list running out'
}

export interface Status {
  report(): Promise<StatusReport>
}

export function createStatus(parts: { database: Database; isStopping?(): boolean; now(): number }): Status {
  return {
    async report() {
      const now = parts.now()
      const bankHolidays = isListRunningOut(londonDate(now)) ? 'list running out' : 'ok'
      try {
        const outbox = await inTime(outboxReport(parts.database, now))
        const status = parts.isStopping?.() ? 'stopping' : 'ok'
        return { status, database: 'ok', outbox, bankHolidays }
      } catch {
        // The one place where an outage is an answer: whoever asks wants to know, and gets a 503.
        return { status: 'down', database: 'down', bankHolidays }
      }
    },
  }
}

async function outboxReport({ db }: Database, now: number): Promise<OutboxReport> {
  const unsent: UnsentState[] = ['waiting', 'held', 'claimed', 'parked']
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.min('nextAttemptUtc').as('next')])
    .where('state', 'in', unsent)
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(
    unsent.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
  ) as Record<UnsentState, number>
  const next = rows.find((row) => row.state === 'waiting')?.next
  const overdueMs = next ? Math.max(0, now - Date.parse(next)) : 0
  return { ...counts, overdueSeconds: Math.floor(overdueMs / 1000) }
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), ANSWER_WITHIN_MS)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
