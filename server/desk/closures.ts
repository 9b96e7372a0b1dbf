// desk close, open and closed: days and slots that cannot be booked.
import { londonDate } from '#domain/london.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { transact } from '#server/db/transact.ts'
import { close as closeSlot, reopen } from '#server/enquiries/closed-slots.ts'
import { type DeskCall, type DeskCommand, DeskFault } from './command.ts'
import { parseDay, parseSlot } from './parse-options.ts'
import { oneLine, table } from './table.ts'

export const close: DeskCommand = {
  name: 'close',
  summary: 'close a day or a half hour for new bookings',
  notes: [
    'Visitors see the reason of a whole day. Calls already booked stand, and are listed.',
    'TIME is a half hour as in "14:00 - 14:30", or its beginning.',
  ],
  examples: ['close 2026-12-24 "Closed for Christmas Eve"', 'close 2026-12-01 14:00 "Team meeting"'],
  verbs: [
    {
      words: ['DAY', '[TIME]', 'REASON…'],
      async run(call) {
        const { database, now } = call.desk
        const { date, time, rest } = parseDayAndTime(call)
        const reason = oneLine(rest.join(' ')).trim()
        if (reason === '' || reason.length > 100) {
          throw new DeskFault('A closing needs a reason of up to 100 characters: close DAY [TIME] REASON.')
        }
        if (date < londonDate(now())) throw new DeskFault(`${date} is past.`)
        const booked = await transact(database, async (trx) => {
          await closeSlot(database, trx, { date, time, reason, createdUtc: new Date(now()).toISOString() })
          return await trx
            .selectFrom('enquiries')
            .select(['time', 'reference', 'name', 'phoneNumber'])
            .where('date', '=', date)
            .where('cancelledUtc', 'is', null)
            .$if(time !== '', (query) => query.where('time', '=', time as Slot))
            .orderBy('time')
            .execute()
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
  summary: 'open a day or a half hour that was closed',
  notes: ['A day is opened with all its half hours.'],
  examples: ['open 2026-12-24', 'open 2026-12-01 14:00'],
  verbs: [
    {
      words: ['DAY', '[TIME]'],
      async run(call) {
        const { database } = call.desk
        const { date, time, rest } = parseDayAndTime(call)
        if (rest[0] !== undefined) throw new DeskFault(`"${rest[0]}" is not a half hour of a day.`)
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

function parseDayAndTime({ words, desk }: DeskCall): { date: PlainDate; time: Slot | ''; rest: string[] } {
  const [day, ...rest] = words
  if (day === undefined) throw new DeskFault('Which day? It is written as in 2026-11-19.')
  const time = parseSlot(rest[0])
  return {
    date: parseDay(day, desk.now()),
    time: time ?? '',
    rest: time === undefined ? rest : rest.slice(1),
  }
}

function named(date: PlainDate, time: Slot | ''): string {
  return time === '' ? formatLong(date) : `${formatLong(date)}, ${time}`
}
