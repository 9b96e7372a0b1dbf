// desk callbacks: the calls of a day as a table or calendar file; desk cancel.
import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { exampleReference } from '#content/site/brand.ts'
import { addDays, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { slots } from '#domain/slots.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import { readClosures } from '#server/enquiries/closed-slots.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import { callbackFeed } from './callback-feed.ts'
import { type DeskAnswer, type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { writeNewFile } from './new-file.ts'
import { numberOption, parseDay, parseReference, textOption } from './parse-options.ts'
import { findRecord } from './records.ts'
import { table } from './table.ts'

export const callbacks: DeskCommand = {
  name: 'callbacks',
  summary: 'the calls booked on a day, also as a calendar file',
  notes: [
    'DAY is as in 2026-11-19, or today, or tomorrow; today is meant where none is given.',
    'A call in quarantine holds its slot; in the calendar it is marked as tentative.',
  ],
  examples: ['callbacks tomorrow', 'callbacks 2026-11-19', 'callbacks today --days 14 --ics calls.ics'],
  verbs: [
    {
      words: ['[DAY]'],
      options: { days: { value: 'N' }, ics: { value: 'FILE' } },
      async run(call) {
        const { database, now } = call.desk
        const first = parseDay(call.words[0] ?? 'today', now())
        const count = numberOption(call, 'days', { fallback: 1, max: 366 })
        const file = textOption(call, 'ics')
        const calls = await callsOf(call, first, addDays(first, count - 1))
        if (file !== undefined) return await asFeed(call, calls, file)
        const days = Array.from({ length: count }, (_, index) => addDays(first, index))
        const reports = await Promise.all(
          days.map(async (date) => {
            const closures = await readClosures(database.db, date)
            const booked = calls.filter((booking) => booking.date === date)
            return { date, closed: closures.day, closedTimes: [...closures.times], calls: booked }
          }),
        )
        const shown =
          count === 1 ? reports : reports.filter(({ closed, calls }) => closed || calls.length > 0)
        const lines = shown.flatMap((report) => [...dayLines(report), ''])
        return { lines: lines.length > 0 ? lines.slice(0, -1) : ['No calls.'], json: reports }
      },
    },
  ],
}

export const cancel: DeskCommand = {
  name: 'cancel',
  summary: 'cancel a callback, which frees its slot',
  notes: [
    'The visitor is not told by mail: please ring. A confirmation that has not gone out yet is dropped.',
  ],
  examples: [`cancel ${exampleReference}`],
  verbs: [
    {
      words: ['REF'],
      async run(call) {
        const { database, now } = call.desk
        const record = await findRecord(database.db, parseReference(call.words[0]))
        const { reference, id, date, time, phoneNumber } = record
        if (date === null || time === null) throw new DeskFault(`${reference} is not a callback.`)
        const cancelledUtc = new Date(now()).toISOString()
        const wasBooked = await transact(database, async (trx) => {
          const cancelled = await trx
            .updateTable('enquiries')
            .set({ cancelledUtc })
            .where('id', '=', id)
            .where('cancelledUtc', 'is', null)
            .executeTakeFirst()
          await trx
            .deleteFrom('outbox')
            .where('recordId', '=', id)
            .where('kind', '=', 'callback-confirmation')
            .where('state', 'in', ['waiting', 'held', 'parked'])
            .execute()
          return cancelled.numUpdatedRows > 0n
        })
        if (!wasBooked) throw new DeskFault(`${reference} was cancelled before.`)
        return {
          lines: [
            `${reference} is cancelled: ${formatLong(date)}, ${time}, is free again.`,
            `Please tell the visitor: ${phoneNumber}.`,
          ],
          json: { reference, date, time, cancelledUtc },
        }
      },
    },
  ],
}

interface DayReport {
  date: PlainDate
  closed: string | null
  closedTimes: string[]
  calls: StoredEnquiry[]
}

async function callsOf({ desk }: DeskCall, first: PlainDate, last: PlainDate): Promise<StoredEnquiry[]> {
  const rows = await callsBetween(desk.database.db, first, last).execute()
  return rows.map(fromRow)
}

export function callsBetween(db: Kysely<Tables>, first: PlainDate, last: PlainDate) {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where('date', '>=', first)
    .where('date', '<=', last)
    .where('cancelledUtc', 'is', null)
    .orderBy('date')
    .orderBy('time')
}

async function asFeed(call: DeskCall, calls: StoredEnquiry[], file: string): Promise<DeskAnswer> {
  const feed = callbackFeed(calls, call.desk.mailFrom, call.desk.now())
  await writeNewFile(file, (unfinished) => writeFile(unfinished, feed))
  return { lines: [`${calls.length} calls are in ${file}.`], json: { file, count: calls.length } }
}

function dayLines({ date, closed, closedTimes, calls }: DayReport): string[] {
  const free =
    closed === null ? slots.length - new Set([...closedTimes, ...calls.map(({ time }) => time)]).size : 0
  const rows = calls.map((call) => [
    call.time ?? '',
    call.reference,
    call.name,
    call.phoneNumber,
    call.kind,
    call.services.join(', '),
    call.quarantined ? 'quarantined' : call.answeredUtc === null ? 'open' : 'answered',
  ])
  return [
    `${formatLong(date)}: ${closed === null ? `${free} slots free` : `closed (${closed})`}`,
    ...(closedTimes.length > 0 ? [`Closed: ${closedTimes.sort().join(', ')}`] : []),
    ...table(['Time', 'Reference', 'Name', 'Phone', 'Kind', 'Services', 'State'], rows, 'No calls.'),
  ]
}
