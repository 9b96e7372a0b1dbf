// What the office needs today, each by an index that holds little.

import { type SelectQueryBuilder, sql } from 'kysely'
import type { CallView, TodayProps } from '#app/desk/today-page.tsx'
import { openingHours } from '#content/site/opening-hours.ts'
import { DAY_MS } from '#domain/durations.ts'
import { enquiryKinds } from '#domain/enquiry-kinds.ts'
import { londonDate } from '#domain/london.ts'
import { addDays, formatDay, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { hoursOn } from '#domain/working-hours.ts'
import { utcText } from '#server/db/column-types.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import { retentionDay, retentionYears } from '#server/desk/purge.ts'
import { deadlineOf, stateOf } from '#server/desk/record-view.ts'
import { fromRow } from '#server/enquiries/stored-enquiry.ts'
import { recordState, timeLeft } from './record-state.ts'

const DUE_SHOWN = 30
/** Nobody needs to know whether it is more. */
const COUNT_UP_TO = 1_000
/** More than come in between two questions of an open page. */
const RECENT = 100

export async function readToday({ db }: Pick<Database, 'db'>, now: number): Promise<TodayProps> {
  const today = londonDate(now)
  const next = nextWorkingDay(today)
  const [calls, due, counts, recent] = await Promise.all([
    db
      .selectFrom('enquiries')
      .selectAll()
      .where('date', 'in', [today, next])
      .where('cancelledUtc', 'is', null)
      .orderBy('date')
      .orderBy('time')
      .execute(),
    readDue(db, today, now),
    readCounts(db, now, today),
    readRecent(db, now),
  ])
  const callsOn = (day: PlainDate) =>
    calls
      .map(fromRow)
      .filter(({ date }) => date === day)
      .map((record) => ({
        ...record,
        time: record.time ?? '',
        services: record.services.join(', '),
        isDone: stateOf(record) === 'answered',
        isNext: false,
        ...recordState(record, now),
      }))
  return {
    recent: recent.map(({ reference, kind }) => ({ reference, what: enquiryKinds[kind].phrase })),
    today: { heading: `Calls today, ${formatLong(today)}`, calls: markNext(callsOn(today)) },
    next: { heading: `Then, ${formatLong(next)}`, calls: callsOn(next) },
    due: due.slice(0, DUE_SHOWN),
    moreDue: moreText(due.length),
    counts,
  }
}

/** Whom to ring next: the first call of the day that is not over and has no outcome. */
function markNext(calls: CallView[]): CallView[] {
  const next = calls.find(({ state }) => state === 'booked' || state === 'now')
  return calls.map((call) =>
    call === next
      ? { ...call, isNext: true, state: call.state === 'now' ? 'now' : 'next', tone: 'soon' }
      : call,
  )
}

/** The most urgent first: messages that were promised a reply, and calls of earlier days that have no outcome. */
async function readDue(db: Database['db'], today: PlainDate, now: number) {
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    // As the partial index has it: SQLite does not use one for a condition with a parameter.
    .where('answeredUtc', 'is', null)
    .where('cancelledUtc', 'is', null)
    .where('quarantined', '=', sql.lit(0 as const))
    .where('dueUtc', 'is not', null)
    .where(({ eb, or }) => or([eb('date', 'is', null), eb('date', '<', today)]))
    .orderBy('dueUtc')
    .orderBy('id')
    .limit(COUNT_UP_TO)
    .execute()
  return rows.map(fromRow).flatMap((record) => {
    const deadline = deadlineOf(record)
    return deadline === null
      ? []
      : {
          reference: record.reference,
          kind: enquiryKinds[record.kind].label,
          name: record.name,
          phoneNumber: record.phoneNumber,
          email: record.email,
          due: `${formatDay(deadline.date)}, ${deadline.time}`,
          ...timeLeft(deadline, now),
        }
  })
}

/** Of the last day, the newest first. What is in quarantine is probably spam and is not announced. */
async function readRecent(db: Database['db'], now: number) {
  return await db
    .selectFrom('enquiries')
    .select(['reference', 'kind'])
    .where('createdUtc', '>=', utcText(now - DAY_MS))
    .where('quarantined', '=', 0)
    .orderBy('createdUtc', 'desc')
    .limit(RECENT)
    .execute()
}

async function readCounts(db: Database['db'], now: number, today: PlainDate): Promise<TodayProps['counts']> {
  const week = addDays(today, -7)
  const weekUtc = dayStartUtc(week)
  const { before: keptSince, beforeUtc: keptSinceUtc } = retentionDay(now)
  const [quarantined, parked, brochures, past] = await Promise.all([
    countOf(
      db,
      db
        .selectFrom('enquiries')
        .select('id')
        .where('quarantined', '=', sql.lit(1 as const)),
    ),
    countOf(
      db,
      db
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'parked')
        .where('state', '<>', sql.lit('sent' as const)),
    ),
    countOf(
      db,
      db
        .selectFrom('enquiries')
        .select('id')
        .where('kind', '=', 'brochure')
        .where('createdUtc', '>=', weekUtc),
    ),
    countOf(db, db.selectFrom('enquiries').select('id').where('createdUtc', '<', keptSinceUtc)),
  ])
  const alert = (count: number) => (count > 0 ? 'soon' : 'plain')
  const entry = (label: string, count: number, href: string, tone: 'soon' | 'plain') => ({
    label,
    count: count < COUNT_UP_TO ? String(count) : `${COUNT_UP_TO} or more`,
    href,
    tone,
  })
  return [
    entry('In quarantine', quarantined, '/enquiries?state=quarantined', alert(quarantined)),
    entry('Mails that could not be sent', parked, '/enquiries?state=mail-parked', alert(parked)),
    entry(
      'Brochure requests of the last seven days',
      brochures,
      `/enquiries?kind=brochure&since=${week}`,
      'plain',
    ),
    entry(
      `Kept longer than ${retentionYears} years`,
      past,
      `/enquiries?until=${addDays(keptSince, -1)}`,
      alert(past),
    ),
  ]
}

/** Of rows that an index finds, and no more of them than are worth counting. */
async function countOf(
  db: Database['db'],
  rows: SelectQueryBuilder<Tables, 'enquiries' | 'outbox', { id: string }>,
): Promise<number> {
  const row = await db
    .selectFrom(rows.limit(COUNT_UP_TO).as('counted'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** How many are due beyond those that are listed. */
function moreText(dueCount: number): string {
  if (dueCount <= DUE_SHOWN) return ''
  return `${dueCount - DUE_SHOWN}${dueCount < COUNT_UP_TO ? '' : ' or more'} others`
}

export function nextWorkingDay(date: PlainDate): PlainDate {
  const next = addDays(date, 1)
  return hoursOn(next, openingHours) === null ? nextWorkingDay(next) : next
}
