import { createHash } from 'node:crypto'
import type { PlainDate } from '#domain/plain-date.ts'
import type { RateKey } from './enquiry-limit.ts'

/** What comes with a form beside what was typed. */
export interface Submission {
  /** The same key twice is one record and the same answer. */
  key: string
  originPage: string
  /** Version of the privacy notice that the visitor accepted. */
  noticeVersion: string
  /** Suspected of being a machine's: kept, but its mails wait for the firm. */
  quarantined: boolean
  /** What the record is counted under; null where nothing is counted. */
  rateKey: RateKey | null
}

/** Time, ids and chance, handed in by the composition root. */
export interface Ids {
  now(): number
  createId(): string
  createReference(): string
}

export type Form = 'contact' | 'callback' | 'brochure'

/**
 * The key of a submission. Each form has its own range, so that a key used on two forms cannot make
 * one swallow the other. A form sent without a usable key (no JavaScript, a prerendered page) gets one
 * from its contents and the day: sent twice by a double click it is one, sent again tomorrow it is new.
 */
export function submissionKey(form: Form, sent: unknown, contents: object, today: PlainDate): string {
  if (typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent)) return `${form}:${sent}`
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return `${form}:${today}:${digest}`
}

/** The path a visitor came from, or nothing where it is not plainly a path of this site. */
export function originPath(sent: unknown): string {
  return typeof sent === 'string' && /^\/[\w/.~-]{0,199}$/.test(sent) ? sent : ''
}
