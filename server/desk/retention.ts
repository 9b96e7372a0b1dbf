// desk retention: lists and deletes records older than the privacy notice's retention period.

import { londonDate } from '#domain/london.ts'
import { addMonths, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { transact } from '#server/db/transact.ts'
import { type Actor, commandLine, purgeLog } from './audit-log.ts'
import { type Desk, type DeskAnswer, type DeskCommand, DeskFault, type Invocation } from './command.ts'
import { dayStartUtc } from './day-start.ts'
import { type Erased, eraseRecords } from './erasure.ts'
import { flagOption, numberOption } from './parse-options.ts'
import { recordHeadings, recordRow } from './record-view.ts'
import { listRecords } from './records.ts'
import { table } from './table.ts'

export const retention: DeskCommand = {
  name: 'retention',
  summary: 'what has been kept long enough: list, purge',
  notes: [
    'Six years unless --years says otherwise, counted from the day an enquiry came in. Purge also removes the audit log of that time.',
  ],
  examples: ['retention', 'retention purge --yes', 'retention --years 7'],
  verbs: [
    { name: 'list', options: { years: { value: 'N' } }, run: listed },
    { name: 'purge', options: { years: { value: 'N' }, yes: { required: true } }, run: purged },
  ],
}

const YEARS = 6

type RetentionDesk = Pick<Desk, 'database' | 'place' | 'now' | 'createId'>

/** What has been kept long enough is from before this day. */
export function retentionDay(now: number, years = YEARS): { before: PlainDate; beforeUtc: string } {
  const before = addMonths(londonDate(now), -12 * years)
  return { before, beforeUtc: dayStartUtc(before) }
}

/** Erases the records from before a day, and what the audit log says of that time. */
export async function purgeBefore(
  desk: RetentionDesk,
  beforeUtc: string,
  actor: Actor,
): Promise<Erased & { logEntries: number }> {
  const past = await desk.database.db
    .selectFrom('enquiries')
    .select('id')
    .where('createdUtc', '<', beforeUtc)
    .execute()
  const erased = await eraseRecords(
    desk,
    past.map(({ id }) => id),
    actor,
  )
  const logEntries = await transact(desk.database, (trx) => purgeLog(trx, beforeUtc))
  return { ...erased, logEntries }
}

async function listed(invocation: Invocation): Promise<DeskAnswer> {
  const { past, before } = await pastRecords(invocation)
  const lines = table(recordHeadings, past.map(recordRow), `Nothing is from before ${formatLong(before)}.`)
  return { lines, json: { before, records: past } }
}

async function purged(invocation: Invocation): Promise<DeskAnswer> {
  const { past, before, beforeUtc } = await pastRecords(invocation)
  const subject = `${past.length} records from before ${formatLong(before)}`
  if (flagOption(invocation, 'yes') !== true) {
    throw new DeskFault(`This would erase ${subject}: add --yes if that is meant.`)
  }
  const erased = await purgeBefore(invocation.desk, beforeUtc, commandLine)
  return { lines: [`${subject} are erased.`], json: { before, ...erased } }
}

async function pastRecords(invocation: Invocation) {
  const { database, now } = invocation.desk
  const day = retentionDay(now(), numberOption(invocation, 'years', { fallback: YEARS, max: 50 }))
  return { ...day, past: await listRecords(database.db, { beforeUtc: day.beforeUtc, limit: 1_000_000 }) }
}
