import { callTimeOf } from '#domain/reminder.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { readEnquiry } from '#server/enquiries/enquiry.ts'
import type { LeasedMail } from '#server/outbox/leases.ts'
import { type NoticeKind, type OutboxKind, type ReadNotice, traitsOf } from '#server/outbox/outbox-kinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'
import { composeMail, composeNotice, type MailSettings } from './compose.ts'
import type { Mail } from './mail.ts'

interface ComposerDependencies {
  database: Database
  addresses: Omit<MailSettings, 'brochurePdf'>
  brochurePdf: MailSettings['brochurePdf']
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  now(): number
  /** Whether visitors are reminded of their calls. */
  reminders?: boolean
  notices?: Partial<Record<NoticeKind, ReadNotice>>
}

type Compose = (row: LeasedMail) => Promise<Mail | null>

/**
 * Composes the mail of an outbox row from its current enquiry; null where there is nothing to send any more: the
 * enquiry has been erased, the call has another state than the mail was to tell of, a reminder is late or turned off.
 */
export function createComposer(dependencies: ComposerDependencies): Compose {
  const { addresses, brochurePdf, callAddress, now, reminders = true } = dependencies
  const settings = { ...addresses, brochurePdf }
  const notices: Partial<Record<OutboxKind, ReadNotice>> = dependencies.notices ?? {}
  const { db } = dependencies.database

  const ofEnquiry: Compose = async ({ id, kind, recordId, sequence }) => {
    const enquiry = await readEnquiry(db, recordId)
    if (enquiry === null || sequence !== enquiry.sequence) return null
    const call = callTimeOf(enquiry)
    const { schedule, isTrue } = traitsOf(kind)
    if (isTrue && !isTrue(enquiry)) return null
    if (schedule && !(reminders && call && schedule.isTimely(call, now()))) return null
    const link = call ? await callAddress(enquiry.id) : ''
    const changes = call ? await readCallChanges(db, enquiry.id) : []
    return await composeMail({ kind, outboxId: id, enquiry, link, changes }, settings)
  }

  return async (row) => {
    const read = notices[row.kind]
    if (!read) return await ofEnquiry(row)
    const notice = await read(row.recordId)
    return notice && (await composeNotice(notice, row.id, parseMailbox(addresses.from)))
  }
}
