// desk callbacks: the calls of a day as a table or calendar file; desk cancel.
import { writeFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import { exampleReference } from '#content/site/brand.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { addDays, formatLong, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Trx } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'
import { isClosedSlot, readClosures } from '#server/enquiries/closed-slots.ts'
import { offeredSlots } from '#server/enquiries/day-slots.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import { queue } from '#server/outbox/outbox.ts'
import { callbackFeed } from './callback-feed.ts'
import { type Desk, type DeskAnswer, type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { writeNewFile } from './new-file.ts'
import { flagOption, numberOption, parseDay, parseReference, textOption } from './parse-options.ts'
import { type DeskRecord, findRecord } from './records.ts'
import { table } from './table.ts'

export const callbacks: DeskCommand = {
  name: 'callbacks',
  summary: 'the calls booked on a day, also as a calendar file',
  notes: [
    'DAY is as in 2026-11-19 or 19/11/2026, or today, or tomorrow; today is meant where none is given.',
    'A call in quarantine holds its slot; in the calendar it is marked as tentative.',
  ],
  examples: ['callbacks tomorrow', 'callbacks 2026-11-19', 'callbacks today --days 14 --ics calls.ics'],
  verbs: [
    {
      words: ['[DAY]'],
      options: { days: { value: 'N' }, ics: { value: 'FILE' } },
      async run(call) {
        const { database, now, schedule } = call.desk
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
            const taken = booked.flatMap(({ time }) => time ?? [])
            const free = offeredSlots(slotsOn(date, schedule), closures, taken).filter(
              (slot) => slot.free,
            ).length
            return { date, closed: closures.day, closedTimes: closures.times, free, calls: booked }
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
    '--undo books the call again where its time is still free. A confirmation that was dropped then goes out.',
  ],
  examples: [`cancel ${exampleReference}`, `cancel ${exampleReference} --undo`],
  verbs: [
    {
      words: ['REF'],
      options: { undo: {} },
      async run(call) {
        const record = await findRecord(call.desk.database.db, parseReference(call.words[0]))
        const { date, time } = record
        if (date === null || time === null) throw new DeskFault(`${record.reference} is not a callback.`)
        const booking = { ...record, date, time }
        return flagOption(call, 'undo')
          ? await undone(call.desk, booking)
          : await cancelled(call.desk, booking)
      },
    },
  ],
}

interface Booking extends DeskRecord {
  date: PlainDate
  time: Slot
}

async function cancelled({ database, now }: Desk, booking: Booking): Promise<DeskAnswer> {
  const { reference, id, date, time, phoneNumber } = booking
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
}

async function undone(desk: Desk, booking: Booking): Promise<DeskAnswer> {
  const { database } = desk
  const { reference, id, date, time, phoneNumber } = booking
  const when = `${formatLong(date)}, ${time}`
  if (booking.cancelledUtc === null) throw new DeskFault(`${reference} is not cancelled.`)
  const isBooked = await transact(database, async (trx) => {
    if (await isClosedSlot(database, trx, date, time))
      throw new DeskFault(`${reference} cannot be booked again: ${when}, is closed. See closed and open.`)
    const { numUpdatedRows } = await trx
      .updateTable('enquiries')
      .set({ cancelledUtc: null })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) await queueConfirmation(trx, desk, booking)
    return numUpdatedRows > 0n
  }).catch(falseWhereTaken)
  if (!isBooked) throw new DeskFault(`${reference} cannot be booked again: ${when}, has been taken since.`)
  return {
    lines: [`${reference} is booked again: ${when}.`, `Please tell the visitor: ${phoneNumber}.`],
    json: { reference, date, time, cancelledUtc: null },
  }
}

/** PostgreSQL throws where a call overlaps another, or has the same time; SQLite updates no row. */
function falseWhereTaken(error: unknown): false {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '23P01' || code === '23505') return false
  throw error
}

/** Where it was dropped with the call; one that went out before still says when the call is. */
async function queueConfirmation(trx: Trx, desk: Desk, { id, email, quarantined }: Booking): Promise<void> {
  const kind = 'callback-confirmation'
  const before = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recordId', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (before === undefined && isEmailAddress(email))
    await queue(trx, [{ kind, recordId: id }], { held: quarantined, ids: desk })
}

interface DayReport {
  date: PlainDate
  closed: string | null
  closedTimes: string[]
  free: number
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

function dayLines({ date, closed, closedTimes, free, calls }: DayReport): string[] {
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
