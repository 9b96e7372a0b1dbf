import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { ownPageSentence } from '#content/mail/call-mails.ts'
import { callTitles } from '#content/mail/enquiry-mails.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { firstName } from '#domain/first-name.ts'
import { slotTimes } from '#domain/slots.ts'
import type { CallChangesTable } from '#server/platform/db/tables.ts'
import type { Mailbox } from '#server/platform/mailbox.ts'
import type { BookedCall } from './enquiry.ts'
import { londonTimezone } from './london-timezone.ts'

interface CalendarEntry {
  /** Oldest first. */
  changes: CallChangesTable[]
  /** What it says before the reference. */
  description: string[]
  organiser: Mailbox
  /** The visitor. Only the first name of `name` is used. Null for a file that is not sent by mail. */
  attendee: Mailbox | null
  /** The address of the call's own page. */
  link: string
}

/** A calendar entry is read without its mail: it includes whom to call and who the firm is. */
const aboutUs = [`Or reply to our email or call ${firm.phone.display}, ${firm.hours}.`, regulatory.status]

/**
 * A call as an iCalendar file.
 *
 * METHOD is REQUEST, not PUBLISH: only a request names an attendee, and only on a request do Outlook, Gmail
 * and Apple Mail show the call with buttons beside the mail. The visitor's answer goes to the organiser, so the
 * firm gets a mail when it is declined. By UID and SEQUENCE a later request or a cancellation replaces this one, and a
 * client that gets an earlier one afterwards ignores it (RFC 5546, 2.1.5). Without an attendee it is a PUBLISH.
 */
export function calendarEntry(call: BookedCall, entry: CalendarEntry): string {
  const { reference, date, time } = call
  const { changes, organiser, attendee, link } = entry
  const { start, end } = slotTimes(time)
  const isCancelled = call.cancelledUtc !== null
  const calendar = ical({
    prodId: { company: brand.name, product: 'Website', language: 'EN' },
    method: attendee === null ? PUBLISH : isCancelled ? CANCEL : REQUEST,
    // Only on the event: on the calendar it would add properties that are not in RFC 5545.
    timezone: { name: null, generator: () => londonTimezone },
  })
  calendar.createEvent({
    id: calendarUid(reference, organiser),
    sequence: call.sequence,
    // When the call was booked or last changed. Not the present time, so that every attempt sends the same file.
    stamp: changes.at(-1)?.createdUtc ?? call.createdUtc,
    timezone: 'Europe/London',
    // Local times as text: a Date would be written in the server's time zone.
    start: `${date}T${start}`,
    end: `${date}T${end}`,
    summary: callTitles[call.kind],
    description: [
      ...entry.description,
      `Your reference: ${reference}`,
      ownPageSentence(link),
      ...aboutUs,
    ].join('\n\n'),
    url: link,
    location: 'By phone',
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    transparency: isCancelled ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    organizer: { name: organiser.name || brand.name, email: organiser.address },
    attendees: attendee
      ? [
          {
            name: firstName(attendee.name) || null,
            email: attendee.address,
            role: ICalAttendeeRole.REQ,
            type: ICalAttendeeType.INDIVIDUAL,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: true,
          },
        ]
      : [],
  })
  return calendar.toString()
}

const { PUBLISH, CANCEL, REQUEST } = ICalCalendarMethod

/** The same in everything that is sent about a call. */
export function calendarUid(reference: string, organiser: Mailbox): string {
  return `${reference.toLowerCase()}@${organiser.address.split('@').at(-1)}`
}
