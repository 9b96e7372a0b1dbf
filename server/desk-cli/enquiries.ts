// desk enquiries: list, show, export, mark as answered, release from quarantine.

import { writeFile } from 'node:fs/promises'
import { exampleReference } from '#content/site/brand.ts'
import { allEnquiryKinds } from '#domain/enquiry-kinds.ts'
import { addDays } from '#domain/plain-date.ts'
import { type Outcome, outcomes } from '#server/db/desk-tables.ts'
import { transact } from '#server/db/transact.ts'
import { commandLine, recordAction } from '#server/desk/audit-log.ts'
import { csv } from '#server/desk/csv.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { csvHeadings, csvRow } from '#server/desk/enquiry-csv.ts'
import { markAnswered, releaseFromQuarantine, undoAnswer } from '#server/desk/handle-enquiry.ts'
import { oneLine } from '#server/desk/one-line.ts'
import { londonMoment, recordDetails, recordHeadings, recordRow, slotOf } from '#server/desk/record-view.ts'
import { type DeskRecord, listRecords, type RecordPage } from '#server/desk/records.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import type { DeskAnswer, DeskCommand, DeskOption, Invocation } from './command.ts'
import { writeNewFile } from './new-file.ts'
import { dayOption, flagOption, numberOption, textOption } from './parse-options.ts'
import { requireRecord } from './require-record.ts'
import { list, table } from './table.ts'

const filterOptions: Record<string, DeskOption> = {
  since: { value: 'DAY' },
  until: { value: 'DAY' },
  kind: { value: 'KIND' },
  answered: { negatable: true },
  quarantined: { negatable: true },
  limit: { value: 'N' },
}

export const enquiries: DeskCommand = {
  name: 'enquiries',
  summary: 'what visitors sent: list, show, csv, answer, release',
  notes: [
    `KIND is one of ${allEnquiryKinds.join(', ')}. The newest 50 are listed unless --limit says more.`,
    `OUTCOME is one of ${outcomes.join(', ')}.`,
    'Release takes an enquiry out of quarantine: the mails and the webhook post that were held with it go out.',
    'In the csv file a cell that a spreadsheet would take for a formula begins with an apostrophe.',
  ],
  examples: [
    'enquiries --since 2026-11-01 --no-answered',
    `enquiries show ${exampleReference}`,
    'enquiries csv --since 2026-10-01 --until 2026-10-31 --out october.csv',
    'enquiries --quarantined',
    `enquiries release ${exampleReference}`,
  ],
  verbs: [
    { name: 'list', options: filterOptions, run: listed },
    { name: 'show', words: ['REF'], run: shown },
    { name: 'csv', options: { ...filterOptions, out: { value: 'FILE' } }, run: asCsv },
    { name: 'answer', words: ['REF'], options: { undo: {}, outcome: { value: 'OUTCOME' } }, run: answered },
    { name: 'release', words: ['REF'], run: released },
  ],
}

async function listed(invocation: Invocation): Promise<DeskAnswer> {
  const records = await listRecords(invocation.desk.database.db, filterOf(invocation, 50))
  return { lines: table(recordHeadings, records.map(recordRow), 'No enquiries.'), json: records }
}

async function shown(invocation: Invocation): Promise<DeskAnswer> {
  const record = await recordByReference(invocation)
  const mails = await invocation.desk.database.db
    .selectFrom('outbox')
    .select(['id', 'kind', 'state', 'attempts', 'nextAttemptUtc', 'sentUtc', 'lastError'])
    .where('recordId', '=', record.id)
    .orderBy('kind')
    .execute()
  const rows = mails.map(({ kind, state, sentUtc, lastError }) => [
    kind,
    state,
    sentUtc === null ? '' : londonMoment(sentUtc),
    lastError ?? '',
  ])
  const changes = await readCallChanges(invocation.desk.database.db, record.id)
  const history = changes.map((change) => [
    londonMoment(change.createdUtc),
    change.changedBy,
    change.kind,
    slotOf(change.fromDate, change.fromTime),
    slotOf(change.toDate, change.toTime),
    oneLine(change.reason),
  ])
  return {
    lines: [
      ...list(recordDetails(record)),
      '',
      ...(history.length > 0
        ? [...table(['Changed', 'By', 'Change', 'From', 'To', 'Reason'], history), '']
        : []),
      ...table(['Message', 'State', 'Sent', 'Fault'], rows, 'No mails.'),
    ],
    json: { ...record, changes, mails },
  }
}

async function asCsv(invocation: Invocation): Promise<DeskAnswer> {
  const records = await listRecords(invocation.desk.database.db, filterOf(invocation, 1_000_000))
  const text = csv(csvHeadings, records.map(csvRow))
  await transact(invocation.desk.database, (trx) =>
    recordAction(trx, commandLine, { action: 'exported' }, invocation.desk),
  )
  const file = textOption(invocation, 'out')
  if (file === undefined) return { lines: [text.trimEnd()], json: records }
  await writeNewFile(file, (unfinished) => writeFile(unfinished, text))
  return { lines: [`${records.length} enquiries are in ${file}.`], json: { file, count: records.length } }
}

async function answered(invocation: Invocation): Promise<DeskAnswer> {
  const record = await recordByReference(invocation)
  const change = { record, actor: commandLine }
  if (flagOption(invocation, 'undo')) {
    await undoAnswer(invocation.desk, change)
    return {
      lines: [`${record.reference} is marked as not answered.`],
      json: { reference: record.reference, answeredUtc: null },
    }
  }
  const answeredUtc = await markAnswered(invocation.desk, change, outcomeOption(invocation))
  return {
    lines: [`${record.reference} is marked as answered.`],
    json: { reference: record.reference, answeredUtc },
  }
}

function outcomeOption(invocation: Invocation): Outcome | null {
  const text = textOption(invocation, 'outcome')
  if (text === undefined) return null
  const outcome = outcomes.find((known) => known === text)
  if (outcome === undefined)
    throw new DeskError(`--outcome must be one of ${outcomes.join(', ')}, but is "${text}".`)
  return outcome
}

async function released(invocation: Invocation): Promise<DeskAnswer> {
  const record = await recordByReference(invocation)
  const { reference } = record
  const mails = await releaseFromQuarantine(invocation.desk, { record, actor: commandLine })
  return {
    lines: [`${reference} is out of quarantine; ${mails} held messages go out now.`],
    json: { reference, mails },
  }
}

async function recordByReference(invocation: Invocation): Promise<DeskRecord> {
  return await requireRecord(invocation.desk.database.db, invocation.words[0])
}

function filterOf(invocation: Invocation, defaultLimit: number): RecordPage {
  const since = dayOption(invocation, 'since')
  const until = dayOption(invocation, 'until')
  const kindText = textOption(invocation, 'kind')
  const kind = allEnquiryKinds.find((known) => known === kindText)
  if (kindText !== undefined && kind === undefined) {
    throw new DeskError(`--kind must be one of ${allEnquiryKinds.join(', ')}, but is "${kindText}".`)
  }
  return {
    sinceUtc: since && dayStartUtc(since),
    beforeUtc: until && dayStartUtc(addDays(until, 1)),
    kind,
    answered: flagOption(invocation, 'answered'),
    quarantined: flagOption(invocation, 'quarantined'),
    limit: numberOption(invocation, 'limit', { fallback: defaultLimit, max: 1_000_000 }),
  }
}
