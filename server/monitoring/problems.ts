import { sql } from 'kysely'
import type { Problem, ProblemKind } from '#content/mail/operator-alert.ts'
import { mailsLeft } from '#server/outbox/leases.ts'
import type { Flag } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { StatusReport } from './status.ts'

/**
 * What needs the operator now: all that makes the status degraded except a busy database, which passes by itself; and
 * enquiries in quarantine. Throws while the database does not answer.
 */
export async function findProblems(
  database: Database,
  report: StatusReport,
  limit: { mailsPerHour?: number; now: number },
): Promise<Problem[]> {
  // No answer is not the same as no problems: an alert that waits would be dropped as solved.
  if (report.outbox === undefined) throw new Error('The database did not answer in time')
  const { mail, webhook } = report.outbox
  const isLimited = (await mailsLeft(database, limit)) === 0
  const counts: Record<ProblemKind, number> = {
    mailServer: isOneOf(report.mail, ['ok', 'late', 'parked']) ? 0 : 1,
    mailParked: mail.parked,
    mailLimit: isLimited ? mail.waiting : 0,
    mailLate: report.mail === 'late' && !isLimited ? mail.waiting + mail.sending : 0,
    webhookParked: webhook.parked,
    webhookLate: report.webhook === 'late' ? webhook.waiting + webhook.sending : 0,
    quarantined: await quarantinedCount(database),
    diskLow: report.disk === 'low' ? 1 : 0,
    backupFailed: report.backup?.state === 'failed' ? 1 : 0,
    backupOld: report.backup?.state === 'old' ? 1 : 0,
  }
  return Object.entries(counts)
    .map(([kind, count]) => ({ kind: kind as ProblemKind, count }))
    .filter(({ count }) => count > 0)
}

function isOneOf(state: string, states: readonly string[]): boolean {
  return states.includes(state)
}

/** The flag is a literal: SQLite does not use a partial index for a condition with a parameter. */
async function quarantinedCount({ db }: Database): Promise<number> {
  const row = await db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('quarantined', '=', sql.lit<Flag>(1))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}
