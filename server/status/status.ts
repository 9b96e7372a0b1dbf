// The health check behind GET /api/status: counts and words, no personal data.
import { isListRunningOut } from '#domain/bank-holidays.ts'
import { londonDate } from '#domain/london.ts'
import type { Database } from '#server/db/database.ts'
import type { OutboxTable } from '#server/db/tables.ts'
import { checkWrite } from '#server/db/write-check.ts'
import type { MailServerFault } from '#server/emails/mail-error.ts'
import { queuedAt } from '#server/outbox/outbox.ts'

const ANSWER_WITHIN_MS = 3_000

/** Every page load of every visitor asks: the disk is asked this often at most. */
const WRITE_CHECK_EVERY_MS = 2_000

/** A visitor's mail waits a minute for the call that releases it; one that is older has met a fault. */
const UNSENT_FOR_LONG_SECONDS = 300

type UnsentState = Exclude<OutboxTable['state'], 'sent' | 'dropped'>

export interface OutboxReport extends Record<UnsentState, number> {
  /** The age of the oldest mail that is to be sent, since it was queued; 0 where none is. */
  oldestUnsentSeconds: number
}

export interface StatusReport {
  /**
   * 'degraded' while forms are saved but something is wrong that nobody sees from outside; 'down' while they cannot
   * be; 'stopping' once the process has been told to: it still answers, but should be sent nobody any more.
   */
  status: 'ok' | 'degraded' | 'stopping' | 'down'
  /** 'busy' while a write waits for another process, 'not writable' once it has failed. */
  database: 'ok' | 'busy' | 'not writable' | 'down'
  /** What keeps every mail from going, or else whether one is late or was given up. */
  mail: 'ok' | 'late' | 'parked' | MailServerFault
  /** Absent while the database does not answer. */
  outbox?: OutboxReport
  bankHolidays: 'ok' | 'list running out'
}

export interface Status {
  report(): Promise<StatusReport>
}

interface StatusParts {
  database: Database
  mailServerFault?(): MailServerFault | null
  isStopping?(): boolean
  now(): number
}

export function createStatus(parts: StatusParts): Status {
  const writeCheck = createWriteCheck(parts.database)
  return {
    async report() {
      const now = parts.now()
      const bankHolidays = isListRunningOut(londonDate(now)) ? 'list running out' : 'ok'
      try {
        const [outbox, database] = await Promise.all([
          inTime(outboxReport(parts.database, now)),
          writeCheck(),
        ])
        const mail = parts.mailServerFault?.() ?? mailState(outbox)
        const status = parts.isStopping?.() ? 'stopping' : overall(database, mail)
        return { status, database, mail, outbox, bankHolidays }
      } catch {
        // The one place where an outage is an answer: whoever asks wants to know, and gets a 503.
        return { status: 'down', database: 'down', mail: parts.mailServerFault?.() ?? 'ok', bankHolidays }
      }
    },
  }
}

function overall(database: StatusReport['database'], mail: StatusReport['mail']): StatusReport['status'] {
  if (database === 'not writable' || database === 'down') return 'down'
  return database === 'ok' && mail === 'ok' ? 'ok' : 'degraded'
}

function mailState({ parked, oldestUnsentSeconds }: OutboxReport): StatusReport['mail'] {
  if (parked > 0) return 'parked'
  return oldestUnsentSeconds > UNSENT_FOR_LONG_SECONDS ? 'late' : 'ok'
}

/** One write at a time, however many ask; one that succeeded stands for those who ask within the next two seconds. */
function createWriteCheck(database: Database): () => Promise<StatusReport['database']> {
  let running: Promise<StatusReport['database']> | undefined
  let succeededAt = Number.NEGATIVE_INFINITY

  async function check(): Promise<StatusReport['database']> {
    try {
      await checkWrite(database)
      succeededAt = performance.now()
      return 'ok'
    } catch {
      return 'not writable'
    } finally {
      running = undefined
    }
  }

  return async () => {
    if (performance.now() - succeededAt < WRITE_CHECK_EVERY_MS) return 'ok'
    running ??= check()
    // Waiting for another process's lock is no fault yet: forms wait for it too.
    return await inTime(running).catch(() => 'busy' as const)
  }
}

async function outboxReport({ db }: Database, now: number): Promise<OutboxReport> {
  const unsent: UnsentState[] = ['waiting', 'held', 'claimed', 'parked']
  const rows = await db
    .selectFrom('outbox')
    .select(['state', ({ fn }) => fn.countAll().as('count'), ({ fn }) => fn.min('giveUpUtc').as('giveUp')])
    .where('state', 'in', unsent)
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(
    unsent.map((state) => [state, Number(rows.find((row) => row.state === state)?.count ?? 0)]),
  ) as Record<UnsentState, number>
  const queued = rows
    .filter(({ state }) => state === 'waiting' || state === 'claimed')
    .map(({ giveUp }) => queuedAt(giveUp))
  const oldestMs = Math.max(0, ...queued.map((instant) => now - instant))
  return { ...counts, oldestUnsentSeconds: Math.floor(oldestMs / 1000) }
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
