// The health check behind GET /api/status, and /status of METRICS_PORT: counts and words, no personal data.
import { isListRunningOut } from '#domain/bank-holidays.ts'
import { londonDate } from '#domain/london.ts'
import type { MailServerFault } from '#server/mail/mail-error.ts'
import type { Channel } from '#server/outbox/outbox-kinds.ts'
import { type BackupReport, backupReport, isBackedUp } from '#server/platform/backups/backup-report.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkWrite } from '#server/platform/db/write-check.ts'
import { freeDiskBytes } from './disk-space.ts'
import { type OutboxReport, outboxReport } from './outbox-report.ts'

const TIMEOUT_MS = 3_000

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
  /** When this was checked. */
  checked: string
}

export type ChannelState = 'ok' | 'late' | 'parked'

export interface Status {
  report(): Promise<StatusReport>
  /** The free space of the fullest of the folders; null where it cannot be found out. */
  freeDiskBytes(): Promise<number | null>
}

interface StatusDependencies {
  database: Database
  mailServerFault?(): MailServerFault | null
  isStopping?(): boolean
  /** Where the site writes, and how many bytes must be free there. */
  disk?: { folders: readonly string[]; minFreeBytes: number }
  /** Whether the site makes backups. */
  makesBackups?: boolean
  now(): number
}

export function createStatus(dependencies: StatusDependencies): Status {
  const { database, disk = { folders: [], minFreeBytes: 0 } } = dependencies
  return {
    freeDiskBytes: () => freeDiskBytes(disk.folders),
    async report() {
      const now = dependencies.now()
      const free = await freeDiskBytes(disk.folders)
      const local = {
        disk: (free ?? Number.POSITIVE_INFINITY) < disk.minFreeBytes ? 'low' : 'ok',
        bankHolidays: isListRunningOut(londonDate(now)) ? 'list running out' : 'ok',
        checked: utcText(now),
      } as const
      const serverFault = dependencies.mailServerFault?.()
      try {
        const [outbox, writes, backup] = await Promise.all([
          withTimeout(outboxReport(database, now)),
          writeState(database),
          dependencies.makesBackups ? withTimeout(backupReport(database, now)) : undefined,
        ])
        const report = {
          database: writes,
          mail: serverFault ?? channelState(outbox.mail),
          webhook: channelState(outbox.webhook),
          ...(backup && { backup }),
          outbox,
          ...local,
        }
        return { status: dependencies.isStopping?.() ? 'stopping' : overall(report), ...report }
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

/** Waiting for another process's lock is not a failure: forms wait for up to ten seconds as well. */
async function writeState(database: Database): Promise<StatusReport['database']> {
  const state = checkWrite(database).then(
    () => 'ok' as const,
    () => 'not writable' as const,
  )
  return await withTimeout(state).catch(() => 'busy')
}

async function withTimeout<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer in time')), TIMEOUT_MS)
  })
  try {
    return await Promise.race([reading, timeout])
  } finally {
    clearTimeout(timer)
  }
}
