import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brand } from '#content/site/brand.ts'
import type { CallTime } from '#domain/reminder.ts'
import { slotTimes } from '#domain/slots.ts'
import { calendarUid } from '#server/enquiries/calendar-entry.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import { londonTimezone } from '#server/enquiries/london-timezone.ts'
import { type Mailbox, parseMailbox } from '#server/platform/mailbox.ts'

const REFRESH_SECONDS = 15 * 60

/**
 * The advisers' calls as a calendar that phones subscribe to (RFC 5545): whom to ring, at which number and about what.
 * It stays on the phone, so it leaves out what was written and links to the desk instead.
 */
export function callbackFeed(
  calls: Enquiry[],
  {
    mailFrom,
    deskUrl,
    meetingLink,
    now,
  }: { mailFrom: string; deskUrl: string; meetingLink: string; now(): number },
): string {
  const organiser = parseMailbox(mailFrom)
  const calendar = ical({
    prodId: { company: brand.name, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: () => londonTimezone },
    name: `${brand.name} calls`,
    ttl: REFRESH_SECONDS,
  })
  for (const call of calls) {
    if (call.date === null || call.time === null) continue
    calendar.createEvent({
      ...callEvent({ ...call, date: call.date, time: call.time }, { organiser, deskUrl, meetingLink }),
      sequence: call.sequence,
      stamp: new Date(now()),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}

/** What a calendar of the firm says of a call. */
export function callEvent(
  { reference, kind, date, time, name, phoneNumber, services }: Enquiry & CallTime,
  { organiser, deskUrl, meetingLink }: { organiser: Mailbox; deskUrl: string; meetingLink: string },
) {
  const { start, end } = slotTimes(time)
  return {
    id: calendarUid(reference, organiser),
    timezone: 'Europe/London',
    start: `${date}T${start}`,
    end: `${date}T${end}`,
    summary: `Ring ${name}, ${phoneNumber}`,
    description: `${reference}, ${kind}\nServices: ${services.join(', ')}`,
    url: `${deskUrl}/enquiries/${reference}`,
    ...(meetingLink !== '' && { location: meetingLink }),
  }
}
