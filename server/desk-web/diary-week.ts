// A week of the diary: for each day and time what is booked, free or closed.
import type { Kysely } from 'kysely'
import type { DiaryCell, DiaryDay, DiaryProps } from '#app/desk/diary-page.tsx'
import { bankHoliday } from '#domain/bank-holidays.ts'
import { allSlots, type CallSchedule, officeSchedule, slotsOn } from '#domain/call-schedule.ts'
import { type CallDay, type CallTaker, freeTakers } from '#domain/call-takers.ts'
import { londonDate } from '#domain/london.ts'
import {
  addDays,
  formatDay,
  formatLong,
  isWeekend,
  type PlainDate,
  weekday,
  weekdayName,
} from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import { overlaps, type Slot } from '#domain/slots.ts'
import { dayFault, readCallsBetween } from '#server/desk/calls.ts'
import { readClosures } from '#server/desk/closing-times.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import { type NameOf, readNames } from '#server/desk/staff-members.ts'
import { readBusyTimes, readTakers } from '#server/enquiries/call-takers.ts'
import type { ClosedSlotsTable, Tables } from '#server/platform/db/tables.ts'

type Absence = CallDay['closures'][number] & { date: PlainDate }

interface Calendar {
  calls: DeskEnquiry[]
  /** Of the whole firm; of one person too where only theirs is shown. */
  closures: ClosedSlotsTable[]
  /** With the times at which people are busy by their own calendars. */
  absences: Absence[]
  takers: CallTaker[]
  nameOf: NameOf
  /** Whose diary it is; everybody's where it is undefined. */
  person: string | undefined
  schedule: CallSchedule
  now: number
}

interface CalendarOptions {
  schedule: CallSchedule
  now(): number
  person?: string | undefined
}

async function readCalendar(
  db: Kysely<Tables>,
  { from, until }: { from: PlainDate; until: PlainDate },
  { schedule, now, person }: CalendarOptions,
): Promise<Calendar> {
  const [calls, closures, busy, takers, nameOf] = await Promise.all([
    readCallsBetween(db, from, until),
    readClosures(db, { from, until }),
    readBusyTimes(db, { from, until }),
    readTakers(db),
    readNames(db),
  ])
  return {
    calls,
    closures: closures.filter(({ staffId }) => staffId === '' || staffId === person),
    absences: [...closures, ...busy],
    takers,
    nameOf,
    person,
    schedule,
    now: now(),
  }
}

/** The calls that are shown: everybody's, or one person's. */
function shownCalls({ calls, person }: Calendar, date: PlainDate): DeskEnquiry[] {
  return calls.filter((call) => call.date === date && (person === undefined || call.assignedTo === person))
}

/** Who could take a call at this time. */
function freeAt({ calls, takers, absences, person }: Calendar, date: PlainDate, time: Slot): number {
  const day = {
    date,
    takers,
    calls: calls.flatMap((call) =>
      call.date === date && call.time !== null ? { time: call.time, assignedTo: call.assignedTo } : [],
    ),
    closures: absences.filter((closed) => closed.date === date),
  }
  return freeTakers(day, time).filter(({ id }) => person === undefined || id === person).length
}

export async function readWeek(
  db: Kysely<Tables>,
  chosen: PlainDate,
  view: DiaryProps['view'],
  options: CalendarOptions & { viewer: string },
): Promise<DiaryProps> {
  const monday = addDays(chosen, 1 - weekday(chosen))
  const sunday = addDays(monday, 6)
  const calendar = await readCalendar(db, { from: monday, until: sunday }, options)
  const today = londonDate(calendar.now)
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (date) => !isWeekend(date) || calendar.calls.some((call) => call.date === date),
  )
  // On a weekend phones show the Friday before.
  const shown = dates.includes(chosen) ? chosen : (dates.at(-1) ?? chosen)
  const times = timesOf(calendar)
  const cells = dates.map((date) => times.map((time) => cellOf(calendar, date, time)))
  const { person, viewer } = options
  const takers = calendar.takers.flatMap(({ id }) => id ?? [])
  return {
    heading: `${formatDay(dates[0] ?? monday)} to ${formatLong(dates.at(-1) ?? sunday)}`,
    view,
    now: calendar.now,
    // Of one person's calls, and where only one takes calls, it goes without saying.
    assigneeOf: ({ assignedTo }) =>
      person !== undefined || (calendar.takers.length === 1 && calendar.takers[0]?.id === assignedTo)
        ? ''
        : calendar.nameOf(assignedTo) || 'nobody',
    chosen: shown,
    days: dates.map((date, index) => ({
      ...dayOf(calendar, date),
      isToday: date === today,
      isChosen: date === shown,
      free: (cells[index] ?? []).filter(({ free }) => free > 0).length,
    })),
    rows: times.map((time, row) => ({ time, cells: cells.flatMap((column) => column[row] ?? []) })),
    person,
    viewer,
    people: [...new Set([...takers, ...(person ? [person] : [])])].map((id) => ({
      value: id,
      label: calendar.nameOf(id),
    })),
  }
}

