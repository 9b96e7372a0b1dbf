import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { ownPageSentence } from '#content/mail/call-mail-words.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { firstName } from '#domain/first-name.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { type Slot, slotTimes } from '#domain/slots.ts'
import { londonTimezone } from './london-timezone.ts'
import type { Mailbox } from './mail.ts'

export interface Invitation {
  call: 'callback' | 'consultation'
  reference: string
  /** Incremented for each change to an appointment already sent. */
  sequence: number
  date: PlainDate
  time: Slot
  /** The text of the mail. */
  description: string[]
  organiser: Mailbox
  /** The visitor. Only the first name of `name` is used. Null for a file that is not sent by mail. */
  attendee: Mailbox | null
  /** The address of the call's own page. */
  link: string
  /** When the appointment was made or last changed. Not the present time, so that every attempt sends the same file. */
  changedUtc: string
  /** The appointment is cancelled. */
  isCancelled?: boolean
}

const summaries = {
  callback: `Callback from ${brand.name}`,
  consultation: `Initial consultation with ${brand.name}`,
}

/** A calendar entry is read without its mail: it includes whom to call and who the firm is. */
const aboutUs = [`Or reply to our email or call ${firm.phone.display}, ${firm.hours}.`, regulatory.status]

/**
 * The appointment as an iCalendar file.
 *
 * METHOD is REQUEST, not PUBLISH: only a request names an attendee, and only on a request do Outlook, Gmail
 * and Apple Mail show the appointment with buttons beside the mail. The visitor's answer goes to the organiser, so the
 * firm gets a mail when it is declined. By UID and SEQUENCE a later request or a cancellation replaces this one, and a
 * client that gets an earlier one afterwards ignores it (RFC 5546, 2.1.5). Without an attendee it is a PUBLISH.
 */
export function calendarInvitation(invitation: Invitation): string {
  const { reference, date, time, organiser, attendee, link, isCancelled = false } = invitation
  const { start, end } = slotTimes(time)
  const calendar = ical({
    prodId: { company: brand.name, product: 'Website', language: 'EN' },
    method: methodOf(invitation),
    // Only on the event: on the calendar it would add properties that are not in RFC 5545.
    timezone: { name: null, generator: () => londonTimezone },
  })
  calendar.createEvent({
    id: calendarUid(reference, organiser),
    sequence: invitation.sequence,
    stamp: Temporal.Instant.from(invitation.changedUtc),
    timezone: 'Europe/London',
    // Local times as text: a Date would be written in the server's time zone.
    start: Temporal.PlainDateTime.from(`${date}T${start}`),
    end: Temporal.PlainDateTime.from(`${date}T${end}`),
    summary: summaries[invitation.call],
    description: [
      ...invitation.description,
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

function methodOf({ attendee, isCancelled }: Invitation): ICalCalendarMethod {
  if (attendee === null) return ICalCalendarMethod.PUBLISH
  return isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
}

/** The same in everything that is sent about an appointment. */
export function calendarUid(reference: string, organiser: Mailbox): string {
  return `${reference.toLowerCase()}@${organiser.address.split('@').at(-1)}`
}
