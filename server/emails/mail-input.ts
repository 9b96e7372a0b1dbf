import type { MailKind } from '#server/db/tables.ts'
import type { StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'

/** What a mail is composed from: the outbox row's id and kind, and its current record. */
export type MailInput =
  | {
      kind: Exclude<MailKind, 'brochure' | 'operator-alert' | 'staff-invitation'>
      outboxId: string
      record: EnquiryRecord
    }
  | { kind: 'brochure'; outboxId: string; record: EnquiryRecord; pdf: Uint8Array }

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
>

/** MAIL_FROM and ENQUIRIES_TO: 'Name <address>' or an address. */
export interface MailAddresses {
  from: string
  enquiriesTo: string
}
