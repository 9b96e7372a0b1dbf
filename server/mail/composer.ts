import type { Problem } from '#content/mail/operator-alert.ts'
import { callTimeOf } from '#domain/reminder.ts'
import { readCallChanges } from '#server/enquiries/call-changes.ts'
import { readEnquiry } from '#server/enquiries/enquiry.ts'
import type { LeasedMail } from '#server/outbox/leases.ts'
import { type OutboxKind, traitsOf } from '#server/outbox/outbox-kinds.ts'
import type { Database } from '#server/platform/db/database.ts'
import {
  type AddressedNotice,
  composeAccessNotice,
  composeMail,
  composeOperatorAlert,
  composeStaffInvitation,
  type MailSettings,
  type StaffInvitation,
} from './compose.ts'
import type { Mail } from './mail.ts'

interface ComposerDependencies {
  database: Database
  addresses: Omit<MailSettings, 'brochurePdf'>
  /** The PDF of the build. */
  brochurePdf: MailSettings['brochurePdf']
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  now(): number
  /** Whether visitors are reminded of their calls. */
  reminders?: boolean
  /** What needs the operator at this moment. */
  problems?(): Promise<Problem[]>
  /** A new invitation for a member of staff; null where none is open. */
  invitation?(staffId: string): Promise<StaffInvitation | null>
  /** Of a new passkey or invitation, for one member of staff; null where either is gone. */
  accessNotice?(recordId: string): Promise<AddressedNotice | null>
}

type Compose = (row: LeasedMail) => Promise<Mail | null>

/**
 * Composes the mail of an outbox row from its current enquiry; null where there is nothing to send any more: the
 * enquiry has been erased, the call has another state than the mail was to tell of, a reminder is late or turned off,
 * or an invitation has been used. An alert has no enquiry and says how things are now; null
 * where all has been put right.
 */
export function createComposer(dependencies: ComposerDependencies): Compose {
  const { addresses, brochurePdf, callAddress, now, reminders = true } = dependencies
  const settings = { ...addresses, brochurePdf }
  const { problems = async () => [], invitation = async () => null } = dependencies
  const { accessNotice = async () => null } = dependencies
  const { db } = dependencies.database

  const ofEnquiry: Compose = async ({ id, kind, recordId, sequence }) => {
    const enquiry = await readEnquiry(db, recordId)
    if (enquiry === null || sequence !== enquiry.sequence) return null
    const call = callTimeOf(enquiry)
    const { schedule } = traitsOf(kind)
    if (schedule && !(reminders && call && schedule.isTimely(call, now()))) return null
    const link = call ? await callAddress(enquiry.id) : ''
    const changes = call ? await readCallChanges(db, enquiry.id) : []
    return await composeMail({ kind, outboxId: id, enquiry, link, changes }, settings)
  }

  const ownComposers: Partial<Record<OutboxKind, Compose>> = {
    'operator-alert': async ({ id }) => {
      // Whoever receives this mail has a mail server that works.
      const present = (await problems()).filter(({ kind }) => kind !== 'mailServer')
      return present.length > 0 ? composeOperatorAlert(present, id, settings) : null
    },
    'staff-invitation': async ({ id, recordId }) => {
      const invited = await invitation(recordId)
      return invited && composeStaffInvitation(invited, id, settings)
    },
    'access-notice': async ({ id, recordId }) => {
      const notice = await accessNotice(recordId)
      return notice && composeAccessNotice(notice, id, settings)
    },
  }
  return (row) => (ownComposers[row.kind] ?? ofEnquiry)(row)
}
