import { type MailWords, noticeLabels } from '#content/mail/mail-words.ts'
import { londonDate, londonTime } from '#domain/london.ts'
import { formatLong, formatSlashed } from '#domain/plain-date.ts'
import type { EnquiryRecord } from './mail-input.ts'

type Details = MailWords['details']

/** All fields of a record for the firm's notice, with 'Not given' for empty ones. */
export function noticeDetails(record: EnquiryRecord): Details {
  const isShort = record.kind === 'brochure' || record.kind === 'event-dates'
  return isShort ? shortDetails(record) : enquiryDetails(record)
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
