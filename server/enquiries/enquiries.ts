// Enquiries: what the four forms send, kept with the mails that each gives rise to.
import { callSchedule } from '#content/site/call-schedule.ts'
import type { CallSchedule } from '#domain/call-schedule.ts'
import type { EnquiryKind } from '#domain/enquiry-kinds.ts'
import type { FormName, SubmitResult } from '#domain/submit-result.ts'
import type { OutboxSettings } from '#server/outbox/outbox-kinds.ts'
import type { Database, Trx } from '#server/platform/db/database.ts'
import type { EnquiriesTable } from '#server/platform/db/tables.ts'
import { transact } from '#server/platform/db/transact.ts'
import { type ChangeRequest, changeCall } from './change-call.ts'
import { readReceipt } from './receipts.ts'
import { type NewEnquiry, storeEnquiry } from './store-enquiry.ts'
import type { Sources, SubmissionMetadata } from './submission.ts'

interface EnquiriesDependencies extends Partial<OutboxSettings> {
  database: Database
  sources: Sources
  /** Wakes the outbox workers after a save. */
  wake(): void
  /** Called after every attempt, successful or not: what is known of free slots is out of date. */
  onSettled?(): void
  schedule?: CallSchedule
  /** Called for each new enquiry, and not again when its form is sent again. */
  onStored?: ((kind: EnquiryKind, isQuarantined: boolean) => void) | undefined
}

export type Enquiries = ReturnType<typeof createEnquiries>

export function createEnquiries(dependencies: EnquiriesDependencies) {
  const { database, sources, webhook = false, reminders = true, wake, onSettled, onStored } = dependencies
  const { schedule = callSchedule } = dependencies
  return {
    /** `recordInsert` is called in the transaction, and not again when the same form is sent again. */
    async save(
      enquiry: NewEnquiry,
      submission: SubmissionMetadata,
      recordInsert?: (trx: Trx, reference: string) => Promise<void>,
    ): Promise<SubmitResult> {
      let isNew = false
      let isQuarantined = false
      const result = await transact(database, (trx) => {
        isNew = false
        const onInsert = async ({ reference, quarantined }: EnquiriesTable) => {
          await recordInsert?.(trx, reference)
          isNew = true
          isQuarantined = quarantined === 1
        }
        return storeEnquiry(
          { database, trx, sources, webhook, reminders, schedule, onInsert },
          enquiry,
          submission,
        )
      }).finally(onSettled)
      if (result.ok) wake()
      if (isNew) onStored?.(enquiry.kind, isQuarantined)
      return result
    },
    /** What was saved under this key within the last hour, if anything. */
    receipt: (form: FormName, key: string) => readReceipt(database, form, key, sources),
    /** Moves, cancels or rebooks a call. */
    async change(request: ChangeRequest) {
      const result = await changeCall({ database, sources, webhook, reminders }, request).finally(onSettled)
      if (result === 'changed') wake()
      return result
    },
  }
}
