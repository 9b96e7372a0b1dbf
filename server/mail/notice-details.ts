import type { MailWords } from '#content/mail/mail-words.ts'
import { londonDate, londonTime } from '#domain/london.ts'
import { formatLong, formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import { shownFields } from '#server/enquiries/enquiry-fields.ts'
import type { CallChangesTable } from '#server/platform/db/tables.ts'

type Details = MailWords['details']

/**
 * All fields of an enquiry for the firm's notice. A call that was changed has the old and the new time in place of the
 * preferred one.
 */
export function noticeDetails(enquiry: Enquiry, changes: readonly CallChangesTable[]): Details {
  const last = changes.at(-1)
  const fields = shownFields(enquiry).filter(({ name }) => !last || (name !== 'date' && name !== 'time'))
  return [
    { label: 'Reference', value: enquiry.reference },
    { label: 'Received', value: received(enquiry.createdUtc) },
    ...(last ? changeDetails(last, changes.slice(0, -1)) : []),
    ...fields.map(({ name, label, text, isLong }) => ({
      label,
      value: text || 'Not given',
      isQuoted: isLong,
      ...(name === 'phoneNumber' && text !== '' && { href: `tel:${text.replace(/[^\d+]/g, '')}` }),
      // A question mark in it would begin headers of the visitor's choice.
      ...(name === 'email' &&
        text !== '' && { href: `mailto:${encodeURIComponent(text).replace('%40', '@')}` }),
    })),
  ]
}

function changeDetails(last: CallChangesTable, before: readonly CallChangesTable[]): Details {
  return [
    { label: 'Old time', value: timeOf(last.fromDate, last.fromTime) },
    { label: 'Now', value: timeOf(last.toDate, last.toTime) },
    ...(last.reason ? [{ label: 'Reason given', value: last.reason }] : []),
    ...(before.length > 0 ? [{ label: 'Earlier changes', value: before.map(changeLine).join('\n') }] : []),
  ]
}

/** 15/11/2026, 09:41, visitor: Thursday 19 November 2026, 09:00 - 09:30 to Friday 20 … */
function changeLine({ createdUtc, changedBy, fromDate, fromTime, toDate, toTime }: CallChangesTable): string {
  return `${received(createdUtc)}, ${changedBy}: ${timeOf(fromDate, fromTime)} to ${timeOf(toDate, toTime)}`
}

function timeOf(date: PlainDate | null, time: Slot | null): string {
  return date === null || time === null ? 'Cancelled' : `${formatLong(date)}, ${time}`
}

/** 15/11/2026, 09:41 in London time. */
function received(createdUtc: string): string {
  const instant = Date.parse(createdUtc)
  return `${formatSlashed(londonDate(instant))}, ${londonTime(instant)}`
}
