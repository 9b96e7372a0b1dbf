// The statistics as their page and their file tell them.
import { capitalised } from '#app/desk/elements.tsx'
import type { StatisticsProps } from '#app/desk/statistics-page.tsx'
import {
  addDays,
  formatDate,
  formatDay,
  formatMonth,
  type PlainDate,
  plainDate,
  weekday,
} from '#domain/plain-date.ts'
import { type Count, commonSpans, daysBetween, type Statistics } from '#server/desk/statistics.ts'
import { attemptOutcomes } from '#server/platform/db/desk-tables.ts'
import type { Board } from './board.ts'
import { kindTitle } from './kind-names.ts'

type Section = StatisticsProps['sections'][number]

export function viewOf(board: Board, now: number): StatisticsProps {
  const { statistics, before, complaints, journeys, searches, answers, pageName } = board
  const { from, to, medianMinutes } = statistics
  const inTime = ({ replies }: Statistics) => countOf(replies, 'in time')
  const reached = ({ calls }: Statistics) => countOf(calls, 'reached')
  const replied = inTime(statistics)
  const due = replied + countOf(statistics.replies, 'late', 'overdue', 'message given up')
  const missed = countOf(statistics.calls, ...attemptOutcomes, 'given up')
  const than = (count: number) => (before === null ? '' : `; ${number(count)} in the days before`)
  return {
    from,
    to,
    spans: commonSpans(now).map((span) => ({
      label: span.label,
      href: `/statistics?from=${span.from}&to=${span.to}`,
      isShown: span.from === from && span.to === to,
    })),
    headlines: [
      {
        label: 'Enquiries',
        value: number(statistics.total),
        note: `${from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`}; ${number(statistics.quarantined)} more in quarantine${before ? than(before.total) : ''}`,
      },
      {
        label: 'Replies in time',
        value: share(replied, due),
        note: `${number(replied)} of ${number(due)} whose time has come${before ? than(inTime(before)) : ''}`,
      },
      {
        label: 'Median time to reply',
        value: medianMinutes === null ? 'None yet' : duration(medianMinutes),
        note: 'From receipt to the reply, nights and weekends included',
      },
      {
        label: 'Calls that reached somebody',
        value: share(reached(statistics), reached(statistics) + missed),
        note: `${number(reached(statistics))} reached, ${number(missed)} missed${before ? than(reached(before)) : ''}`,
      },
      {
        label: 'Became clients',
        value: number(statistics.clients),
        note: `Of those that came in on these days${before ? than(before.clients) : ''}`,
      },
      {
        label: 'Complaints',
        value: number(complaints.total.opened),
        note: `${number(complaints.total.closed)} closed, ${number(complaints.total.upheld)} upheld; ${number(complaints.openAfter)} open at the end`,
      },
    ],
    csv: `/statistics.csv?from=${from}&to=${to}`,
    journeys: journeys.map((row) => ({ ...row, page: pageName(row.page) })),
    searches: searches.map(({ words, count }) => ({ label: words, count })),
    answers,
    sections: [
      timeOf(statistics),
      ...sectionsOf(board).map(({ heading, bars }) => ({
        heading,
        bars: bars.filter(({ count }) => count > 0),
      })),
    ],
  }
}

/** Where the name of the state says too little. */
const replyNames: Partial<Record<string, string>> = {
  waiting: 'Waiting, with time left',
  'message given up': 'Given up, not reached',
}

/** Numbers of one kind each, for the page and the file alike. */
function sectionsOf({ statistics, pageName }: Board): Section[] {
  const { replies, calls, kinds, pages, services } = statistics
  return [
    section('Replies', replies, (name) => replyNames[name] ?? capitalised(name)),
    section('Calls', calls, capitalised),
    section('By kind', kinds, kindTitle),
    section('By page', pages, pageName),
    section('By service', services),
  ]
}

/** Days are those of London. */
export function csvRows(board: Board): string[][] {
  const { statistics, before, complaints, journeys, searches, answers, pageName } = board
  const row = (what: string, name: string, count: number, clients?: number) => [
    what,
    name,
    String(count),
    String(clients ?? ''),
  ]
  return [
    row('Enquiries', 'all', statistics.total, statistics.clients),
    ...(before ? [row('Enquiries', 'all, in the days before', before.total, before.clients)] : []),
    ...statistics.days.map(({ name, count, clients }) => row('By day', name, count, clients)),
    ...sectionsOf(board).flatMap(({ heading, bars }) =>
      bars.map(({ label, count, clients }) => row(heading, label, count, clients)),
    ),
    row('Complaints', 'received', complaints.total.opened),
    row('Complaints', 'closed', complaints.total.closed),
    row('Complaints', 'open at the end', complaints.openAfter),
    ...journeys.flatMap(({ page, ...steps }) =>
      Object.entries(steps).map(([step, count]) => row(`Visits: ${step}`, pageName(page), count)),
    ),
    ...searches.map(({ words, count }) => row('Searched for, not found', words, count)),
    row('The call helped', 'yes', answers.yes),
    row('The call helped', 'no', answers.no),
  ]
}

/** The first that has few enough bars for the span. */
const periods: { days: number; heading: string; nameOf(day: PlainDate): string }[] = [
  { days: 14, heading: 'By day', nameOf: formatDay },
  { days: 140, heading: 'By week', nameOf: (day) => `From ${formatDay(addDays(day, 1 - weekday(day)))}` },
  { days: 750, heading: 'By month', nameOf: (day) => formatMonth(day.slice(0, 7)) },
  { days: Number.POSITIVE_INFINITY, heading: 'By year', nameOf: (day) => day.slice(0, 4) },
]

/** Also when nothing came in. */
function timeOf({ from, to, days }: Statistics): Section {
  const all = daysBetween(from, to)
  const { heading = '', nameOf = formatDay } = periods.find((period) => all.length <= period.days) ?? {}
  const counts = new Map(all.map((day) => [nameOf(day), 0]))
  for (const { name, count } of days) {
    const period = nameOf(plainDate(name))
    counts.set(period, (counts.get(period) ?? 0) + count)
  }
  return { heading, bars: [...counts].map(([label, count]) => ({ label, count })) }
}

function section(heading: string, counts: Count[], name = (text: string) => text): Section {
  return {
    heading,
    bars: counts.map(({ name: key, count, clients }) => ({ label: name(key), count, clients })),
  }
}

function countOf(counts: readonly Count[], ...names: string[]): number {
  return counts.reduce((sum, { name, count }) => sum + (names.includes(name) ? count : 0), 0)
}

function number(value: number): string {
  return value.toLocaleString('en-GB')
}

function share(part: number, whole: number): string {
  return whole === 0 ? 'None yet' : `${Math.round((part / whole) * 100)}%`
}

/** 45 min, 3 h 15 min, 2 days 4 h */
function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  const [count, rest] =
    hours < 48 ? [`${hours} h`, minutes % 60] : [`${Math.floor(hours / 24)} days`, hours % 24]
  return rest === 0 ? count : `${count} ${rest} ${hours < 48 ? 'min' : 'h'}`
}
