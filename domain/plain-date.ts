/** A calendar day without a time zone, as yyyy-mm-dd, which also sorts as text. */
export type PlainDate = string & { readonly plainDate: true }

const DAY_MS = 86_400_000
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export type Weekday = (typeof weekdays)[number]
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** Null where there is no such day, or none from 1900 to 2199: counting days to any other would take too long. */
export function parsePlainDate(text: string): PlainDate | null {
  if (!/^(19|2[01])\d\d-\d\d-\d\d$/.test(text)) return null
  const midnight = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight) && fromMidnight(midnight) === text ? (text as PlainDate) : null
}

/** For literals in code: throws where there is no such day. */
export function plainDate(text: string): PlainDate {
  const date = parsePlainDate(text)
  if (date === null) throw new RangeError(`'${text}' is not a day`)
  return date
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return fromMidnight(midnightOf(date) + days * DAY_MS)
}

/** The same day of a later month, or that month's last day where it is shorter. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  const [year, month, day] = parts(date)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return fromMidnight(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
}

/** 1 for Monday to 7 for Sunday. */
export function weekday(date: PlainDate): number {
  return new Date(midnightOf(date)).getUTCDay() || 7
}

export function weekdayName(date: PlainDate): Weekday {
  return weekdays[weekday(date) - 1] as Weekday
}

export function isWeekend(date: PlainDate): boolean {
  return weekday(date) > 5
}

/** 19/11/2026 */
export function formatSlashed(date: PlainDate): string {
  return date.split('-').reverse().join('/')
}

/** 19-11-2026 */
export function formatDashed(date: PlainDate): string {
  return date.split('-').reverse().join('-')
}

/** Thursday 19 November 2026 */
export function formatLong(date: PlainDate): string {
  return `${formatDay(date)} ${date.slice(0, 4)}`
}

/** Thursday 19 November, for days whose year is obvious. */
export function formatDay(date: PlainDate): string {
  const [, month, day] = parts(date)
  return `${weekdayName(date)} ${day} ${MONTHS[month - 1]}`
}

/** Thu 19 Nov */
export function formatShort(date: PlainDate): string {
  const [, month, day] = parts(date)
  return `${weekdayName(date).slice(0, 3)} ${day} ${MONTHS[month - 1]?.slice(0, 3)}`
}

/** 19 November 2026 */
export function formatDate(date: PlainDate): string {
  const [year, month, day] = parts(date)
  return `${day} ${MONTHS[month - 1]} ${year}`
}

/** November 2026, from a date that need not name the day. */
export function formatMonth(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1]} ${date.slice(0, 4)}`
}

function parts(date: PlainDate): [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))]
}

function midnightOf(date: PlainDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function fromMidnight(midnight: number): PlainDate {
  return new Date(midnight).toISOString().slice(0, 10) as PlainDate
}
