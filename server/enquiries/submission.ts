import { createHash } from 'node:crypto'
import type { PlainDate } from '#domain/plain-date.ts'
import type { FormName } from '#domain/submit-result.ts'
import type { RateKey } from './enquiry-limit.ts'

/** What is stored with a form beside its fields. */
export interface Submission {
  /** The idempotency key as it is stored: the same key twice is one record and the same answer. */
  key: string
  originPage: string
  /** Version of the privacy notice that the visitor accepted. */
  noticeVersion: string
  /** Probably spam: kept, but its mails are held until the firm releases them. */
  quarantined: boolean
  /** What the record is counted under; null where nothing is counted. */
  rateKey: RateKey | null
}

/** Time, ids and randomness, passed in by the composition root. */
export interface Ids {
  now(): number
  createId(): string
  createReference(): string
}

/** Each form has its own range of keys, so that a key used on two forms cannot make one swallow the other. */
export function storedKey(form: FormName, key: string): string {
  return `${form}:${key}`
}

/** The key as the form knows it. */
export function formKey(storedKey: string): string {
  return storedKey.slice(storedKey.indexOf(':') + 1)
}

/**
 * The key of a submission. A form without a usable key (no JavaScript on a prerendered page) gets one from its
 * contents and the day: sent twice by a double click it is one record, sent again tomorrow it is a new one.
 */
export function submissionKey(form: FormName, key: unknown, contents: object, today: PlainDate): string {
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return storedKey(form, key)
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return storedKey(form, `${today}:${digest}`)
}

/** The path a visitor came from, or nothing where it is not plainly a path of this site. */
export function originPath(sent: unknown): string {
  return typeof sent === 'string' && /^\/[\w/.~-]{0,199}$/.test(sent) ? sent : ''
}
