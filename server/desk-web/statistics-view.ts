// The statistics as their page and their file tell them.
import { capitalised } from '#app/desk/elements.tsx'
import type { StatisticsProps } from '#app/desk/statistics-page.tsx'
import { formatDate, formatDay, formatLong, formatMonth } from '#domain/plain-date.ts'
import { type Count, commonSpans, daysBetween, type Statistics } from '#server/desk/statistics.ts'
import type { Board } from './board.ts'
import { kindTitle } from './kind-names.ts'

type Section = StatisticsProps['sections'][number]

/** Beyond this a bar is a month. */
const MAX_DAYS = 62

export function viewOf(board: Board, now: number): StatisticsProps {
  const { statistics, before, complaints, journeys, searches, answers, pageName } = board
  const { from, to, replies, calls } = statistics
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
        value: share(replies.inTime, replies.promised - replies.waiting),
        note: `${number(replies.inTime)} of ${number(replies.promised - replies.waiting)} whose time has come${before ? than(before.replies.inTime) : ''}`,
      },
      {
        label: 'Median time to reply',
        value: replies.medianMinutes === null ? 'None yet' : duration(replies.medianMinutes),
        note: 'From receipt to the reply, nights and weekends included',
      },
      {
        label: 'Calls that reached somebody',
        value: share(calls.reached, calls.reached + calls.missed),
        note: `${number(calls.reached)} reached, ${number(calls.missed)} missed${before ? than(before.calls.reached) : ''}`,
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
      {
        label: 'Brochure requests',
        value: number(statistics.brochures),
        note: 'Answered by the brochure itself',
      },
    ],
    csv: `/statistics.csv?from=${from}&to=${to}`,
    journeys: journeys.map((row) => ({ ...row, page: pageName(row.page) })),
    searches: searches.map(({ words, count }) => ({ label: words, count })),
    answers,
    time: timeOf(statistics),
    sections: sectionsOf(board).map(({ bars, ...section }) => ({
      ...section,
      bars: bars.filter(({ count }) => count > 0),
    })),
  }
}

/** Numbers of one kind each, for the page and the file alike. */
function sectionsOf({ statistics, pageName }: Board): Section[] {
  const { replies, calls, kinds, pages, services } = statistics
  return [
    {
      heading: 'Replies',
      bars: [
        { label: 'In time', count: replies.inTime },
        { label: 'Late', count: replies.late },
        { label: 'Overdue', count: replies.overdue },
        { label: 'Waiting, with time left', count: replies.waiting },
        { label: 'Given up, not reached', count: replies.givenUp },
      ],
    },
    {
      heading: 'Calls',
      bars: [
        ...calls.outcomes.map(({ name, count }) => ({ label: capitalised(name), count })),
        { label: 'Cancelled', count: calls.cancelled },
        { label: 'Open', count: calls.open },
      ],
    },
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

function timeOf({ from, to, days }: Statistics): StatisticsProps['time'] {
  const counts = new Map(days.map(({ name, count }) => [name, count]))
  const all = daysBetween(from, to)
  const heading = 'Enquiries over time'
  if (all.length > MAX_DAYS) {
    const months = new Map<string, number>()
    for (const day of all) {
      const month = day.slice(0, 7)
      months.set(month, (months.get(month) ?? 0) + (counts.get(day) ?? 0))
    }
    const bars = [...months].map(([month, count]) => ({ label: formatMonth(month), count }))
    return {
      heading,
      unit: 'Month',
      bars,
      sentence: timeSentence(bars, 'month'),
      ticks: ticksOf([...months.keys()].map((month) => `${month.slice(5)}/${month.slice(0, 4)}`)),
    }
  }
  const bars = all.map((day) => ({ label: formatLong(day), count: counts.get(day) ?? 0 }))
  return {
    heading,
    unit: 'Day',
    bars,
    sentence: timeSentence(
      all.map((day) => ({ label: formatDay(day), count: counts.get(day) ?? 0 })),
      'day',
    ),
    ticks: ticksOf(all.map((day) => `${day.slice(8)}/${day.slice(5, 7)}`)),
  }
}

/** One label in the middle of each third: on a phone none touches another or the edge. */
function ticksOf(labels: string[]): { index: number; label: string }[] {
  const every = Math.ceil(labels.length / 3)
  const first = Math.floor(every / 2)
  return labels.flatMap((label, index) => (index % every === first ? [{ index, label }] : []))
}

function timeSentence(bars: { label: string; count: number }[], unit: 'day' | 'month'): string {
  const total = bars.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) return 'No enquiries came in.'
  const on = unit === 'day' ? 'on' : 'in'
  const [only] = bars
  if (bars.length === 1 && only) return `${number(total)} came ${on} ${only.label}.`
  const most = bars.reduce((best, bar) => (bar.count > best.count ? bar : best))
  const average = (total / bars.length).toLocaleString('en-GB', { maximumFractionDigits: 1 })
  return `The most came ${on} ${most.label}: ${number(most.count)}. The average ${unit} has ${average}.`
}

function section(heading: string, counts: Count[], name = (text: string) => text): Section {
  return {
    heading,
    bars: counts.map(({ name: key, count, clients }) => ({ label: name(key), count, clients })),
  }
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
