// The invitation to a call for whoever takes it, as things are when it is sent.
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Kysely } from 'kysely'
import { callInvitation } from '#content/mail/call-invitation.ts'
import { brand } from '#content/site/brand.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { formatDay } from '#domain/plain-date.ts'
import { callStart } from '#domain/reminder.ts'
import { slotTimes } from '#domain/slots.ts'
import { asBookedCall, readEnquiry } from '#server/enquiries/enquiry.ts'
import { londonTimezone } from '#server/enquiries/london-timezone.ts'
import type { Notice } from '#server/outbox/outbox-kinds.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'
import { findTaker } from './call-taking.ts'
import { callEvent } from './callback-feed.ts'

interface InvitationOptions {
  /** MAIL_FROM. */
  mailFrom: string
  deskUrl: string
  now(): number
}

/** Null where it is of no use any more: the call is past, or erased, or they were never invited to what is cancelled. */
export async function callInvitationMail(
  db: Kysely<Tables>,
  { mailFrom, deskUrl, now }: InvitationOptions,
  recordId: string,
): Promise<Notice | null> {
  const [enquiryId = '', staffId = ''] = recordId.split(' ')
  const enquiry = await readEnquiry(db, enquiryId)
  const call = enquiry && asBookedCall(enquiry)
  const receiver = await findTaker(db, staffId)
  if (call === null || receiver === undefined || receiver.removedUtc !== null || callStart(call) <= now())
    return null
  const isTheirs = call.assignedTo === staffId && call.cancelledUtc === null && !call.quarantined
  if (!isTheirs && !(await wasInvited(db, recordId))) return null
  const calendar = ical({
    prodId: { company: brand.name, product: 'Desk', language: 'EN' },
    method: isTheirs ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL,
    timezone: { name: null, generator: () => londonTimezone },
  })
  const organiser = parseMailbox(mailFrom)
  const { name, email, meetingLink } = receiver
  calendar.createEvent({
    ...callEvent(call, { organiser, deskUrl, meetingLink: meetingLink ?? '' }),
    // Also of somebody who gets it back: each change at the desk is counted in the version.
    sequence: call.sequence + call.version,
    stamp: new Date(now()),
    status: isTheirs ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    organizer: { name: organiser.name || brand.name, email: organiser.address },
    attendees: [{ name, email, rsvp: false }],
  })
  return {
    to: { name, address: email },
    words: callInvitation({
      name,
      isTheirs,
      reference: call.reference,
      day: formatDay(call.date),
      start: formatClockTime(slotTimes(call.time).start).replace('\u00a0', ' '),
      url: `${deskUrl}/enquiries/${call.reference}`,
    }),
    icalEvent: {
      method: isTheirs ? 'REQUEST' : 'CANCEL',
      filename: isTheirs ? 'invitation.ics' : 'cancellation.ics',
      content: calendar.toString(),
    },
  }
}

async function wasInvited(db: Kysely<Tables>, recordId: string): Promise<boolean> {
  const sent = db
    .selectFrom('outbox')
    .select('id')
    .where('recordId', '=', recordId)
    .where('state', '=', 'sent')
  return (await sent.executeTakeFirst()) !== undefined
}
