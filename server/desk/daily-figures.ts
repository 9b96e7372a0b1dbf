// What is counted of each day. Days that are over are kept in a table, so that the figures of years are read from as
// many rows as they have days; triggers forget a day when one of its enquiries changes (migration 012).
import { openingHours } from '#content/site/opening-hours.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { replyBy } from '#domain/reply-by.ts'
import type { Database, Trx } from '#server/db/database.ts'
import type { EnquiriesTable, EnquiryHandlingTable } from '#server/db/tables.ts'
import { transact } from '#server/db/transact.ts'

/** How often each name was counted. */
export type Tally = Record<string, number>

/** Stored as JSON: whoever changes it empties daily_figures by a migration. */
export interface DayFigures {
  /** Probably spam, and in none of the other figures. */
  quarantined: number
  kinds: Tally
  pages: Tally
  services: Tally
  /** Of messages, which are promised a reply by a certain time. */
  replies: {
    inTime: number
    late: number
    /** Replies by the time they took, in minutes (see minutesTaken). */
    minutes: Tally
    /** Without a reply, by the deadline in milliseconds: whether it is past depends on who asks when. */
    open: Tally
  }
  /** Of booked calls. */
  calls: { cancelled: number; open: number; outcomes: Tally }
}

export type DayOfFigures = readonly [day: PlainDate, figures: DayFigures]

/** An outcome that the command line need not name. */
export const noOutcome = 'not noted'

type CountedEnquiry = Pick<
  EnquiriesTable,
  'createdUtc' | 'kind' | 'originPage' | 'services' | 'date' | 'quarantined' | 'answeredUtc' | 'cancelledUtc'
> & { outcome: EnquiryHandlingTable['outcome'] }

/** Transactions of enquiries are over in seconds, so nothing can be added to the day before yesterday. */
const KEPT_AFTER_DAYS = 2
/** Days counted in one transaction: it holds SQLite's write lock. */
const BATCH_DAYS = 7
const MINUTE_MS = 60_000

/** The days from the first enquiry on, or from the one that is asked for; those still to come are left out. */
export async function readDays(
  database: Database,
  { from, to }: { from: PlainDate; to: PlainDate },
  now: number,
): Promise<DayOfFigures[]> {
  const { db } = database
  const today = londonDate(now)
  const start = latest(from, (await firstDay(database)) ?? today)
  const end = earliest(to, today)
  const keptEnd = earliest(end, addDays(today, -KEPT_AFTER_DAYS))
  const kept = await db
    .selectFrom('dailyFigures')
    .selectAll()
    .where('day', '>=', start)
    .where('day', '<=', keptEnd)
    .where('figures', 'is not', null)
    .execute()
  const stored = new Map(kept.map(({ day, figures }) => [day, JSON.parse(figures ?? '{}') as DayFigures]))
  const missing = daysBetween(start, keptEnd).filter((day) => !stored.has(day))
  for (let first = 0; first < missing.length; first += BATCH_DAYS) {
    for (const [day, figures] of await keepDays(database, missing.slice(first, first + BATCH_DAYS)))
      stored.set(day, figures)
  }
  const fresh = daysBetween(latest(start, addDays(keptEnd, 1)), end)
  for (const [day, figures] of await countDays(db, fresh)) stored.set(day, figures)
  return daysBetween(start, end).map((day) => [day, stored.get(day) ?? emptyDay()])
}

/** Counts what is not kept yet, so that nobody has to wait for it. */
export async function keepDailyFigures(database: Database, now: number): Promise<void> {
  const from = await firstDay(database)
  if (from !== undefined) await readDays(database, { from, to: londonDate(now) }, now)
}

async function firstDay({ db }: Database): Promise<PlainDate | undefined> {
  const first = await db
    .selectFrom('enquiries')
    .select('createdUtc')
    .orderBy('createdUtc')
    .limit(1)
    .executeTakeFirst()
  return first && londonDate(Date.parse(first.createdUtc))
}

