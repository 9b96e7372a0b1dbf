import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { brand } from '#content/site/brand.ts'
import { slotTimes } from '#domain/slots.ts'
import { calendarUid } from '#server/enquiries/calendar-entry.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import { londonTimezone } from '#server/enquiries/london-timezone.ts'
import { parseMailbox } from '#server/platform/mailbox.ts'

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
    const { start, end } = slotTimes(call.time)
    calendar.createEvent({
      id: calendarUid(call.reference, organiser),
      sequence: call.sequence,
      stamp: new Date(now()),
      timezone: 'Europe/London',
      start: `${call.date}T${start}`,
      end: `${call.date}T${end}`,
      summary: `Ring ${call.name}, ${call.phoneNumber}`,
      description: `${call.reference}, ${call.kind}\nServices: ${call.services.join(', ')}`,
      url: `${deskUrl}/diary/calls/${call.reference}`,
      ...(meetingLink !== '' && { location: meetingLink }),
      status: ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
