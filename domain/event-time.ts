import type { PlainDate } from './plain-date.ts'

/** An event counts as upcoming until its own day is over. */
export function isUpcoming(date: PlainDate, today: PlainDate): boolean {
  return date >= today
}
