import { londonInstant } from '#domain/london.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type UtcText, utcText } from '#server/platform/db/column-types.ts'

/** Midnight in London, to compare with columns. */
export function dayStartUtc(day: PlainDate): UtcText {
  return utcText(londonInstant(day, '00:00'))
}
