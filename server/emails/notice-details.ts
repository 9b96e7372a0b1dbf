import { callNoticeLabels } from '#content/mail/call-mail-words.ts'
import { type MailWords, noticeLabels } from '#content/mail/mail-words.ts'
import { londonDate, londonTime } from '#domain/london.ts'
import { formatLong, formatSlashed, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import type { CallChange, EnquiryRecord } from './mail-input.ts'

type Details = MailWords['details']

/** All fields of a record for the firm's notice, with 'Not given' for empty ones. */
export function noticeDetails(record: EnquiryRecord): Details {
  const isShort = record.kind === 'brochure' || record.kind === 'event-dates'
  return isShort ? shortDetails(record) : enquiryDetails(record)
}

/** The same, with the old and the new time in place of the preferred one, and what was changed before. */
export function callNoticeDetails(record: EnquiryRecord, changes: readonly CallChange[]): Details {
  const last = changes.at(-1)
  if (last === undefined) return enquiryDetails(record)
  const { date, time, earlier, oldTime, newTime, reason } = callNoticeLabels
  const [reference, ...rest] = enquiryDetails(record).filter(({ label }) => label !== date && label !== time)
  const before = changes.slice(0, -1)
  return [
    ...(reference ? [reference] : []),
    { label: oldTime, value: timeOf(last.fromDate, last.fromTime) },
    { label: newTime, value: timeOf(last.toDate, last.toTime) },
    ...(last.reason ? [{ label: reason, value: last.reason }] : []),
    ...(before.length > 0 ? [{ label: earlier, value: before.map(changeLine).join('\n') }] : []),
    ...rest,
  ]
}

/** 15/11/2026, 09:41, visitor: Thursday 19 November 2026, 09:00 - 09:30 to Friday 20 … */
function changeLine({ createdUtc, changedBy, fromDate, fromTime, toDate, toTime }: CallChange): string {
  return `${received(createdUtc)}, ${changedBy}: ${timeOf(fromDate, fromTime)} to ${timeOf(toDate, toTime)}`
}

function timeOf(date: PlainDate | null, time: Slot | null): string {
  return date === null || time === null ? callNoticeLabels.cancelled : `${formatLong(date)}, ${time}`
}

function enquiryDetails(record: EnquiryRecord): Details {
  const isCall = record.kind !== 'contact'
  return [
    row('reference', record.reference),
    row('received', received(record.createdUtc)),
    row('role', record.role),
    row('name', record.name),
    row('phoneNumber', record.phoneNumber),
    row('email', record.email),
    // Advisers are not asked for their town.
    ...(record.role === 'Customer' ? [row('town', record.town)] : []),
    ...(isCall
      ? [
          row('services', record.services.join(', ')),
          row('date', record.date === null ? '' : formatLong(record.date)),
          row('time', record.time ?? ''),
        ]
      : []),
    row('message', record.message),
    row('page', record.originPage),
    row('noticeVersion', record.noticeVersion),
  ]
}

/** Of a form that asks for name and address alone. */
function shortDetails(record: EnquiryRecord): Details {
  return [
    row('reference', record.reference),
    row('received', received(record.createdUtc)),
    row('name', record.name),
    row('email', record.email),
    row('page', record.originPage),
    row('noticeVersion', record.noticeVersion),
  ]
}

function row(field: keyof typeof noticeLabels, value: string): Details[number] {
  return { label: noticeLabels[field], value: value === '' ? noticeLabels.notGiven : value }
}

/** 15/11/2026, 09:41 in London time. */
function received(createdUtc: string): string {
  const instant = Date.parse(createdUtc)
  return `${formatSlashed(londonDate(instant))}, ${londonTime(instant)}`
}
