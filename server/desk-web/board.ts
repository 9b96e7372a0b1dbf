// All that the page of statistics tells of some days.
import { type ComplaintReturn, countReturn } from '#domain/complaint-return.ts'
import { addDays } from '#domain/plain-date.ts'
import { type CallAnswers, readCallAnswers } from '#server/desk/call-answers.ts'
import { readCounted } from '#server/desk/complaints.ts'
import { dayStartUtc } from '#server/desk/day-start.ts'
import { daysBetween, readStatistics, type Span, type Statistics } from '#server/desk/statistics.ts'
import { type PageJourneys, readJourneys } from '#server/journeys/journeys.ts'
import type { Database } from '#server/platform/db/database.ts'
import { listSearchMisses, type SearchMiss } from '#server/searches/search-misses.ts'
import { namedPages } from './page-names.ts'

/** Of a longer span nobody asks for the one before, which takes as long again. */
const MAX_COMPARED_DAYS = 750
const SEARCHES = 30

export interface Board {
  statistics: Statistics
  /** As many days before; null where they are too many. */
  before: Statistics | null
  complaints: ComplaintReturn
  journeys: PageJourneys[]
  searches: SearchMiss[]
  answers: CallAnswers
  pageName(path: string): string
}

/** Where no page sent it. */
const otherOrigins: Record<string, string> = { unknown: 'Not known', desk: 'Booked at the desk' }

export async function readBoard(database: Database, span: Span, now: number): Promise<Board> {
  const { from, to } = span
  const days = daysBetween(from, to).length
  const utc = { fromUtc: dayStartUtc(from), untilUtc: dayStartUtc(addDays(to, 1)) }
  const [statistics, before, complaints, journeys, searches, answers] = await Promise.all([
    readStatistics(database, span, now),
    days > MAX_COMPARED_DAYS
      ? null
      : readStatistics(database, { from: addDays(from, -days), to: addDays(from, -1) }, now),
    readCounted(database.db, span),
    readJourneys(database, { ...span, ...utc }),
    listSearchMisses(database, { since: from, until: to, limit: SEARCHES }),
    readCallAnswers(database.db, utc),
  ])
  const names = new Map(namedPages.map(({ value, label }) => [value, label]))
  return {
    statistics,
    before,
    complaints: countReturn(complaints, span),
    journeys,
    searches,
    answers,
    pageName: (path) => otherOrigins[path] ?? names.get(path) ?? path,
  }
}
