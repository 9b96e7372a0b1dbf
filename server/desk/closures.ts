// The desk's closures: days and slots on which no calls can be booked.

import { slotsOn } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import { transact } from '#server/db/transact.ts'
import { close as closeSlot, readClosures, reopen } from '#server/enquiries/closed-slots.ts'
import { type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { parseDay, parseSlot } from './parse-options.ts'
import { oneLine, table } from './table.ts'

export const close: DeskCommand = {
  name: 'close',
  summary: 'close a day or a slot for new bookings',
  notes: [
    'Visitors see the reason of a whole day. Calls already booked stand, and are listed.',
    'TIME is a slot as in "14:00 - 14:30", or its start. Other times are refused, with a list of the slots.',
    'A slot stays closed for all times that share a minute with it, also where slots get another length.',
  ],
  examples: ['close 2026-12-24 "Closed for Christmas Eve"', 'close 2026-12-01 14:00 "Team meeting"'],
  verbs: [
    {
      words: ['DAY', '[TIME]', 'REASON…'],
      async run(call) {
        const { database, now, schedule } = call.desk
        const { date, rest: words } = typedDate(call)
        const { slot, rest } = parseSlot(words, slotsOn(date, schedule))
        const time = slot ?? ''
        const reason = oneLine(rest).trim()
        if (reason === '' || reason.length > 100) {
          throw new DeskFault('A closing needs a reason of up to 100 characters: close DAY [TIME] REASON.')
        }
        if (date < londonDate(now())) throw new DeskFault(`${date} is past.`)
        const booked = await transact(database, async (trx) => {
          await closeSlot(database, trx, { date, time, reason, createdUtc: new Date(now()).toISOString() })
          const calls = await trx
            .selectFrom('enquiries')
            .select(['time', 'reference', 'name', 'phoneNumber'])
            .where('date', '=', date)
            .where('cancelledUtc', 'is', null)
            .orderBy('time')
            .execute()
          return calls.filter(
            (stands) => slot === null || (stands.time !== null && overlaps(stands.time, slot)),
          )
        })
        const rows = booked.map((booking) => [
          booking.time ?? '',
          booking.reference,
          booking.name,
          booking.phoneNumber,
        ])
        return {
          lines: [
            `Closed: ${named(date, time)} (${reason}).`,
            ...(rows.length > 0 ? ['These calls are booked and stand:'] : []),
            ...(rows.length > 0 ? table(['Time', 'Reference', 'Name', 'Phone'], rows) : []),
          ],
          json: { date, time: time || null, reason, booked },
        }
      },
    },
  ],
}

export const open: DeskCommand = {
  name: 'open',
  summary: 'open a day or a slot that was closed',
  notes: ['A day is opened with all its slots.'],
  examples: ['open 2026-12-24', 'open 2026-12-01 14:00'],
  verbs: [
    {
      words: ['DAY', '[TIME]…'],
      async run(call) {
        const { database, schedule } = call.desk
        const { date, rest: words } = typedDate(call)
        const { times } = await readClosures(database.db, date)
        // What is closed comes first: it may have been a slot of another length.
        const { slot, rest } = parseSlot(words, [...new Set([...times, ...slotsOn(date, schedule)])])
        if (rest !== '') throw new DeskFault(`"${rest}" is not one of the slots of a day: see closed.`)
        const time = slot ?? ''
        const opened = await transact(database, async (trx) => {
          if (time !== '') return await reopen(trx, date, time)
          const { numDeletedRows } = await trx
            .deleteFrom('closedSlots')
            .where('date', '=', date)
            .executeTakeFirstOrThrow()
          return numDeletedRows > 0n
        })
        if (!opened) throw new DeskFault(`${named(date, time)} was not closed here: see closed.`)
        return { lines: [`Open again: ${named(date, time)}.`], json: { date, time: time || null } }
      },
    },
  ],
}

export const closed: DeskCommand = {
  name: 'closed',
  summary: 'what is closed from today on, bank holidays and weekends apart',
  examples: ['closed'],
  verbs: [
    {
      async run(call) {
        const { database, now } = call.desk
        const rows = await database.db
          .selectFrom('closedSlots')
          .selectAll()
          .where('date', '>=', londonDate(now()))
          .orderBy('date')
          .orderBy('time')
          .execute()
        const shown = rows.map(({ date, time, reason }) => [formatLong(date), time || 'whole day', reason])
        return { lines: table(['Day', 'Time', 'Reason'], shown, 'Nothing is closed.'), json: rows }
      },
    },
  ],
}

function typedDate({ words, desk }: DeskCall): { date: PlainDate; rest: string[] } {
  const [day, ...rest] = words
  if (day === undefined) throw new DeskFault('Which day? It is written as in 2026-11-19.')
  return { date: parseDay(day, desk.now()), rest }
}

function named(date: PlainDate, time: Slot | ''): string {
  return time === '' ? formatLong(date) : `${formatLong(date)}, ${time}`
}
