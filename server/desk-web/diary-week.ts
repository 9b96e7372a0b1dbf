// A week of the diary: for each day and time what is booked, free or closed.
import type { Kysely } from 'kysely'
import type { DiaryCall, DiaryCell, DiaryDay, DiaryProps } from '#app/desk/diary-page.tsx'
import { bankHoliday } from '#domain/bank-holidays.ts'
import { allSlots, type CallSchedule, slotsOn } from '#domain/call-schedule.ts'
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
import { readCallsBetween } from '#server/desk/calls.ts'
import { readClosures } from '#server/desk/closing-times.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'
import type { ClosedSlotsTable, Tables } from '#server/platform/db/tables.ts'
import { enquiryState } from './enquiry-state.ts'

interface Calendar {
  calls: DeskEnquiry[]
  closures: ClosedSlotsTable[]
  schedule: CallSchedule
  now: number
}

async function readCalendar(
  db: Kysely<Tables>,
  { from, until }: { from: PlainDate; until: PlainDate },
  { schedule, now }: { schedule: CallSchedule; now(): number },
): Promise<Calendar> {
  const [calls, closures] = await Promise.all([
    readCallsBetween(db, from, until),
    readClosures(db, { from, until }),
  ])
  return { calls, closures, schedule, now: now() }
}

export async function readWeek(
  db: Kysely<Tables>,
  chosen: PlainDate,
  view: DiaryProps['view'],
  options: { schedule: CallSchedule; now(): number },
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
  const address = (date: PlainDate) => `/diary?day=${date}${view === 'list' ? '&view=list' : ''}`
  return {
    heading: `${formatDay(dates[0] ?? monday)} to ${formatLong(dates.at(-1) ?? sunday)}`,
    view,
    chosen: shown,
    days: dates.map((date, index) => ({
      ...dayOf(calendar, date),
      isToday: date === today,
      isChosen: date === shown,
      href: address(date),
      free: (cells[index] ?? []).filter(({ state, calls }) => state === 'free' && calls.length === 0).length,
    })),
    rows: times.map((time, row) => ({ time, cells: cells.flatMap((column) => column[row] ?? []) })),
    links: {
      previous: address(addDays(shown, -7)),
      thisWeek: view === 'list' ? '/diary?view=list' : '/diary',
      next: address(addDays(shown, 7)),
      week: `/diary?day=${shown}`,
      list: `/diary?day=${shown}&view=list`,
    },
  }
}

/** The times of one day for a form, each with what is known of it. `reference` is the call that is to be moved. */
export async function readTimes(
  db: Kysely<Tables>,
  date: PlainDate | null,
  options: { schedule: CallSchedule; now(): number; reference?: string | undefined },
): Promise<{ value: Slot; label: string }[]> {
  const { schedule } = options
  const slots = date === null ? [] : slotsOn(date, schedule)
  if (date === null || slots.length === 0)
    return allSlots(schedule).map((time) => ({ value: time, label: time }))
  const calendar = await readCalendar(db, { from: date, until: date }, options)
  return slots.map((time) => {
    const { calls, state } = cellOf(calendar, date, time)
    const isOwn = calls.some(({ reference }) => reference === options.reference)
    const known = isOwn ? 'as now' : calls.length > 0 ? 'booked' : state
    return { value: time, label: known === 'free' ? time : `${time}, ${known}` }
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
  const calls = calendar.calls.filter(
    (call) => call.date === date && call.time !== null && overlaps(call.time, time),
  )
  const ofDay = closures.filter((closure) => closure.date === date)
  const closure = ofDay.find((closed) => closed.time !== '' && overlaps(closed.time, time))
  const isClosed =
    bankHoliday(date) !== null ||
    !slotsOn(date, schedule).includes(time) ||
    ofDay.some((closed) => closed.time === '') ||
    closure !== undefined
  const isPast = callStart({ date, time }) <= now
  const state = isPast ? 'past' : isClosed ? 'closed' : 'free'
  const when = new URLSearchParams({ date, time })
  const opening = new URLSearchParams({ from: date, until: date, time: closure?.time ?? '' })
  return {
    date,
    calls: calls.map((call) => viewOf(call, now)),
    state,
    reason: state === 'closed' ? (closure?.reason ?? '') : '',
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
  { calls, closures, schedule, now }: Calendar,
  date: PlainDate,
): Pick<DiaryDay, 'date' | 'short' | 'long' | 'note' | 'calls' | 'close'> {
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
    calls: calls.filter((call) => call.date === date).map((call) => viewOf(call, now)),
    close:
      hasPassed || always !== null
        ? undefined
        : { href: `/diary/close?${span}`, label: `${closure ? 'Open' : 'Close'} ${formatDay(date)}` },
  }
}

function viewOf(enquiry: DeskEnquiry, now: number): DiaryCall {
  const { reference, name, phoneNumber, services, time, sequence } = enquiry
  return {
    reference,
    name,
    phoneNumber,
    services: services.join(', '),
    time: time ?? '',
    sequence,
    ...enquiryState(enquiry, now),
  }
}
