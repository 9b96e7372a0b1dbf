// The health check behind GET /api/status: counts and words, no personal data.

import { isListRunningOut } from '#domain/bank-holidays.ts'
import { londonDate } from '#domain/london.ts'
import { type BackupReport, backupReport, isBackedUp } from '#server/backups/backup-report.ts'
import type { Database } from '#server/db/database.ts'
import { checkWrite } from '#server/db/write-check.ts'
import type { MailServerFault } from '#server/emails/mail-error.ts'
import type { Channel } from '#server/outbox/outbox-kinds.ts'
import { freeDiskBytes } from './disk-space.ts'
import { type OutboxReport, outboxReport } from './outbox-report.ts'

const TIMEOUT_MS = 3_000

/** Every page load requests the status, so the result of a successful write is used for this long. */
const WRITE_CHECK_EVERY_MS = 2_000

/** Free disk space and the age of the backup change slowly. */
const SLOW_CHECK_EVERY_MS = 5_000

/** A confirmation waits up to one minute for the browser's request; five minutes without success mean a fault. */
const LATE_AFTER_SECONDS = 300

export interface StatusReport {
  /**
   * 'degraded' while forms are saved but something else needs the operator; 'down' while forms cannot be saved;
   * 'stopping' after SIGTERM: requests are answered, but load balancers should send no more.
   */
  status: 'ok' | 'degraded' | 'stopping' | 'down'
  /** 'busy' while a write waits for a lock, 'not writable' after a write has failed. */
  database: 'ok' | 'busy' | 'not writable' | 'down'
  /** A fault of the mail server, or else whether a mail is parked or late. */
  mail: ChannelState | MailServerFault
  webhook: ChannelState
  /** Of DATA_DIR and BACKUP_DIR. */
  disk: 'ok' | 'low'
  /** Only with BACKUP_DIR, and absent while the database does not answer. */
  backup?: BackupReport
  /** Absent while the database does not answer. */
  outbox?: Record<Channel, OutboxReport>
  bankHolidays: 'ok' | 'list running out'
}

export type ChannelState = 'ok' | 'late' | 'parked'

export interface Status {
  report(): Promise<StatusReport>
  /** The free space of the fullest of the folders; null where it cannot be found out. */
  freeDiskBytes(): Promise<number | null>
}

interface StatusParts {
  database: Database
  mailServerFault?(): MailServerFault | null
  isStopping?(): boolean
  /** Where the site writes, and how many bytes must be free there. */
  disk?: { folders: readonly string[]; minFreeBytes: number }
  /** Whether the site makes backups. */
  makesBackups?: boolean
  now(): number
}

export function createStatus(parts: StatusParts): Status {
  const { database, disk = { folders: [], minFreeBytes: 0 } } = parts
  const writeCheck = createWriteCheck(database)
  const free = cached(() => freeDiskBytes(disk.folders))
  const backup = cached(() => backupReport(database, parts.now()))

  return {
    freeDiskBytes: free,
    async report() {
      const now = parts.now()
      const bankHolidays = isListRunningOut(londonDate(now)) ? 'list running out' : 'ok'
      const isLow = ((await free()) ?? Number.POSITIVE_INFINITY) < disk.minFreeBytes
      const local = { disk: isLow ? 'low' : 'ok', bankHolidays } as const
      const serverFault = parts.mailServerFault?.()
      try {
        const [outbox, writes, backups] = await Promise.all([
          withTimeout(outboxReport(database, now)),
          writeCheck(),
          parts.makesBackups ? withTimeout(backup()) : undefined,
        ])
        const report = {
          database: writes,
          mail: serverFault ?? channelState(outbox.mail),
          webhook: channelState(outbox.webhook),
          ...(backups && { backup: backups }),
          outbox,
          ...local,
        }
        return { status: parts.isStopping?.() ? 'stopping' : overall(report), ...report }
      } catch {
        // An outage of the database is a result here, and not an error: the response is a 503 that says so.
        return { status: 'down', database: 'down', mail: serverFault ?? 'ok', webhook: 'ok', ...local }
      }
    },
  }
}

function overall(report: Omit<StatusReport, 'status'>): StatusReport['status'] {
  const { database, mail, webhook, disk, backup } = report
  if (database === 'not writable' || database === 'down') return 'down'
  const hasBackup = !backup || isBackedUp(backup)
  return hasBackup && [database, mail, webhook, disk].every((state) => state === 'ok') ? 'ok' : 'degraded'
}

function channelState({ parked, oldestUnsentSeconds }: OutboxReport): ChannelState {
  if (parked > 0) return 'parked'
  return oldestUnsentSeconds > LATE_AFTER_SECONDS ? 'late' : 'ok'
}

/** Reads again after five seconds; those who ask meanwhile get the same answer. */
function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { at: number; answer: Promise<T> } | undefined
  return () => {
    if (last && performance.now() - last.at < SLOW_CHECK_EVERY_MS) return last.answer
    const answer = read()
    const current = { at: performance.now(), answer }
    last = current
    answer.catch(() => {
      if (last === current) last = undefined
    })
    return answer
  }
}

/** At most one write at a time, however many requests there are; a successful one is valid for two seconds. */
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
    // Waiting for another process's lock is not a failure: forms wait for up to ten seconds as well.
    return await withTimeout(running).catch(() => 'busy' as const)
  }
}

async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, timeout])
  } finally {
    clearTimeout(timer)
  }
}
