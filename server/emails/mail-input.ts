import type { MailKind } from '#server/db/tables.ts'
import type { StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'

/** What a mail is made from: the outbox's id and kind, and the record as it stands in the database. */
export type MailInput =
  | { kind: Exclude<MailKind, 'brochure'>; outboxId: string; record: EnquiryRecord }
  | { kind: 'brochure'; outboxId: string; record: EnquiryRecord; pdf: Uint8Array }

/** As much of a stored enquiry as mails say. */
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
>

/** Who writes, and where the firm reads: 'Name <address>' or a bare address. */
export interface MailAddresses {
  from: string
  enquiriesTo: string
}
