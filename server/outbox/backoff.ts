import { HOUR_MS } from '#domain/durations.ts'

const FIRST_MS = 5_000
const LONGEST_MS = HOUR_MS

/**
 * Exponential backoff with jitter: five seconds after the first failed attempt, then twice as long each time up to
 * an hour, ±20 %, so that a mail server coming back does not get all mail at once.
 */
export function backoffMs(attempts: number, random: () => number): number {
  const delay = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(delay * (0.8 + 0.4 * random()))
}
