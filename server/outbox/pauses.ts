const FIRST_MS = 5_000
const LONGEST_MS = 3_600_000

/**
 * How long to wait after the given number of failed attempts: five seconds, then twice as long each time up
 * to an hour, give or take a fifth, so that a mail server coming back does not meet all mail at once.
 */
export function pauseAfter(attempts: number, random: () => number): number {
  const pause = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS)
  return Math.round(pause * (0.8 + 0.4 * random()))
}
