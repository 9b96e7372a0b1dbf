import type { CallbackKind } from '#domain/callback-request.ts'
import type { Role } from '#domain/contact-enquiry.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'

/** Rows as both databases hold them. Columns are the same names in snake_case. */
export interface Tables {
  enquiries: EnquiriesTable
  marketingDocuments: MarketingDocumentsTable
  outbox: OutboxTable
  closedSlots: ClosedSlotsTable
  enquiryCounts: EnquiryCountsTable
  settings: SettingsTable
}

/** An instant as ISO 8601 text in UTC: sorts as it is, and reads alike from both databases. */
type UtcText = string

/** SQLite has no boolean, so a flag is a number in both. */
export type Flag = 0 | 1

export type EnquiryKind = 'contact' | CallbackKind | 'brochure'

export interface EnquiriesTable {
  id: string
  /** The idempotency key: the same key twice is the same submission. */
  key: string
  /** What people quote on the phone, as in AL-7K3Q9. */
  reference: string
  kind: EnquiryKind
  /** A brochure request is an adviser's. */
  role: Role
  name: string
  phoneNumber: string
  email: string
  message: string
  town: string
  /** A JSON list of strings. */
  services: string
  date: PlainDate | null
  time: Slot | null
  privacyPolicy: Flag
  /** dd/mm/yyyy, the London day of submission. */
  createdAt: string
  createdUtc: UtcText
  originPage: string
  /** Version of the privacy notice that was accepted. */
  noticeVersion: string
  /** Looks saved to whoever sent it; its mails wait until the firm releases it. */
  quarantined: Flag
  /** Never of a brochure request: the brochure is the answer. */
  answeredUtc: UtcText | null
  /** A cancelled call no longer holds its slot. */
  cancelledUtc: UtcText | null
}

export interface MarketingDocumentsTable {
  id: 'Media' | 'Blogs'
  /** A JSON list of articles. */
  items: string
  updatedUtc: UtcText
}

export type MailKind =
  | 'contact-confirmation'
  | 'callback-confirmation'
  | 'enquiry-notice'
  | 'brochure'
  | 'brochure-notice'

/**
 * A mail to be sent. It names its record and holds no address, name or text: what is sent is composed
 * from the record at the moment of sending, so erasing a person's record leaves nothing of them here.
 */
export interface OutboxTable {
  id: string
  kind: MailKind
  recordId: string
  /** 'parked' was given up by the worker, 'dropped' by the operator. */
  state: 'waiting' | 'held' | 'claimed' | 'sent' | 'parked' | 'dropped'
  /** When it may next be taken. While claimed, when the claim runs out. */
  nextAttemptUtc: UtcText
  /** After this a failure parks it. */
  giveUpUtc: UtcText
  attempts: number
  /** The claim that holds it; a claim that ran out can no longer mark it. */
  claimedBy: string | null
  /** What the mail server said, without personal data. */
  lastError: string | null
  createdUtc: UtcText
  sentUtc: UtcText | null
}

/** A day or a half hour on which the firm takes no calls beyond those already booked. */
export interface ClosedSlotsTable {
  date: PlainDate
  /** Empty where the whole day is closed. */
  time: Slot | ''
  /** Shown to visitors where it is the whole day. */
  reason: string
  createdUtc: UtcText
}

/** How many records one client sent within one hour. Of the client only a keyed hash is kept. */
export interface EnquiryCountsTable {
  client: string
  /** The hour as in 2026-11-15T12. */
  hour: string
  count: number
}

/** What a database knows of itself. */
export interface SettingsTable {
  /** The second is never seen outside its transaction (see write-check.ts). */
  name: 'client-hash-key' | `write-check ${string}`
  value: string
}
