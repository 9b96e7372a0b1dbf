// desk retention: lists and deletes records older than the privacy notice's retention period.

import { formatLong } from '#domain/plain-date.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { purgeBefore, retentionDay, retentionYears } from '#server/desk/purge.ts'
import { recordHeadings, recordRow } from '#server/desk/record-view.ts'
import { listRecords } from '#server/desk/records.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { flagOption, numberOption } from './parse-options.ts'
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

async function listed(invocation: Invocation): Promise<DeskAnswer> {
  const { past, before } = await pastRecords(invocation)
  const lines = table(recordHeadings, past.map(recordRow), `Nothing is from before ${formatLong(before)}.`)
  return { lines, json: { before, records: past } }
}

async function purged(invocation: Invocation): Promise<DeskAnswer> {
  const { past, before, beforeUtc } = await pastRecords(invocation)
  const subject = `${past.length} records from before ${formatLong(before)}`
  if (flagOption(invocation, 'yes') !== true) {
    throw new DeskError(`This would erase ${subject}: add --yes if that is meant.`)
  }
  const erased = await purgeBefore(invocation.desk, beforeUtc, commandLine)
  return { lines: [`${subject} are erased.`], json: { before, ...erased } }
}

async function pastRecords(invocation: Invocation) {
  const { database, now } = invocation.desk
  const day = retentionDay(now(), numberOption(invocation, 'years', { fallback: retentionYears, max: 50 }))
  return { ...day, past: await listRecords(database.db, { beforeUtc: day.beforeUtc, limit: 1_000_000 }) }
}
