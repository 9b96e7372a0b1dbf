import { createHash } from 'node:crypto'
import { ownCallPath } from '#content/site/own-call-path.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { QuarantineReason } from '#domain/spam-check.ts'
import type { FormName } from '#domain/submit-result.ts'
import type { CallLimits, RateKey } from '#server/platform/rate-limit.ts'
import type { CallSecret } from './call-link.ts'

export interface SubmissionMetadata {
  /** The idempotency key as stored, with the form's name as prefix. */
  key: string
  originPage: string
  /** Version of the privacy notice that the visitor accepted. */
  noticeVersion: string
  /** Where it is probably spam: kept, but its mails are held until the firm releases them. */
  quarantineReason: QuarantineReason | null
  /** The counter of the rate limit; null where there is none. */
  rateKey: RateKey | null
  /** The counter of mails to the visitor's address; where it is exhausted the form is quarantined. */
  recipientKey: RateKey | null
  /** The limits of calls; null where there are none, as for the office. */
  callLimits: CallLimits | null
  /** Of a call: who was asked for; anybody where it is left out. */
  adviser?: string | undefined
}

/** Time, sources and randomness, passed in by the composition root. */
export interface Sources {
  now(): number
  createId(): string
  createReference(): string
  /** The secret of the link to a call, from the id of its enquiry. */
  callSecret: CallSecret
}

/** Prefixed with the form's name, so that a key used on two forms is two records. */
export function storedKey(form: FormName, key: string): string {
  return `${form}:${key}`
}

export function formKey(storedKey: string): string {
  return storedKey.slice(storedKey.indexOf(':') + 1)
}

/**
 * The idempotency key of a submission. A form without a valid key (no JavaScript on a prerendered page) gets a digest
 * of its contents and the day: a double click is one enquiry, the same form tomorrow a new one.
 */
export function submissionKey(form: FormName, key: unknown, contents: object, today: PlainDate): string {
  if (typeof key === 'string' && /^[\w-]{8,64}$/.test(key)) return storedKey(form, key)
  const digest = createHash('sha256').update(JSON.stringify(contents)).digest('hex')
  return storedKey(form, `${today}:${digest}`)
}

/** Whether it was made from the contents of the form. */
export function isContentDigest(storedKey: string): boolean {
  return /^\d{4}-\d\d-\d\d:/.test(formKey(storedKey))
}

/** The path a visitor came from; empty where it is not a path of this site. The secret of a link is left out. */
export function originPath(sent: unknown): string {
  if (typeof sent !== 'string' || !/^\/[\w/.~-]{0,199}$/.test(sent)) return ''
  return sent.toLowerCase().startsWith(ownCallPath.toLowerCase()) ? ownCallPath : sent
}
