// A booked call as its page shows it.
import type { Kysely } from 'kysely'
import type { CallPageProps } from '#app/desk/call-page.tsx'
import { formatDay, formatLong } from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import type { Tables } from '#server/db/tables.ts'
import { readLog } from '#server/desk/audit-log.ts'
import { type CallEvent, callHistory } from '#server/desk/call-history.ts'
import { type BookedCall, bookedCall } from '#server/desk/calls.ts'
import { parseReference } from '#server/desk/parse-reference.ts'
import { londonMoment } from '#server/desk/record-view.ts'
import { findRecord } from '#server/desk/records.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { recordState } from './record-state.ts'

const LOG_ROWS = 100

/** What the last form has done, by the `?done=` of the address. */
export const callNotices = {
  'call-booked': 'The call is booked.',
  'call-moved': 'The call is moved.',
  'call-cancelled': 'The call is cancelled.',
  'call-booked-again': 'The call is booked again.',
} as const

export function callNotice(done: string | undefined): string | undefined {
  return Object.entries(callNotices).find(([name]) => name === done)?.[1]
}

/** Null where there is none with this reference. */
export async function findCall(db: Kysely<Tables>, text: string | undefined): Promise<BookedCall | null> {
  const reference = parseReference(text)
  const record = reference === null ? null : await findRecord(db, reference)
  return record === null ? null : bookedCall(record)
}

export async function readCallHistory(db: Kysely<Tables>, { id, reference }: BookedCall) {
  const changes = await readCallChanges(db, id)
  const log = await readLog(db, { limit: LOG_ROWS, subject: reference })
  return { changes, ...callHistory(changes, log) }
}

export async function readCallView(
  db: Kysely<Tables>,
  call: BookedCall,
  now: number,
): Promise<Pick<CallPageProps, 'call' | 'history' | 'before'>> {
  const { changes, events, others } = await readCallHistory(db, call)
  const bookings = others.flatMap(({ id, action, who, atUtc }): CallEvent[] =>
    action === 'call booked' ? [{ id, atUtc, sequence: 0, who: who ?? 'command line', text: action }] : [],
  )
  const last = changes.at(-1)
  const canMoveBack =
    last?.kind === 'moved' &&
    last.changedBy === 'firm' &&
    callStart({ date: last.fromDate, time: last.fromTime }) > now
  return {
    call: {
      ...call,
      isCancelled: call.cancelledUtc !== null,
      when: `${formatLong(call.date)}, ${call.time}`,
      ...recordState(call, now),
      services: call.services.join(', '),
    },
    history: [...events, ...bookings].map(({ id, atUtc, who, text }) => ({
      id,
      at: londonMoment(atUtc),
      who,
      text,
    })),
    before: canMoveBack
      ? {
          date: last.fromDate,
          time: last.fromTime,
          label: `${formatDay(last.fromDate)}, ${last.fromTime}`,
        }
      : undefined,
  }
}
