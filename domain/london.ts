import { type PlainDate, plainDate } from './plain-date.ts'

/** A moment as milliseconds since 1970, or as a Date. Always passed in: nothing here reads a clock. */
export type Instant = number | Date

const HOUR_MS = 3_600_000

const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function londonDate(instant: Instant): PlainDate {
  const { year, month, day } = wallParts(instant)
  return plainDate(`${year}-${month}-${day}`)
}

/** Time of day as HH:MM. */
export function londonTime(instant: Instant): string {
  const { hour, minute } = wallParts(instant)
  return `${hour}:${minute}`
}

/**
 * The moment at which London clocks show this day and time. In the hour that comes twice it is the
 * first of the two; in the hour that is skipped it is as long after midnight as it reads.
 */
export function londonInstant(date: PlainDate, time: string): number {
  const asWinter = Date.parse(`${date}T${time}:00Z`)
  const asSummer = asWinter - HOUR_MS
  return londonDate(asSummer) === date && londonTime(asSummer) === time ? asSummer : asWinter
}

function wallParts(instant: Instant): Record<string, string> {
  return Object.fromEntries(wallClock.formatToParts(instant).map((part) => [part.type, part.value]))
}
