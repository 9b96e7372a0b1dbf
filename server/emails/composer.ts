import type { Problem } from '#content/mail/operator-alert.ts'
import { isReminderInTime } from '#domain/reminder.ts'
import type { Database } from '#server/db/database.ts'
import type { MailKind } from '#server/db/tables.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { readEnquiry, type StoredEnquiry } from '#server/enquiries/stored-enquiry.ts'
import type { ClaimedMail } from '#server/outbox/claims.ts'
import { bookingMails } from '#server/outbox/outbox.ts'
import { composeMail, composeOperatorAlert, composeStaffInvitation, type StaffInvitation } from './compose.ts'
import type { Mail } from './mail.ts'
import type { CallMailKind, MailAddresses, MailInput } from './mail-input.ts'

interface ComposerParts {
  database: Database
  addresses: MailAddresses
  /** The PDF of the build. */
  brochurePdf(): Promise<Uint8Array>
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  now(): number
  /** Whether visitors are reminded of their calls. */
  reminders?: boolean
  /** What needs the operator at this moment. */
  problems?(): Promise<Problem[]>
  /** A new invitation for a member of staff; null where they have been removed. */
  invitation?(staffId: string): Promise<StaffInvitation | null>
}

/**
 * Composes the mail of an outbox row from its current record; null where there is nothing to send any more: the
 * record has been erased, the call has another state than the mail was to tell of, a reminder is late or turned off,
 * or the member of staff who was invited has been removed. An alert has no record and says how things are now; null
 * where all has been put right.
 */
export function createComposer(parts: ComposerParts) {
  const {
    database: { db },
    addresses,
    reminders = true,
    problems = async () => [],
    invitation = async () => null,
  } = parts

  const inputOf = async (
    outboxId: string,
    kind: MailInput['kind'],
    record: StoredEnquiry,
  ): Promise<MailInput> => {
    if (kind === 'brochure') return { kind, outboxId, record, pdf: await parts.brochurePdf() }
    if (!isCallMail(kind)) return { kind, outboxId, record }
    const link = await parts.callAddress(record.id)
    return { kind, outboxId, record, call: { link, changes: await readCallChanges(db, record.id) } }
  }

  return async ({ id, kind, recordId, sequence }: ClaimedMail): Promise<Mail | null> => {
    if (kind === 'webhook') throw new Error('A webhook post is not a mail')
    if (kind === 'operator-alert') {
      // Whoever receives this mail has a mail server that works.
      const present = (await problems()).filter((problem) => problem.kind !== 'mailServer')
      return present.length > 0 ? composeOperatorAlert(present, id, addresses) : null
    }
    if (kind === 'staff-invitation') {
      const invited = await invitation(recordId)
      return invited && composeStaffInvitation(invited, id, addresses)
    }
    const record = await readEnquiry(db, recordId)
    if (record === null || sequence !== record.sequence) return null
    if (tellsOfBooking.has(kind) && record.cancelledUtc !== null) return null
    if (kind === 'call-reminder' && !(reminders && isToBeReminded(record, parts.now()))) return null
    return await composeMail(await inputOf(id, kind, record), addresses)
  }
}

/** Not sent where the call was cancelled by an older version of this software, which has no sequence. */
const tellsOfBooking = new Set<MailKind>(bookingMails)

function isCallMail(kind: MailInput['kind']): kind is CallMailKind {
  return kind.startsWith('call')
}

function isToBeReminded({ date, time, quarantined }: StoredEnquiry, now: number): boolean {
  return date !== null && time !== null && !quarantined && isReminderInTime({ date, time }, now)
}
