// Tells the firm by mail when something needs the operator: at most once an hour over all instances.
import type { Logger } from 'pino'
import { operatorAlert, type Problem } from '#content/mail/operator-alert.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { queue } from '#server/outbox/outbox.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { deskCommand } from '#server/platform/desk-command.ts'
import { readJob, takeJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'

const REMIND_AFTER_MS = 24 * HOUR_MS
const CHECK_EVERY_MS = 60_000

/** The outbox rows of an alert belong to no enquiry. */
const ALERT_RECORD = 'operator-alert'

interface OperatorAlertDependencies {
  database: Database
  problems(): Promise<Problem[]>
  sources: { now(): number; createId(): string }
  /** Wakes the outbox workers. */
  wake(): void
  log: Pick<Logger, 'warn' | 'error'>
}

export interface OperatorAlert {
  start(): void
  /** Queues an alert if there is something new to say; true where it did. */
  check(): Promise<boolean>
  stop(): void
}

/** What the last alert said, by kind. */
type Told = Partial<Record<Problem['kind'], number>>

export function createOperatorAlert(dependencies: OperatorAlertDependencies): OperatorAlert {
  const { database, sources, log } = dependencies
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<boolean> {
    const problems = await dependencies.problems()
    const isQueued = await transact(database, (trx) => queueIfNew(trx, problems))
    if (isQueued) {
      // Also in the log: where mail is what fails, the mail does not arrive.
      log.warn({ problems }, 'something needs the operator')
      dependencies.wake()
    }
    return isQueued
  }

  async function queueIfNew(trx: Trx, problems: Problem[]): Promise<boolean> {
    const now = sources.now()
    const job = await readJob({ db: trx }, 'operator-alert')
    const told: Told = job?.note ? JSON.parse(job.note) : {}
    const isReminderDue = problems.some(isFault) && isPast(job?.succeededUtc, now - REMIND_AFTER_MS)
    const isNew = problems.some(({ kind, count }) => count > (told[kind] ?? 0))
    if (problems.length === 0 || !(isNew || isReminderDue)) {
      if (job?.note) await noteSolved(trx, told, problems)
      return false
    }
    if (await isUnsent(trx)) return false
    const until = now + HOUR_MS
    if (!(await takeJob(trx, { name: 'operator-alert', now, until, latestDue: until }))) return false
    const note = Object.fromEntries(problems.map(({ kind, count }) => [kind, count]))
    await updateJob(trx, 'operator-alert', { note: JSON.stringify(note), succeededUtc: utcText(now) })
    await queue(trx, [{ kind: 'operator-alert', recordId: ALERT_RECORD }], { held: false, sources })
    return true
  }

  const run = () => {
    check().catch((error) => log.error({ err: error }, 'whether something needs the operator cannot be read'))
    timer = setTimeout(run, CHECK_EVERY_MS).unref()
  }
  return {
    start() {
      timer = setTimeout(run, CHECK_EVERY_MS).unref()
    },
    check,
    stop: () => clearTimeout(timer),
  }
}

/** The mail as things are when it is sent; null where all has been put right. */
export function operatorAlertMail(problems: readonly Problem[], to: string): Notice | null {
  // Whoever receives it has a mail server that works.
  const present = problems.filter(({ kind }) => kind !== 'mailServer')
  return present.length > 0 ? { to: parseMailbox(to), words: operatorAlert(present, deskCommand) } : null
}

/** Quarantine is no fault: the firm may leave an enquiry there, and is told of it once. */
function isFault({ kind }: Problem): boolean {
  return kind !== 'quarantined'
}

function isPast(instantUtc: string | null | undefined, limit: number): boolean {
  return !instantUtc || Date.parse(instantUtc) <= limit
}

/** What has been put right may be told of again. */
async function noteSolved(trx: Trx, told: Told, problems: readonly Problem[]): Promise<void> {
  const left = problems.map(({ kind, count }) => [kind, Math.min(count, told[kind] ?? 0)] as const)
  const note = JSON.stringify(Object.fromEntries(left.filter(([, count]) => count > 0)))
  if (note !== JSON.stringify(told)) await updateJob(trx, 'operator-alert', { note })
}

/** One at a time: it is composed when it is sent, and says then how things are. */
async function isUnsent(trx: Trx): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recordId', '=', ALERT_RECORD)
    .where('state', 'in', ['waiting', 'sending'])
    .executeTakeFirst()
  return row !== undefined
}
