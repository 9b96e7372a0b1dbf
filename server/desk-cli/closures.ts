// The desk's closures: days and slots on which no calls can be booked.

import { slotsOn } from '#domain/call-schedule.ts'
import { londonDate } from '#domain/london.ts'
import { formatLong, formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import { commandLine } from '#server/desk/audit-log.ts'
import { closeTimes, openTimes, type Span, spanText } from '#server/desk/closing-times.ts'
import { DeskError } from '#server/desk/desk-error.ts'
import { oneLine } from '#server/desk/one-line.ts'
import { readClosures } from '#server/enquiries/closed-slots.ts'
import type { DeskCommand, Invocation } from './command.ts'
import { dayOption, parseDay, parseSlot } from './parse-options.ts'
import { table } from './table.ts'

export const close: DeskCommand = {
  name: 'close',
  summary: 'close days or a slot for new bookings',
  notes: [
    'Visitors see the reason of a whole day. Calls already booked stand, and are listed.',
    'TIME is a slot as in "14:00 - 14:30", or its start. Other times are refused, with a list of the slots.',
    'A slot stays closed for all times that share a minute with it, also where slots get another length.',
    'Up to the day of --until every working day is closed. What is closed already gets the new reason.',
  ],
  examples: [
    'close 2026-12-24 "Closed for Christmas Eve"',
    'close 2026-12-29 --until 2026-12-31 "Closed between the years"',
    'close 2026-12-01 14:00 "Team meeting"',
  ],
  verbs: [
    {
      words: ['DAY', '[TIME]', 'REASON…'],
      options: { until: { value: 'DAY' } },
      async run(invocation) {
        const { span, rest } = typedSpan(invocation)
        const { slot, rest: words } = parseSlot(rest, slotsOn(span.from, invocation.desk.schedule))
        const time = slot ?? ''
        const reason = oneLine(words).trim()
        const closed = await closeTimes(invocation.desk, { ...span, time }, reason, {
          actor: commandLine,
          replaces: true,
        })
        if ('faults' in closed) throw new DeskError(Object.values(closed.faults).join(' '))
        const rows = closed.booked.map((booking) => [
          formatSlashed(booking.date),
          booking.time,
          booking.reference,
          booking.name,
          booking.phoneNumber,
        ])
        return {
          lines: [
            `Closed: ${spanText({ ...span, time })} (${reason}).`,
            ...(rows.length > 0 ? ['These calls are booked and stand:'] : []),
            ...(rows.length > 0 ? table(['Day', 'Time', 'Reference', 'Name', 'Phone'], rows) : []),
          ],
          json: {
            date: span.from,
            until: span.until,
            time: time || null,
            reason,
            days: closed.days,
            booked: closed.booked,
          },
        }
      },
    },
  ],
}

export const open: DeskCommand = {
  name: 'open',
  summary: 'open days or a slot that was closed',
  notes: ['A day is opened with all its slots.'],
  examples: ['open 2026-12-24', 'open 2026-12-29 --until 2026-12-31', 'open 2026-12-01 14:00'],
  verbs: [
    {
      words: ['DAY', '[TIME]…'],
      options: { until: { value: 'DAY' } },
      async run(invocation) {
        const { database, schedule } = invocation.desk
        const { span, rest: words } = typedSpan(invocation)
        const { times } = await readClosures(database.db, span.from)
        // What is closed comes first: it may have been a slot of another length.
        const { slot, rest } = parseSlot(words, [...new Set([...times, ...slotsOn(span.from, schedule)])])
        if (rest !== '') throw new DeskError(`"${rest}" is not one of the slots of a day: see closed.`)
        const time = slot ?? ''
        const opened = await openTimes(invocation.desk, { ...span, time }, { actor: commandLine })
        if (opened.length === 0)
          throw new DeskError(`${spanText({ ...span, time })} was not closed here: see closed.`)
        return {
          lines: [`Open again: ${spanText({ ...span, time })}.`],
          json: { date: span.from, until: span.until, time: time || null },
        }
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
      async run(invocation) {
        const { database, now } = invocation.desk
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

function typedSpan(invocation: Invocation): { span: Omit<Span, 'time'>; rest: string[] } {
  const [day, ...rest] = invocation.words
  if (day === undefined) throw new DeskError('Which day? It is written as in 2026-11-19.')
  const from: PlainDate = parseDay(day, invocation.desk.now())
  return { span: { from, until: dayOption(invocation, 'until') ?? from }, rest }
}
