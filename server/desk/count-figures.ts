// Counts what came in on each day, and what has become of it since.

import { openingHours } from '#content/site/opening-hours.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { londonDate, londonInstant } from '#domain/london.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { replyBy } from '#domain/reply-by.ts'
import type { Database } from '#server/db/database.ts'
import type { EnquiryHandlingTable } from '#server/db/desk-tables.ts'
import type { EnquiriesTable } from '#server/db/tables.ts'
import { dayStartUtc } from './day-start.ts'

/** How often each name was counted. */
export type Tally = Record<string, number>

/** Of a day or of more of them. Stored as JSON: whoever changes it empties kept_figures by a migration. */
export interface PeriodFigures {
  /** How many enquiries each day has; those without any are left out. */
  days: Tally
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

/** An outcome that the command line need not name. */
const noOutcome = 'not noted'

type CountedEnquiry = Pick<
  EnquiriesTable,
  'createdUtc' | 'kind' | 'originPage' | 'services' | 'date' | 'quarantined' | 'answeredUtc' | 'cancelledUtc'
> & { outcome: EnquiryHandlingTable['outcome'] }

/** Of days in order; those between them are read as well, and not returned. */
export async function countDays(
  db: Pick<Database['db'], 'selectFrom'>,
  days: readonly PlainDate[],
): Promise<Map<PlainDate, PeriodFigures>> {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
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
    .where('createdUtc', '>=', dayStartUtc(first))
    .where('createdUtc', '<', dayStartUtc(addDays(last, 1)))
    .execute()
  const counted = new Map(days.map((day) => [day, nothing()]))
  for (const row of rows) {
    const day = londonDate(Date.parse(row.createdUtc))
    const figures = counted.get(day)
    if (figures) count(figures, day, row)
  }
  return counted
}

function count(figures: PeriodFigures, day: PlainDate, enquiry: CountedEnquiry): void {
  if (enquiry.quarantined) {
    figures.quarantined += 1
    return
  }
  add(figures.days, day)
  add(figures.kinds, enquiry.kind)
  add(figures.pages, enquiry.originPage || 'unknown')
  for (const service of JSON.parse(enquiry.services) as string[]) add(figures.services, service)
  if (enquiry.date !== null) countCall(figures.calls, enquiry)
  else if (enquiry.kind !== 'brochure') countReply(figures.replies, enquiry)
}

function countCall(
  calls: PeriodFigures['calls'],
  { cancelledUtc, answeredUtc, outcome }: CountedEnquiry,
): void {
  if (cancelledUtc !== null) calls.cancelled += 1
  else if (answeredUtc === null) calls.open += 1
  else add(calls.outcomes, outcome ?? noOutcome)
}

function countReply(replies: PeriodFigures['replies'], { createdUtc, answeredUtc }: CountedEnquiry): void {
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

function nothing(): PeriodFigures {
  return {
    days: {},
    quarantined: 0,
    kinds: {},
    pages: {},
    services: {},
    replies: { inTime: 0, late: 0, minutes: {}, open: {} },
    calls: { cancelled: 0, open: 0, outcomes: {} },
  }
}

export function sumOf(parts: PeriodFigures[]): PeriodFigures {
  const sum = nothing()
  for (const { quarantined, replies, calls, ...tallies } of parts) {
    sum.quarantined += quarantined
    addAll(sum.days, tallies.days)
    addAll(sum.kinds, tallies.kinds)
    addAll(sum.pages, tallies.pages)
    addAll(sum.services, tallies.services)
    sum.replies.inTime += replies.inTime
    sum.replies.late += replies.late
    addAll(sum.replies.minutes, replies.minutes)
    addAll(sum.replies.open, replies.open)
    sum.calls.cancelled += calls.cancelled
    sum.calls.open += calls.open
    addAll(sum.calls.outcomes, calls.outcomes)
  }
  return sum
}

function add(tally: Tally, name: string, count = 1): void {
  tally[name] = (tally[name] ?? 0) + count
}

function addAll(sums: Tally, tally: Tally): void {
  for (const name in tally) add(sums, name, tally[name])
}

/** None where `to` is before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
