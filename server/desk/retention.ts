// desk retention: lists and deletes records older than the privacy notice's retention period.
import { londonDate, londonInstant } from '#domain/london.ts'
import { addMonths, formatLong } from '#domain/plain-date.ts'
import { transact } from '#server/db/transact.ts'
import { purgeLog } from './audit-log.ts'
import { type DeskAnswer, type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { eraseRecords } from './erasure.ts'
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

async function listed(call: DeskCall): Promise<DeskAnswer> {
  const { past, before } = await pastRecords(call)
  const lines = table(recordHeadings, past.map(recordRow), `Nothing is from before ${formatLong(before)}.`)
  return { lines, json: { before, records: past } }
}

async function purged(call: DeskCall): Promise<DeskAnswer> {
  const { past, before, beforeUtc } = await pastRecords(call)
  const subject = `${past.length} records from before ${formatLong(before)}`
  if (flagOption(call, 'yes') !== true) {
    throw new DeskFault(`This would erase ${subject}: add --yes if that is meant.`)
  }
  const erased = await eraseRecords(
    call.desk,
    past.map(({ id }) => id),
  )
  const logEntries = await transact(call.desk.database, (trx) => purgeLog(trx, beforeUtc))
  return { lines: [`${subject} are erased.`], json: { before, ...erased, logEntries } }
}

async function pastRecords(call: DeskCall) {
  const { database, now } = call.desk
  const years = numberOption(call, 'years', { fallback: 6, max: 50 })
  const before = addMonths(londonDate(now()), -12 * years)
  const beforeUtc = new Date(londonInstant(before, '00:00')).toISOString()
  return { before, beforeUtc, past: await listRecords(database.db, { beforeUtc, limit: 1_000_000 }) }
}
