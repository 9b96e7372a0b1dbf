// Retention: what the privacy notice says is kept no longer is erased by itself, after the desk has announced it.
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { claimJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { type Actor, purgeLog } from './audit-log.ts'
import { dayStartUtc } from './day-start.ts'
import type { Desk } from './desk-dependencies.ts'
import { type Erased, eraseRecords } from './erasure.ts'

/** The retention period of the privacy notice, from the last that the firm had to do with an enquiry. */
export const retentionYears = 6

/** How long the desk says that an enquiry will be erased, so that one that led to advice can be kept. */
export const announcedDays = 30

const theSite: Actor = { staffId: null, device: 'the website, by its retention period' }

/** Before this day an enquiry was last dealt with where it is to be announced, or with `erase`, to be erased. */
export function retentionDay(now: number, step: 'announce' | 'erase'): PlainDate {
  const ended = addMonths(londonDate(now), -12 * retentionYears)
  return step === 'announce' ? ended : addDays(ended, -announcedDays)
}

/** Those that were last dealt with before the day, and have not led to advice. */
function expiredBefore(db: Kysely<Tables>, day: PlainDate) {
  const beforeUtc = dayStartUtc(day)
  return db
    .selectFrom('enquiries')
    .select('id')
    .where('createdUtc', '<', beforeUtc)
    .where(({ eb, or }) => or([eb('answeredUtc', 'is', null), eb('answeredUtc', '<', beforeUtc)]))
    .where(({ eb, or }) => or([eb('date', 'is', null), eb('date', '<', day)]))
    .where('ledToAdvice', '=', 0)
}

export async function countExpired(db: Kysely<Tables>, day: PlainDate): Promise<number> {
  const expired = expiredBefore(db, day)
    .clearSelect()
    .select(({ fn }) => fn.countAll().as('count'))
  return Number((await expired.executeTakeFirstOrThrow()).count)
}

/** Where the list has them. */
export function expiringQuery(day: PlainDate): string {
  return `state=not-advised&sort=oldest&until=${addDays(day, -1)}`
}

/** Erases what is due, and what the audit log says of the time before. */
export async function eraseExpired(desk: Desk): Promise<Erased> {
  const day = retentionDay(desk.now(), 'erase')
  const expired = await expiredBefore(desk.database.db, day).execute()
  const ids = expired.map(({ id }) => id)
  await transact(desk.database, (trx) => purgeLog(trx, dayStartUtc(day)))
  return await eraseRecords(desk, ids, theSite)
}

/** Once a day, by one instance for all. */
export function createRetention(desk: Desk & { log: Pick<Logger, 'info' | 'error'> }) {
  const { database, now, log } = desk
  let timer: NodeJS.Timeout | undefined
  const runIfDue = async () => {
    const claim = { now: now(), until: now() + DAY_MS, latestDue: now() + 2 * DAY_MS }
    if (!(await transact(database, (trx) => claimJob(trx, { name: 'retention', ...claim })))) return
    const { enquiries } = await eraseExpired(desk)
    await transact(database, (trx) => updateJob(trx, 'retention', { succeededUtc: utcText(now()) }))
    log.info({ enquiries }, 'enquiries were erased at the end of their retention period')
  }
  return {
    runIfDue,
    start() {
      const check = () =>
        runIfDue().catch((error) =>
          log.error({ err: error }, 'what has been kept long enough was not erased'),
        )
      timer = setInterval(check, HOUR_MS).unref()
    },
    stop: () => clearInterval(timer),
  }
}
