import type { Kysely } from 'kysely'
import { openingHours } from '#content/site/opening-hours.ts'
import { londonInstant } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type DayAndTime, replyBy } from '#domain/reply-by.ts'
import type { Slot } from '#domain/slots.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  type DeskRecord,
  deskRecord,
  enquiriesBy,
  idsOf,
  matching,
  type RecordConditions,
  type RecordFilter,
  type RecordPosition,
} from './records.ts'

/** How far a list was read: messages and calls are in two orders. */
export interface DuePosition {
  message?: RecordPosition | undefined
  call?: CallPosition | undefined
}

interface CallPosition {
  date: PlainDate
  time: Slot
  id: string
}

interface DuePage {
  records: DeskRecord[]
  /** Where the next page begins; undefined at the end. */
  next: DuePosition | undefined
}

const open = { answered: false, quarantined: false, cancelled: false } as const

/** The promised time of a reply; of a call, its own time. */
export function deadlineOf({ createdUtc, date, time }: DeskRecord): DayAndTime {
  return date !== null && time !== null
    ? { date, time: time.slice(0, 5) }
    : replyBy(Date.parse(createdUtc), openingHours)
}

/**
 * What is open, the most urgent first. No column holds the deadlines: that of an older message is never later, so
 * messages come in the order in which they were received, calls in that of their times, and both are merged here.
 */
export async function listDueRecords(
  db: Kysely<Tables>,
  filter: Omit<RecordFilter, 'oldestFirst' | 'after'>,
  after: DuePosition = {},
): Promise<DuePage> {
  const { search, limit, ...conditions } = filter
  const ids = await idsOf(db, { search })
  if (ids?.length === 0) return { records: [], next: undefined }
  const narrowed = { ...conditions, ...open, ids }
  const [messages, calls] = await Promise.all([
    enquiriesBy(db, {
      ...narrowed,
      isCall: false,
      oldestFirst: true,
      after: after.message,
      limit: limit + 1,
    }).execute(),
    openCalls(db, narrowed, after.call)
      .limit(limit + 1)
      .execute(),
  ])
  const due = [...messages, ...calls]
    .map(deskRecord)
    .map((record) => ({ record, dueAt: dueAtOf(record) }))
    .sort((a, b) => a.dueAt - b.dueAt)
    .map(({ record }) => record)
  const records = due.slice(0, limit)
  return { records, next: due.length > limit ? positionAfter(records, after) : undefined }
}

/** Calls that stand and are not answered, in the order of their times. */
export function openCalls(db: Kysely<Tables>, conditions: RecordConditions, after?: CallPosition) {
  return matching(db, { ...conditions, isCall: true })
    .$if(after !== undefined, (query) =>
      query
        // The first condition finds the place in the index of either database.
        .where('date', '>=', after?.date as PlainDate)
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('date', 'time', 'id'),
            '>',
            tuple(after?.date as PlainDate, after?.time as Slot, after?.id ?? ''),
          ),
        ),
    )
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
}

export function dueAtOf(record: DeskRecord): number {
  const { date, time } = deadlineOf(record)
  return londonInstant(date, time)
}

function positionAfter(records: DeskRecord[], before: DuePosition): DuePosition {
  const message = records.findLast(({ date }) => date === null)
  const call = records.findLast(({ date }) => date !== null)
  return {
    message: message ? { createdUtc: message.createdUtc, id: message.id } : before.message,
    call: call?.date && call.time ? { date: call.date, time: call.time, id: call.id } : before.call,
  }
}
