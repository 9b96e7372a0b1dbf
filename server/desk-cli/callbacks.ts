// desk callbacks: the calls of a day as a table or calendar file, and moving one; desk cancel.

import { writeFile } from 'node:fs/promises'
import { exampleReference } from '#content/site/brand.ts'
import { slotsOn } from '#domain/call-schedule.ts'
import { parseCancellation } from '#domain/own-call.ts'
import { addDays, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/db/column-types.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { callbackFeed } from '#server/desk/callback-feed.ts'
import {
  type BookedCall,
  bookedCall,
  type CallParts,
  callsBetween,
  cancelCall,
  dayFault,
  moveCall,
  type OfficeChange,
  rebookCall,
  tellVisitor,
} from '#server/desk/calls.ts'
import type { Desk } from '#server/desk/desk-dependencies.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { changeCall } from '#server/enquiries/change-call.ts'
import { readClosures } from '#server/enquiries/closed-slots.ts'
import { offeredSlots } from '#server/enquiries/day-slots.ts'
import { fromRow, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import type { DeskAnswer, DeskCommand, Invocation } from './command.ts'
import { writeNewFile } from './new-file.ts'
import { flagOption, numberOption, parseDay, parseSlot, textOption } from './parse-options.ts'
import { requireRecord } from './require-record.ts'
import { table } from './table.ts'

export const callbacks: DeskCommand = {
  name: 'callbacks',
  summary: 'the calls booked on a day, also as a calendar file; move a call',
  notes: [
    'DAY is as in 2026-11-19 or 19/11/2026, or today, or tomorrow; today is meant where none is given.',
    'A call in quarantine holds its slot; in the calendar it is marked as tentative.',
    'Move gives a call another slot, frees the old one, and tells the visitor by mail where there is an address.',
  ],
  examples: [
    'callbacks tomorrow',
    'callbacks 2026-11-19',
    'callbacks today --days 14 --ics calls.ics',
    `callbacks move ${exampleReference} 2026-11-20 14:00`,
  ],
  verbs: [
    {
      words: ['[DAY]'],
      options: { days: { value: 'N' }, ics: { value: 'FILE' } },
      async run(invocation) {
        const { database, now, schedule } = invocation.desk
        const first = parseDay(invocation.words[0] ?? 'today', now())
        const count = numberOption(invocation, 'days', { fallback: 1, max: 366 })
        const file = textOption(invocation, 'ics')
        const calls = await callsOf(invocation, first, addDays(first, count - 1))
        if (file !== undefined) return await asFeed(invocation, calls, file)
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
    { name: 'move', words: ['REF', 'DAY', 'TIME…'], run: moved },
  ],
}

export const cancel: DeskCommand = {
  name: 'cancel',
  summary: 'cancel a callback, which frees its slot',
  notes: [
    'The visitor is told by mail where there is an address, with an update for the calendar; otherwise please ring.',
    'REASON is for colleagues: the visitor is not told it.',
    '--undo books the call again where its time is still free, and tells the visitor so.',
  ],
  examples: [
    `cancel ${exampleReference}`,
    `cancel ${exampleReference} "Rang, no longer needs it"`,
    `cancel ${exampleReference} --undo`,
  ],
  verbs: [
    {
      words: ['REF', '[REASON]…'],
      options: { undo: {} },
      async run(invocation) {
        const booking = await bookingOf(invocation)
        return flagOption(invocation, 'undo')
          ? await undone(invocation.desk, booking)
          : await cancelled(invocation.desk, booking, invocation.words.slice(1))
      },
    },
  ],
}

async function bookingOf({ desk, words }: Invocation): Promise<BookedCall> {
  const record = await requireRecord(desk.database.db, words[0])
  const call = bookedCall(record)
  if (call === null) throw new DeskError(`${record.reference} is not a callback.`)
  return call
}

const anyState: OfficeChange = { actor: commandLine, sequence: null }

function callParts(desk: Desk): CallParts {
  const { database, webhook, reminders } = desk
  return { ...desk, change: (request) => changeCall({ database, ids: desk, webhook, reminders }, request) }
}

async function moved(invocation: Invocation): Promise<DeskAnswer> {
  const { desk, words } = invocation
  const booking = await bookingOf(invocation)
  const { reference } = booking
  const date = parseDay(words[1] ?? '', desk.now())
  const noCalls = () => new DeskError(`No calls can be booked on ${formatLong(date)}.`)
  if (dayFault(date, desk) === 'no-calls') throw noCalls()
  const { slot } = parseSlot(words.slice(2), slotsOn(date, desk.schedule))
  if (slot === null) throw new DeskError('Which time? Give a slot as in "14:00 - 14:30", or its start.')
  const when = `${formatLong(date)}, ${slot}`
  const outcome = await moveCall(callParts(desk), booking, { date, time: slot }, anyState)
  if (outcome === 'no-calls') throw noCalls()
  if (outcome === 'past') throw new DeskError(`${when}, is past.`)
  if (outcome === 'slot-taken') throw new DeskError(`${when}, is taken: see callbacks ${date}.`)
  if (outcome === 'slot-closed') throw new DeskError(`${when}, is closed. See closed and open.`)
  if (outcome !== 'changed') throw new DeskError(`${reference} is cancelled: use cancel ${reference} --undo.`)
  return {
    lines: [
      `${reference} is moved from ${formatLong(booking.date)}, ${booking.time}, to ${when}.`,
      tellVisitor(booking),
    ],
    json: { reference, date, time: slot },
  }
}

async function cancelled(desk: Desk, booking: BookedCall, typed: string[]): Promise<DeskAnswer> {
  const { reference, date, time } = booking
  const reason = cancelReason(typed.join(' '))
  const outcome = await cancelCall(callParts(desk), booking, reason, anyState)
  if (outcome !== 'changed') throw new DeskError(`${reference} was cancelled before.`)
  return {
    lines: [`${reference} is cancelled: ${formatLong(date)}, ${time}, is free again.`, tellVisitor(booking)],
    json: { reference, date, time, cancelledUtc: utcText(desk.now()) },
  }
}

function cancelReason(typed: string): string {
  const check = parseCancellation({ reason: typed })
  if (!check.ok) throw new DeskError('Please shorten the reason to 2,000 characters or fewer.')
  return check.value.reason
}

async function undone(desk: Desk, booking: BookedCall): Promise<DeskAnswer> {
  const { reference, date, time } = booking
  const when = `${formatLong(date)}, ${time}`
  const outcome = await rebookCall(callParts(desk), booking, anyState)
  if (outcome === 'past') throw new DeskError(`${reference} cannot be booked again: ${when}, is past.`)
  if (outcome === 'slot-taken')
    throw new DeskError(`${reference} cannot be booked again: ${when}, has been taken since.`)
  if (outcome === 'slot-closed')
    throw new DeskError(`${reference} cannot be booked again: ${when}, is closed. See closed and open.`)
  if (outcome !== 'changed') throw new DeskError(`${reference} is not cancelled.`)
  return {
    lines: [`${reference} is booked again: ${when}.`, tellVisitor(booking)],
    json: { reference, date, time, cancelledUtc: null },
  }
}

interface DayReport {
  date: PlainDate
  closed: string | null
  closedTimes: string[]
  free: number
  calls: StoredEnquiry[]
}

async function callsOf({ desk }: Invocation, first: PlainDate, last: PlainDate): Promise<StoredEnquiry[]> {
  const rows = await callsBetween(desk.database.db, first, last).execute()
  return rows.map(fromRow)
}

async function asFeed(invocation: Invocation, calls: StoredEnquiry[], file: string): Promise<DeskAnswer> {
  const feed = callbackFeed(calls, invocation.desk.mailFrom, invocation.desk.now())
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
