import type { PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'

/** What a mail is made from: the outbox's id and kind, and the record as it stands in the database. */
export type MailInput =
  | { kind: 'contact-confirmation'; outboxId: string; record: EnquiryRecord }
  | { kind: 'callback-confirmation'; outboxId: string; record: EnquiryRecord }
  | { kind: 'enquiry-notice'; outboxId: string; record: EnquiryRecord }
  | { kind: 'brochure'; outboxId: string; record: BrochureRecord; pdf: Uint8Array }
  | { kind: 'brochure-notice'; outboxId: string; record: BrochureRecord }

/** As much of a stored enquiry as mails say. */
export interface EnquiryRecord extends SubmittedRecord {
  kind: 'contact' | 'callback' | 'consultation'
  role: 'Customer' | 'Adviser'
  phoneNumber: string
  town: string
  message: string
  services: string[]
  /** The day and time of a call; a contact enquiry has neither. */
  date: PlainDate | null
  time: Slot | null
}

export type BrochureRecord = SubmittedRecord

interface SubmittedRecord {
  /** What people quote on the phone. */
  reference: string
  name: string
  email: string
  originPage: string
  noticeVersion: string
  createdUtc: string
}

/** Who writes, and where the firm reads: 'Name <address>' or a bare address. */
export interface MailAddresses {
  from: string
  enquiriesTo: string
}