/** The times of one day for a form, each with what is known of it; none where there are no calls on it. `reference` is the call that is to be moved. */
export async function readTimes(
  db: Kysely<Tables>,
  date: PlainDate | null,
  options: Omit<CalendarOptions, 'person'> & {
    /** Who is asked for; anybody where it is empty. */
    adviser?: string | undefined
    reference?: string | undefined
  },
): Promise<{ value: Slot; label: string }[]> {
  const { schedule } = options
  if (date === null || dayFault(date, options) !== null) return []
  const calendar = await readCalendar(
    db,
    { from: date, until: date },
    { ...options, person: options.adviser || undefined },
  )
  const regular = slotsOn(date, schedule)
  // Before and after hours the office knows who will take it.
  const outside = {
    ...calendar,
    schedule: officeSchedule(schedule),
    takers: calendar.takers.map((taker) => ({ ...taker, hours: null })),
  }
  return slotsOn(date, outside.schedule).map((time) => {
    const isOutside = !regular.includes(time)
    const { calls, state, free } = cellOf(isOutside ? outside : calendar, date, time)
    const isOwn = calls.some(({ reference }) => reference === options.reference)
    const known = isOwn ? 'as now' : state === 'free' && free === 0 ? 'booked' : state
    const notes = [...(known === 'free' ? [] : [known]), ...(isOutside ? ['outside hours'] : [])]
    return { value: time, label: [time, ...notes].join(', ') }
  })
}

/** All slots, and times outside them at which calls were booked under another schedule. */
function timesOf({ calls, schedule }: Calendar): Slot[] {
  const slots = allSlots(schedule)
  const others = calls.flatMap(({ time }) =>
    time === null || slots.some((slot) => overlaps(slot, time)) ? [] : time,
  )
  return [...new Set([...slots, ...others])].sort()
}

function cellOf(calendar: Calendar, date: PlainDate, time: Slot): DiaryCell {
  const { schedule, closures, now } = calendar
  const calls = shownCalls(calendar, date).filter((call) => call.time !== null && overlaps(call.time, time))
  const ofDay = closures.filter((closure) => closure.date === date)
  const closure = ofDay.find((closed) => closed.time !== '' && overlaps(closed.time, time))
  const isClosed =
    bankHoliday(date) !== null ||
    !slotsOn(date, schedule).includes(time) ||
    ofDay.some((closed) => closed.time === '') ||
    closure !== undefined
  const isPast = callStart({ date, time }) <= now
  const state = isPast ? 'past' : isClosed ? 'closed' : 'free'
  const free = state === 'free' ? freeAt(calendar, date, time) : 0
  const isBusy = state === 'free' && free === 0 && calls.length === 0 && calendar.person !== undefined
  const when = new URLSearchParams({ date, time, ...(calendar.person && { adviser: calendar.person }) })
  const opening = new URLSearchParams({ from: date, until: date, time: closure?.time ?? '' })
  return {
    date,
    calls,
    state,
    free,
    reason: state === 'closed' ? (closure?.reason ?? '') : isBusy ? 'Not free' : '',
    label: `${formatDay(date)}, ${time}`,
    href:
      state === 'free'
        ? `/diary/book?${when}`
        : state === 'closed' && closure
          ? `/diary/close?${opening}`
          : undefined,
  }
}

function dayOf(
  calendar: Calendar,
  date: PlainDate,
): Pick<DiaryDay, 'date' | 'short' | 'long' | 'note' | 'calls' | 'close'> {
  const { closures, schedule, now } = calendar
  const closure = closures.find((closed) => closed.date === date && closed.time === '')
  const always =
    bankHoliday(date) ??
    (isWeekend(date)
      ? 'Weekend'
      : slotsOn(date, schedule).length === 0
        ? `Closed on ${weekdayName(date)}s`
        : null)
  const hasPassed = date < londonDate(now)
  const span = new URLSearchParams({ from: date, until: date })
  return {
    date,
    short: `${weekdayName(date).slice(0, 3)} ${Number(date.slice(8))}`,
    long: formatLong(date),
    note: always ?? (closure ? `Closed: ${closure.reason}` : ''),
    calls: shownCalls(calendar, date),
    close:
      hasPassed || always !== null
        ? undefined
        : { href: `/diary/close?${span}`, label: `${closure ? 'Open' : 'Close'} ${formatDay(date)}` },
  }
}
