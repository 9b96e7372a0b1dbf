import type { RawForm } from './form-check.ts'

/** Nobody reads a form, fills it in and sends it faster than this. */
const HASTE_MS = 500

/**
 * Whether a form looks like a machine's: something stands in the field that people do not see, or it came back
 * at once. `servedAt` is the server's own clock, on pages made for the request; `filledMs` is what the
 * browser measured from the first touch to the sending, on its own clock, which may be wrong by hours.
 * A form that carries none of the three is not suspect: it may come from a page made long before.
 */
export function isSpam({ website, servedAt, filledMs }: RawForm, now: number): boolean {
  if (typeof website === 'string' && website.trim() !== '') return true
  return isHasty(whole(filledMs)) || isHasty(sinceServed(servedAt, now))
}

function sinceServed(servedAt: unknown, now: number): number | null {
  const instant = whole(servedAt)
  return instant === null ? null : now - instant
}

/** A time that lies ahead says nothing: two instances' clocks need not agree to the second. */
function isHasty(ms: number | null): boolean {
  return ms !== null && ms >= 0 && ms < HASTE_MS
}

function whole(sent: unknown): number | null {
  return typeof sent === 'string' && /^\d{1,15}$/.test(sent) ? Number(sent) : null
}
