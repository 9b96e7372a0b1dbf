import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate, plainDate } from '#domain/plain-date.ts'
import type { Database } from '#server/db/database.ts'
import type { Outcome } from '#server/db/desk-tables.ts'
import type { Tally } from './count-figures.ts'
import { readPeriod } from './figures-cache.ts'

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
  const { days, quarantined, kinds, pages, services, replies, calls } = await readPeriod(database, span, now)
  const open = { overdue: 0, waiting: 0 }
  for (const [deadline, count] of Object.entries(replies.open))
    open[Number(deadline) < now ? 'overdue' : 'waiting'] += count
  const { inTime, late } = replies
  const { cancelled, outcomes } = calls
  return {
    ...span,
    total: sum(kinds),
    quarantined,
    days: Object.entries(days)
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    kinds: mostFirst(kinds),
    pages: mostFirst(pages),
    services: mostFirst(services),
    brochures: kinds.brochure ?? 0,
    replies: {
      promised: inTime + late + open.overdue + open.waiting,
      inTime,
      late,
      ...open,
      medianMinutes: medianOf(replies.minutes),
    },
    calls: {
      booked: sum(outcomes) + cancelled + calls.open,
      reached: outcomes.reached ?? 0,
      missed: missedOutcomes.reduce((missed, outcome) => missed + (outcomes[outcome] ?? 0), 0),
      cancelled,
      open: calls.open,
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
    { label: 'Last 30 days', ...defaultSpan(now) },
    { label: 'This month', from: month, to: today },
    { label: 'Last month', from: addMonths(month, -1), to: addDays(month, -1) },
    { label: 'This year', from: plainDate(`${today.slice(0, 4)}-01-01`), to: today },
  ]
}

/** The last 30 days. */
export function defaultSpan(now: number, to: PlainDate = londonDate(now)): Span {
  return { from: addDays(to, -29), to }
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
