import { sql } from 'kysely'
import { londonDate } from '#domain/london.ts'
import { addDays, addMonths, type PlainDate, plainDate } from '#domain/plain-date.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { attemptOutcomes, closingOutcomes } from '#server/platform/db/desk-tables.ts'
import { dayStartUtc } from './day-start.ts'

export interface Span {
  from: PlainDate
  to: PlainDate
}

export interface Count {
  name: string
  count: number
  /** How many of these became clients. */
  clients?: number
}

/** What came in from one day to another, and what has become of it since. Anonymous. */
export interface Statistics extends Span {
  /** Without what is in quarantine. */
  total: number
  quarantined: number
  /** Those on which something came in. */
  days: Count[]
  /** Who took advice: pressed on the enquiry's page, then or later. */
  clients: number
  kinds: Count[]
  pages: Count[]
  services: Count[]
  /** Of messages, by whether the reply came by the time that was promised. */
  replies: Count[]
  /** From receipt to reply; null where there is none. */
  medianMinutes: number | null
  /** Of booked calls, by what became of them. */
  calls: Count[]
}

/** 'waiting' has time left; with 'given up' nobody was reached in the end. */
const replyStates = ['in time', 'late', 'overdue', 'waiting', 'message given up']

/** A call that was marked as answered without an outcome. */
const noOutcome = 'not noted'

export async function readStatistics(database: Database, span: Span, now: number): Promise<Statistics> {
  const { db } = database
  const state = sql<string>`case
    when quarantined = 1 then 'quarantined'
    when cancelled_utc is not null then 'cancelled'
    when due_utc is null then 'nothing to do'
    when kind = 'complaint' then 'complaint'
    when answered_utc is null and date is not null then coalesce(outcome, 'open')
    when answered_utc is null and due_utc < ${utcText(now)} then 'overdue'
    when answered_utc is null then 'waiting'
    when date is not null then coalesce(outcome, ${noOutcome})
    when outcome = 'given up' then 'message given up'
    when answered_utc <= due_utc then 'in time'
    else 'late' end`
  const [days, groups] = await Promise.all([
    receivedIn(db, span)
      .where('quarantined', '=', 0)
      .groupBy('createdAt')
      .select(['createdAt', ({ fn }) => fn.countAll().as('count')])
      .execute(),
    db
      .selectFrom(
        receivedIn(db, span)
          .select(['kind', 'originPage', 'services', 'ledToAdvice', state.as('state')])
          .as('received'),
      )
      .groupBy(['kind', 'originPage', 'services', 'ledToAdvice', 'state'])
      .select([
        'kind',
        'originPage',
        'services',
        'ledToAdvice',
        'state',
        ({ fn }) => fn.countAll().as('count'),
      ])
      .execute(),
  ])
  const inState = (...states: string[]) => sum(groups.filter((group) => states.includes(group.state)))
  const counted = groups.filter((group) => group.state !== 'quarantined')
  const calls = groups.filter(({ state }) =>
    [...attemptOutcomes, ...closingOutcomes, noOutcome, 'cancelled', 'open'].includes(state),
  )
  return {
    ...span,
    total: sum(counted),
    quarantined: inState('quarantined'),
    days: days
      .map(({ createdAt, count }) => ({ name: unslashed(createdAt), count: Number(count) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    clients: sum(counted.filter((group) => group.ledToAdvice === 1)),
    kinds: mostFirst(counted, ({ kind }) => [kind]),
    pages: mostFirst(counted, ({ originPage }) => [originPage || 'unknown']),
    services: mostFirst(counted, ({ services }) => JSON.parse(services) as string[]),
    replies: replyStates.map((name) => ({ name, count: inState(name) })),
    medianMinutes: await readMedian(database, span, inState('in time', 'late')),
    calls: mostFirst(calls, ({ state: name }) => [name]),
  }
}

function receivedIn(db: Database['db'], { from, to }: Span) {
  return db
    .selectFrom('enquiries')
    .where('createdUtc', '>=', dayStartUtc(from))
    .where('createdUtc', '<', dayStartUtc(addDays(to, 1)))
}

/** Of replies to messages; the lower of the two in the middle, where their number is even. */
async function readMedian({ db, dialect }: Database, span: Span, replies: number): Promise<number | null> {
  if (replies === 0) return null
  const minutes =
    dialect === 'sqlite'
      ? sql<number>`(unixepoch(answered_utc) - unixepoch(created_utc)) / 60`
      : sql<number>`extract(epoch from answered_utc::timestamptz - created_utc::timestamptz)::int / 60`
  const middle = await receivedIn(db, span)
    .where('quarantined', '=', 0)
    .where('date', 'is', null)
    .where('dueUtc', 'is not', null)
    .where('answeredUtc', 'is not', null)
    .where(sql<boolean>`coalesce(outcome, '') <> 'given up'`)
    .select(minutes.as('minutes'))
    .orderBy('minutes')
    .offset(Math.ceil(replies / 2) - 1)
    .limit(1)
    .executeTakeFirst()
  return middle?.minutes ?? null
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

interface Group {
  count: number | string | bigint
  ledToAdvice?: number
}

function sum(groups: readonly Group[]): number {
  return groups.reduce((total, { count }) => total + Number(count), 0)
}

function mostFirst<G extends Group>(groups: readonly G[], namesOf: (group: G) => string[]): Count[] {
  const counts = new Map<string, { count: number; clients: number }>()
  for (const group of groups)
    for (const name of namesOf(group)) {
      const { count, clients } = counts.get(name) ?? { count: 0, clients: 0 }
      const more = Number(group.count)
      counts.set(name, { count: count + more, clients: clients + (group.ledToAdvice === 1 ? more : 0) })
    }
  return [...counts]
    .map(([name, { count, clients }]) => ({ name, count, ...(clients > 0 && { clients }) }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

/** 15/11/2026 as 2026-11-15. */
function unslashed(createdAt: string): string {
  return createdAt.split('/').reverse().join('-')
}

/** None where `to` is before `from`. */
export function daysBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const days: PlainDate[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
