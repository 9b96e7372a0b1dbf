// What lists of enquiries show of each.
import { attentionWords } from '#content/forms/attention-words.ts'
import { attentionMarks } from '#domain/attention.ts'
import type { DeskEnquiry } from '#server/desk/list-enquiries.ts'

/** Longer than a line of the widest list. */
const MAX_LINE = 140

/** The first line of what was written, cut where it is long. */
export function firstLine(message: string): string {
  const line = message.trim().split('\n', 1)[0] ?? ''
  return line.length > MAX_LINE ? `${line.slice(0, MAX_LINE).replace(/\s+\S*$/, '')} …` : line
}

/** What the message may be, for somebody to judge; nothing once it is dealt with. */
export function marksOf({ message, answeredUtc }: Pick<DeskEnquiry, 'message' | 'answeredUtc'>): string[] {
  return answeredUtc === null ? attentionMarks(message, attentionWords) : []
}
