import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/db/database.ts'
import type { Outcome } from '#server/db/tables.ts'
import { add, readDays, type Tally } from './daily-figures.ts'

export interface Span {
  from: PlainDate
  to: PlainDate
}

export interface Count {
  name: string
  count: number
}

/** What came in from one day to another, and what has become of it since. Anonymous. */
export interface Figures extends Span {
  /** Without what is in quarantine. */
  total: number
  quarantined: number
  /** Those on which something came in. */
  days: Count[]
  kinds: Count[]
  pages: Count[]
  services: Count[]
  brochures: number
  /** Of messages, which are promised a reply by a certain time. */
  replies: {
    promised: number
    inTime: number
    late: number
    /** Without a reply, and the promised time is past. */
    overdue: number
    /** Without a reply, and there is still time. */
    waiting: number
    /** From receipt to reply; to the quarter of an hour within a day, then to the hour. Null where there is none. */
    medianMinutes: number | null
  }
  /** Of booked calls. */
  calls: {
    booked: number
    reached: number
    /** Nobody answered, or only a machine. */
    missed: number
    cancelled: number
    /** Still to be made, or without an outcome yet. */
    open: number
    outcomes: Count[]
  }
}

const missedOutcomes: string[] = ['left a message', 'no answer'] satisfies Outcome[]

/** For the command line and the desk's page alike. */
export async function readFigures(database: Database, span: Span, now: number): Promise<Figures> {
  const days = await readDays(database, span, now)
  const kinds: Tally = {}
  const pages: Tally = {}
  const services: Tally = {}
  const minutes: Tally = {}
  const outcomes: Tally = {}
  const sums = { quarantined: 0, inTime: 0, late: 0, overdue: 0, waiting: 0, cancelled: 0, open: 0 }
  const byDay: Count[] = []
  for (const [day, { quarantined, replies, calls, ...tallies }] of days) {
    addAll(kinds, tallies.kinds)
    addAll(pages, tallies.pages)
    addAll(services, tallies.services)
    addAll(minutes, replies.minutes)
    addAll(outcomes, calls.outcomes)
    sums.quarantined += quarantined
    sums.inTime += replies.inTime
    sums.late += replies.late
    for (const [deadline, count] of Object.entries(replies.open))
      sums[Number(deadline) < now ? 'overdue' : 'waiting'] += count
    sums.cancelled += calls.cancelled
    sums.open += calls.open
    const count = sum(tallies.kinds)
    if (count > 0) byDay.push({ name: day, count })
  }
  const { quarantined, inTime, late, overdue, waiting, cancelled, open } = sums
  return {
    ...span,
    total: sum(kinds),
    quarantined,
    days: byDay,
    kinds: mostFirst(kinds),
    pages: mostFirst(pages),
    services: mostFirst(services),
    brochures: kinds.brochure ?? 0,
    replies: {
      promised: inTime + late + overdue + waiting,
      inTime,
      late,
      overdue,
      waiting,
      medianMinutes: medianOf(minutes),
    },
    calls: {
      booked: sum(outcomes) + cancelled + open,
      reached: outcomes.reached ?? 0,
      missed: missedOutcomes.reduce((missed, outcome) => missed + (outcomes[outcome] ?? 0), 0),
      cancelled,
      open,
      outcomes: mostFirst(outcomes),
    },
  }
}

/** The spans that people ask for most, each ending today or earlier. */
export function commonSpans(now: number): ({ label: string } & Span)[] {
  const today = londonDate(now)
  const month = plainDate(`${today.slice(0, 7)}-01`)
  return [
    { label: 'Last 7 days', from: addDays(today, -6), to: today },
    { label: 'This month', from: month, to: today },
    { label: 'Last month', from: addMonths(month, -1), to: addDays(month, -1) },
    { label: 'This year', from: plainDate(`${today.slice(0, 4)}-01-01`), to: today },
  ]
}

/** The last 30 days. */
export function defaultSpan(now: number, to: PlainDate = londonDate(now)): Span {
  return { from: addDays(to, -29), to }
}

function addAll(sums: Tally, tally: Tally): void {
  for (const name in tally) add(sums, name, tally[name])
}

function sum(tally: Tally): number {
  return Object.values(tally).reduce((total, count) => total + count, 0)
}

function mostFirst(tally: Tally): Count[] {
  return Object.entries(tally)
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** The lower of the two in the middle, where their number is even. */
function medianOf(minutes: Tally): number | null {
  const sorted = Object.entries(minutes)
    .map(([value, count]) => ({ value: Number(value), count }))
    .sort((a, b) => a.value - b.value)
  let left = sum(minutes) / 2
  for (const { value, count } of sorted) {
    left -= count
    if (left <= 0) return value
  }
  return null
}
