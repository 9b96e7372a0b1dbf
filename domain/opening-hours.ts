import type { Weekday } from './plain-date.ts'

/** When a day opens and closes, by London clocks: '08:30 - 17:00'. */
export type DayHours = `${string} - ${string}`

/** The hours of each weekday, from Monday on; null where the office is closed all day. */
export type OpeningHours = Readonly<Record<Weekday, DayHours | null>>

/** Days with equal hours together, in the order of the week. */
export function groupHours(hours: OpeningHours): Map<DayHours, Weekday[]> {
  const groups = new Map<DayHours, Weekday[]>()
  for (const [day, open] of Object.entries(hours) as [Weekday, DayHours | null][])
    if (open) groups.set(open, [...(groups.get(open) ?? []), day])
  return groups
}

/** Within a sentence: 'Monday to Friday, 8:30 to 5:00', or 'Monday to Thursday 8:30 to 5:00, Friday 8:30 to 4:00'. */
export function hoursInSentence(hours: OpeningHours): string {
  const groups = hoursInWords(hours)
  return groups.map((words) => words.join(groups.length > 1 ? ' ' : ', ')).join(', ')
}

/** ['Monday to Friday', '8:30 to 5:00'] for each group of days. */
export function hoursInWords(hours: OpeningHours): [days: string, hours: string][] {
  const week = Object.keys(hours)
  return Array.from(groupHours(hours), ([open, days]) => [
    // Three days or more that follow one another are named by the first and the last.
    days.length > 2 && week.join().includes(days.join()) ? `${days[0]} to ${days.at(-1)}` : listInWords(days),
    twelveHour(open.replace('-', 'to')),
  ])
}

/** On the 12-hour clock: 5:00, not 17:00. */
export function twelveHour(times: string): string {
  return times.replace(/\d+(?=:)/g, (hour) => `${+hour % 12 || 12}`)
}

/** 'Monday, Tuesday and Friday' */
export function listInWords(parts: string[]): string {
  return parts.join(', ').replace(/, (?!.*, )/, ' and ')
}
