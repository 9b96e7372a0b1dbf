// Retention: what the privacy notice says is kept no longer is erased by itself, after the desk has announced it.
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { DAY_MS, HOUR_MS } from '#domain/durations.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Trx } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { takeJob, updateJob } from '#server/platform/jobs/jobs.ts'
import { type Actor, purgeLog, RETENTION_DEVICE } from './audit-log.ts'
import { keptOn } from './complaints.ts'
import { dayStartUtc } from './day-start.ts'
import type { Desk } from './desk-dependencies.ts'
import { type Erased, eraseEnquiries } from './erasure.ts'

/** The retention period of the privacy notice, from the last that the firm had to do with an enquiry. */
export const retentionYears = 6

/** How long the desk says that an enquiry will be erased before it is, so that one that led to advice can be kept. */
export const announcedDays = 30

const theSite: Actor = { staffId: null, device: RETENTION_DEVICE }

/**
 * Announces what was last dealt with too long ago and has not led to advice, and erases what has been announced for
 * long enough and is still so: neither a note from yesterday nor a clock that was wrong for an hour erases anything.
 */
export async function applyRetention(desk: Desk): Promise<Erased> {
  const { database, now } = desk
  const today = londonDate(now())
  const day = addMonths(today, -12 * retentionYears)
  const announcedBefore = utcText(now() - announcedDays * DAY_MS)
  await transact(database, async (trx) => {
    const expired = expiredBefore(trx, day, today)
    await trx
      .updateTable('enquiries')
      .set({ erasureAnnouncedUtc: null })
      .where('erasureAnnouncedUtc', 'is not', null)
      .where('id', 'not in', expired)
      .execute()
    await trx
      .updateTable('enquiries')
      .set({ erasureAnnouncedUtc: utcText(now()) })
      .where('erasureAnnouncedUtc', 'is', null)
      .where('id', 'in', expired)
      .execute()
    await purgeLog(trx, dayStartUtc(addDays(day, -announcedDays)))
  })
  // In the transaction that erases them, and locked: somebody may press 'It led to advice' at this moment.
  const due = async (trx: Trx) => {
    const query = expiredBefore(trx, day, today).where('erasureAnnouncedUtc', '<', announcedBefore)
    const rows = await (database.dialect === 'postgres' ? query.forUpdate() : query).execute()
    return rows.map(({ id }) => id)
  }
  return await eraseEnquiries(desk, due, theSite)
}

function expiredBefore(db: Kysely<Tables>, day: PlainDate, today: PlainDate) {
  const beforeUtc = dayStartUtc(day)
  return db
    .selectFrom('enquiries')
    .select('id')
    .where('createdUtc', '<', beforeUtc)
    .where(({ eb, or }) => or([eb('answeredUtc', 'is', null), eb('answeredUtc', '<', beforeUtc)]))
    .where(({ eb, or }) => or([eb('date', 'is', null), eb('date', '<', day)]))
    .where('ledToAdvice', '=', 0)
    .where('id', 'not in', keptOn(db, today))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiryNotes')
            .select('enquiryNotes.id')
            .whereRef('enquiryNotes.enquiryId', '=', 'enquiries.id')
            .where('enquiryNotes.createdUtc', '>=', beforeUtc),
        ),
      ),
    )
}

/** Once a day, by one instance for all. */
export function createRetention(desk: Desk & { log: Pick<Logger, 'info' | 'error'> }) {
  const { database, now, log } = desk
  let timer: NodeJS.Timeout | undefined
  const runIfDue = async () => {
    const turn = { now: now(), until: now() + DAY_MS, latestDue: now() + 2 * DAY_MS }
    if (!(await transact(database, (trx) => takeJob(trx, { name: 'retention', ...turn })))) return
    const { enquiries } = await applyRetention(desk)
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
