// Saves the enquiries of the three forms with their mails.
import type { SubmitResult } from '#domain/submit-result.ts'
import type { Database } from '#server/db/database.ts'
import { transact } from '#server/db/transact.ts'
import { type Enquiry, storeEnquiry } from './store-enquiry.ts'
import type { Ids, Submission } from './submission.ts'

export interface Enquiries {
  save(enquiry: Enquiry, submission: Submission): Promise<SubmitResult>
}

export function createEnquiries(parts: {
  database: Database
  ids: Ids
  /** Whether enquiries are posted to WEBHOOK_URL. */
  webhook?: boolean
  /** Wakes the outbox workers after a save. */
  wake(): void
}): Enquiries {
  const { database, ids, webhook = false, wake } = parts
  return {
    async save(enquiry, submission) {
      const result = await transact(database, (trx) =>
        storeEnquiry({ database, trx, ids, webhook }, enquiry, submission),
      )
      if (result.ok) wake()
      return result
    },
  }
}
