import type { RawForm } from './form-check.ts'

/** Nobody fills in a form faster than this. */
const MIN_FILL_MS = 500

/**
 * Whether a form was probably sent by a bot: the honeypot field is filled in, or it was submitted too fast. Only
 * pages requested with a query have `servedAt`, the server's time, because all others are the same for everyone; and
 * the script that submits a form leaves it out.
 */
export function isSpam({ website, servedAt }: RawForm, now: number): boolean {
  if (typeof website === 'string' && website.trim() !== '') return true
  if (typeof servedAt !== 'string' || !/^\d{1,15}$/.test(servedAt)) return false
  const filledMs = now - Number(servedAt)
  // A time in the future is ignored: the clocks of two instances may differ.
  return filledMs >= 0 && filledMs < MIN_FILL_MS
}
