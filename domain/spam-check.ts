import type { RawForm } from './form-check.ts'

/** Nobody reads a form, fills it in and sends it faster than this. */
const MIN_FILL_MS = 500

/**
 * Whether a form was probably sent by a bot: the honeypot field is filled in, or the form came back at once.
 * `servedAt` is the server's own clock, on pages rendered for the request. A form without either is not spam:
 * it may come from a prerendered page.
 */
export function isSpam({ website, servedAt }: RawForm, now: number): boolean {
  if (typeof website === 'string' && website.trim() !== '') return true
  if (typeof servedAt !== 'string' || !/^\d{1,15}$/.test(servedAt)) return false
  const filledMs = now - Number(servedAt)
  // A time in the future says nothing: two instances' clocks need not agree to the second.
  return filledMs >= 0 && filledMs < MIN_FILL_MS
}
