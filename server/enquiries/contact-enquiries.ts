// Contact enquiries: what the contact form sends, kept with the mails it gives rise to.
import type { ContactEnquiry } from '#domain/contact-enquiry.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { storeEnquiry } from './store-enquiry.ts'
import type { Ids, Submission } from './submission.ts'

export type ContactSaved =
  | { ok: true; reference: string; createdUtc: string; repeated: boolean }
  | { ok: false; reason: 'too-many' }

export interface ContactEnquiries {
  save(enquiry: ContactEnquiry, submission: Submission): Promise<ContactSaved>
}

export function createContactEnquiries(parts: {
  database: Database
  ids: Ids
  /** Told after each save, so that mail goes out at once. */
  wake(): void
}): ContactEnquiries {
  return {
    async save(enquiry, submission) {
      const result = await transact(parts.database, (trx) =>
        storeEnquiry(trx, { kind: 'contact', ...enquiry }, submission, parts.ids),
      )
      if (!result.ok && result.reason === 'slot-taken')
        throw new Error('A contact enquiry has no slot to lose')
      if (!result.ok) return { ok: false, reason: 'too-many' }
      parts.wake()
      return {
        ok: true,
        reference: result.enquiry.reference,
        createdUtc: result.enquiry.createdUtc,
        repeated: result.repeated,
      }
    },
  }
}
