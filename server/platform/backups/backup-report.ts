import type { Database } from '#server/platform/db/database.ts'
import { readJob } from '#server/platform/jobs/jobs.ts'

/** A day and two hours: a backup that failed at 02:30 is tried again every hour. */
const OLD_AFTER_SECONDS = 26 * 3_600

export interface BackupReport {
  /** 'none yet' until the first one is made, a second after the start. */
  state: 'ok' | 'none yet' | 'old' | 'failed'
  /** Of the newest one; null where there is none. */
  ageSeconds: number | null
}

export function isBackedUp({ state }: BackupReport): boolean {
  return state === 'ok' || state === 'none yet'
}

export async function backupReport(database: Database, now: number): Promise<BackupReport> {
  const job = await readJob(database, 'backup')
  const made = job?.succeededUtc
  const ageSeconds = made ? Math.max(0, Math.floor((now - Date.parse(made)) / 1000)) : null
  return { state: stateOf(job?.lastError, ageSeconds), ageSeconds }
}

function stateOf(error: string | null | undefined, ageSeconds: number | null): BackupReport['state'] {
  if (error) return 'failed'
  if (ageSeconds === null) return 'none yet'
  return ageSeconds > OLD_AFTER_SECONDS ? 'old' : 'ok'
}
