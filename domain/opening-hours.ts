import { WEEKDAYS, type Weekday } from './plain-date.ts'

/** HH:MM of a day's opening and closing, by London clocks. */
export interface DayHours {
  opens: string
  closes: string
}

/** The hours of each weekday; null where the office is closed all day. */
export type OpeningHours = Readonly<Record<Weekday, DayHours | null>>

/** Weekdays that have the same hours. */
export interface HoursGroup extends DayHours {
  days: Weekday[]
}

/** Days with equal hours together, in the order of the week. */
export function groupHours(hours: OpeningHours): HoursGroup[] {
  const groups: HoursGroup[] = []
  for (const day of WEEKDAYS) {
    const today = hours[day]
    if (today === null) continue
    const same = groups.find(({ opens, closes }) => opens === today.opens && closes === today.closes)
    if (same) same.days.push(day)
    else groups.push({ ...today, days: [day] })
  }
  return groups
}

/** Within a sentence: 'Monday to Friday, 8:30 to 5:00', or 'Monday to Thursday 8:30 to 5:00, Friday 8:30 to 4:00'. */
export function hoursInSentence(hours: OpeningHours): string {
  const groups = groupHours(hours)
  const separator = groups.length === 1 ? ', ' : ' '
  return groups.map((group) => `${formatDays(group.days)}${separator}${formatHours(group)}`).join(', ')
}

/** One line for each group of days: 'Monday to Friday: 8:30 to 5:00'. */
export function hoursInLines(hours: OpeningHours): string[] {
  return groupHours(hours).map((group) => `${formatDays(group.days)}: ${formatHours(group)}`)
}

/** 'Closed at weekends and on bank holidays' */
export function closedInWords(hours: OpeningHours): string {
  const closed = WEEKDAYS.filter((day) => hours[day] === null).map((day) => `on ${day}s`)
  const isWholeWeekend = hours.Saturday === null && hours.Sunday === null
  const days = isWholeWeekend ? ['at weekends', ...closed.slice(0, -2)] : closed
  return `Closed ${listed([...days, 'on bank holidays'])}`
}

/** 'Monday to Thursday' where three or more follow one another, else each by its name. */
function formatDays(days: Weekday[]): string {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isRun = WEEKDAYS.indexOf(last as Weekday) - WEEKDAYS.indexOf(first as Weekday) === days.length - 1
  return isRun && days.length > 2 ? `${first} to ${last}` : listed(days)
}

/** 8:30 to 5:00 */
function formatHours({ opens, closes }: DayHours): string {
  return `${twelveHour(opens)} to ${twelveHour(closes)}`
}

function twelveHour(time: string): string {
  return `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}
