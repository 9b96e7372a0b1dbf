import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
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
  /** Raised by one for each change to an appointment already sent; 0 for the first. */
  sequence: number
  date: PlainDate
  time: Slot
  /** What will happen, in the words of the mail. */
  description: string[]
  organiser: Mailbox
  /** The visitor. Only the first name of `name` is used. */
  attendee: Mailbox
  /** When the appointment was made, so that a mail sent twice carries the same file twice. */
  createdUtc: string
}

const summaries = {
  callback: `Callback from ${brand.name}`,
  consultation: `Initial consultation with ${brand.name}`,
}

/** A calendar entry is read alone, weeks after its mail: it says whom to call and who we are. */
const aboutUs = [
  `To change or cancel, reply to our email or call ${firm.phone.display}, ${firm.hours}.`,
  regulatory.status,
]

/**
 * The appointment as an iCalendar file.
 *
 * METHOD is REQUEST, not PUBLISH: only a request names an attendee, and only on a request do Outlook, Gmail
 * and Apple Mail show the appointment with buttons beside the mail. The visitor's answer goes to the
 * organiser, so declining in the calendar reaches the firm as a mail; UID and SEQUENCE let a later request
 * or a cancellation replace this one.
 */
export function calendarInvitation(invitation: Invitation): string {
  const { reference, date, time, organiser, attendee } = invitation
  const { start, end } = slotTimes(time)
  const calendar = ical({
    prodId: { company: brand.name, product: 'Website', language: 'EN' },
    method: ICalCalendarMethod.REQUEST,
    // Named at the event alone: at the calendar it would add properties that RFC 5545 does not know.
    timezone: { name: null, generator: () => londonTimezone },
  })
  calendar.createEvent({
    id: calendarUid(reference, organiser),
    sequence: invitation.sequence,
    stamp: Temporal.Instant.from(invitation.createdUtc),
    timezone: 'Europe/London',
    // Wall-clock times: a Date would be written by the clock of whatever machine the server runs on.
    start: Temporal.PlainDateTime.from(`${date}T${start}`),
    end: Temporal.PlainDateTime.from(`${date}T${end}`),
    summary: summaries[invitation.call],
    description: [...invitation.description, `Your reference: ${reference}`, ...aboutUs].join('\n\n'),
    location: 'By phone',
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: organiser.name || brand.name, email: organiser.address },
    attendees: [
      {
        name: firstName(attendee.name) || null,
        email: attendee.address,
        role: ICalAttendeeRole.REQ,
        type: ICalAttendeeType.INDIVIDUAL,
        status: ICalAttendeeStatus.NEEDSACTION,
        rsvp: true,
      },
    ],
  })
  return calendar.toString()
}

/** Stable for an appointment's whole life, whatever is sent about it. */
export function calendarUid(reference: string, organiser: Mailbox): string {
  return `${reference.toLowerCase()}@${organiser.address.split('@').at(-1)}`
}
