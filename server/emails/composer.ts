import type { Database } from '#server/db/database.ts'
import { readEnquiry } from '#server/enquiries/stored-enquiry.ts'
import type { ClaimedMail } from '#server/outbox/claims.ts'
import { composeMail } from './compose.ts'
import type { Mail } from './mail.ts'
import type { MailAddresses } from './mail-input.ts'

interface ComposerParts {
  database: Database
  addresses: MailAddresses
  /** The PDF of the build. */
  brochurePdf(): Promise<Uint8Array>
}

/** Composes the mail of an outbox row from its current record; null where that has been erased. */
export function createComposer({ database: { db }, addresses, brochurePdf }: ComposerParts) {
  return async ({ id: outboxId, kind, recordId }: ClaimedMail): Promise<Mail | null> => {
    if (kind === 'webhook') throw new Error('A webhook post is not a mail')
    const record = await readEnquiry(db, recordId)
    if (record === null) return null
    const input =
      kind === 'brochure' ? { kind, outboxId, record, pdf: await brochurePdf() } : { kind, outboxId, record }
    return composeMail(input, addresses)
  }
}
