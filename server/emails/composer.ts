import type { Problem } from '#content/mail/operator-alert.ts'
import type { Database } from '#server/db/database.ts'
import { readEnquiry } from '#server/enquiries/stored-enquiry.ts'
import type { ClaimedMail } from '#server/outbox/claims.ts'
import { composeMail, composeOperatorAlert, composeStaffInvitation, type StaffInvitation } from './compose.ts'
import type { Mail } from './mail.ts'
import type { MailAddresses } from './mail-input.ts'

interface ComposerParts {
  database: Database
  addresses: MailAddresses
  /** The PDF of the build. */
  brochurePdf(): Promise<Uint8Array>
  /** What needs the operator at this moment. */
  problems?(): Promise<Problem[]>
  /** A new invitation for a member of staff; null where they have been removed. */
  invitation?(staffId: string): Promise<StaffInvitation | null>
}

/**
 * Composes the mail of an outbox row from its current record; null where that has been erased. An alert has no record
 * and says how things are now; null where all has been put right.
 */
export function createComposer({
  database: { db },
  addresses,
  brochurePdf,
  problems = async () => [],
  invitation = async () => null,
}: ComposerParts) {
  return async ({ id: outboxId, kind, recordId }: ClaimedMail): Promise<Mail | null> => {
    if (kind === 'webhook') throw new Error('A webhook post is not a mail')
    if (kind === 'operator-alert') {
      // A mail that arrives cannot say that mail does not.
      const present = (await problems()).filter((problem) => problem.kind !== 'mailServer')
      return present.length > 0 ? composeOperatorAlert(present, outboxId, addresses) : null
    }
    if (kind === 'staff-invitation') {
      const invited = await invitation(recordId)
      return invited && composeStaffInvitation(invited, outboxId, addresses)
    }
    const record = await readEnquiry(db, recordId)
    if (record === null) return null
    const input =
      kind === 'brochure' ? { kind, outboxId, record, pdf: await brochurePdf() } : { kind, outboxId, record }
    return composeMail(input, addresses)
  }
}