/** The rows are written before the days are counted: in PostgreSQL a change of one of them waits until they are stored. */
async function keepDays(database: Database, days: readonly PlainDate[]): Promise<DayOfFigures[]> {
  return await transact(database, async (trx) => {
    await writeDays(
      trx,
      days.map((day) => ({ day, figures: null })),
    )
    const counted = await countDays(trx, days)
    await writeDays(
      trx,
      counted.map(([day, figures]) => ({ day, figures: JSON.stringify(figures) })),
    )
    return counted
  })
}

async function writeDays(trx: Trx, rows: { day: PlainDate; figures: string | null }[]): Promise<void> {
  await trx
    .insertInto('dailyFigures')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('day').doUpdateSet(({ ref }) => ({ figures: ref('excluded.figures') })),
    )
    .execute()
}

/** Of days in order; those between them are read as well, and not returned. */
async function countDays(
  db: Pick<Database['db'], 'selectFrom'>,
  days: readonly PlainDate[],
): Promise<DayOfFigures[]> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return []
  const rows: CountedEnquiry[] = await db
    .selectFrom('enquiries')
    .leftJoin('enquiryHandling', 'enquiryId', 'id')
    .select([
      'createdUtc',
      'kind',
      'originPage',
      'services',
      'date',
      'quarantined',
      'answeredUtc',
      'cancelledUtc',
      'outcome',
    ])
    .where('createdUtc', '>=', startOf(first))
    .where('createdUtc', '<', startOf(addDays(last, 1)))
    .execute()
  const counted = new Map(days.map((day) => [day, emptyDay()]))
  for (const row of rows) {
    const day = counted.get(londonDate(Date.parse(row.createdUtc)))
    if (day) count(day, row)
  }
  return [...counted]
}

function count(day: DayFigures, enquiry: CountedEnquiry): void {
  if (enquiry.quarantined) {
    day.quarantined += 1
    return
  }
  add(day.kinds, enquiry.kind)
  add(day.pages, enquiry.originPage || 'unknown')
  for (const service of JSON.parse(enquiry.services) as string[]) add(day.services, service)
  if (enquiry.date !== null) countCall(day.calls, enquiry)
  else if (enquiry.kind !== 'brochure') countReply(day.replies, enquiry)
}

function countCall(calls: DayFigures['calls'], { cancelledUtc, answeredUtc, outcome }: CountedEnquiry): void {
  if (cancelledUtc !== null) calls.cancelled += 1
  else if (answeredUtc === null) calls.open += 1
  else add(calls.outcomes, outcome ?? noOutcome)
}

function countReply(replies: DayFigures['replies'], { createdUtc, answeredUtc }: CountedEnquiry): void {
  const received = Date.parse(createdUtc)
  const { date, time } = replyBy(received, openingHours)
  const deadline = londonInstant(date, time)
  if (answeredUtc === null) {
    add(replies.open, String(deadline))
    return
  }
  const answered = Date.parse(answeredUtc)
  if (answered <= deadline) replies.inTime += 1
  else replies.late += 1
  add(replies.minutes, String(minutesTaken(answered - received)))
}

/** To the quarter of an hour on the first day, and then to the hour: a year must not be a long list of minutes. */
function minutesTaken(ms: number): number {
  const minutes = Math.max(0, ms / MINUTE_MS)
  const step = minutes < 24 * 60 ? 15 : 60
  return Math.round(minutes / step) * step
}

function emptyDay(): DayFigures {
  return {
    quarantined: 0,
    kinds: {},
    pages: {},
    services: {},
    replies: { inTime: 0, late: 0, minutes: {}, open: {} },
    calls: { cancelled: 0, open: 0, outcomes: {} },
  }
}

export function add(tally: Tally, name: string, count = 1): void {
  tally[name] = (tally[name] ?? 0) + count
}

function startOf(day: PlainDate): string {
  return new Date(londonInstant(day, '00:00')).toISOString()
}

/** None where `to` is before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

const latest = (a: PlainDate, b: PlainDate) => (a > b ? a : b)
const earliest = (a: PlainDate, b: PlainDate) => (a < b ? a : b)
