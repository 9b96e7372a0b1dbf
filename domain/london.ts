import type { PlainDate } from './plain-date.ts'

/** Milliseconds since 1970, or a Date. Always passed in: nothing here reads a clock. */
export type Instant = number | Date

const HOUR_MS = 3_600_000

const DAY_MS = 24 * HOUR_MS
const MARCH = 2
const OCTOBER = 9

export function londonDate(instant: Instant): PlainDate {
  return londonIsoText(instant).slice(0, 10) as PlainDate
}

/** Time of day as HH:MM. */
export function londonTime(instant: Instant): string {
  return londonIsoText(instant).slice(11, 16)
}

/**
 * The instant of a local day and time in London. A time that comes twice, when the clocks go back in October, is the
 * first of the two. A time that does not exist, when they go forward in March, is taken as winter time: 01:30 is 02:30
 * on the clocks.
 */
export function londonInstant(date: PlainDate, time: string): number {
  const asWinter = Date.parse(`${date}T${time}:00Z`)
  const asSummer = asWinter - HOUR_MS
  return londonDate(asSummer) === date && londonTime(asSummer) === time ? asSummer : asWinter
}

/**
 * London local time as ISO text, by the rule of the Summer Time Order 2002: loading the browser's time zone database
 * takes a slow phone a tenth of a second.
 */
function londonIsoText(instant: Instant): string {
  const ms = Number(instant)
  const year = new Date(ms).getUTCFullYear()
  const isSummer = ms >= clocksChange(year, MARCH) && ms < clocksChange(year, OCTOBER)
  return new Date(isSummer ? ms + HOUR_MS : ms).toISOString()
}

/** 01:00 UTC on the last Sunday of a month. */
function clocksChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * DAY_MS
}
