import type { CallChangesTable, MailKind } from '#server/db/tables.ts'
import type { StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'

/** What a mail is composed from: the outbox row's id and kind, and its current record. */
export type MailInput =
  | {
      kind: Exclude<MailKind, 'brochure' | 'operator-alert' | 'staff-invitation' | CallMailKind>
      outboxId: string
      record: EnquiryRecord
    }
  | { kind: CallMailKind; outboxId: string; record: EnquiryRecord; call: CallDetails }
  | { kind: 'brochure'; outboxId: string; record: EnquiryRecord; pdf: Uint8Array }

/** Mails about a booked call, which name its page or its changes. */
export type CallMailKind = Extract<MailKind, `call${string}`>

export interface CallDetails {
  /** The address of the call's own page. */
  link: string
  /** Every change of the call, oldest first. */
  changes: CallChange[]
}

export type CallChange = Omit<CallChangesTable, 'id' | 'enquiryId'>

/** The fields of a stored enquiry that mails use. */
export type EnquiryRecord = Pick<
  StoredEnquiry,
  | 'kind'
  | 'role'
  | 'reference'
  | 'name'
  | 'phoneNumber'
  | 'email'
  | 'town'
  | 'message'
  | 'services'
  | 'date'
  | 'time'
  | 'originPage'
  | 'noticeVersion'
  | 'createdUtc'
  | 'sequence'
>

/** MAIL_FROM and ENQUIRIES_TO: 'Name <address>' or an address. */
export interface MailAddresses {
  from: string
  enquiriesTo: string
  /** SITE_URL, for links in mails. */
  siteUrl: string
}
