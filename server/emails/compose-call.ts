import { createElement } from 'react'
import { callMailWords, ownPageLabel } from '#content/mail/call-mail-words.ts'
import { type MailWords, mailWords, withPrivacyAddress } from '#content/mail/mail-words.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { firstName } from '#domain/first-name.ts'
import { formatDashed, formatDay, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { type Slot, slotTimes } from '#domain/slots.ts'
import { calendarInvitation } from './calendar-invitation.ts'
import { CallbackConfirmation } from './callback-confirmation.tsx'
import { ContactConfirmation } from './contact-confirmation.tsx'
import { FirmNotice } from './firm-notice.tsx'
import type { CalendarPart, Mailbox } from './mail.ts'
import type { CallDetails, EnquiryRecord, MailAddresses, MailInput } from './mail-input.ts'
import { callNoticeDetails } from './notice-details.ts'
import { renderMail } from './render-mail.ts'

// Mails about a booked call: to its visitor, with the calendar entry, and to the firm.

type CallMailInput = Extract<MailInput, { call: CallDetails }>

/** A mail to a visitor about a call, with the calendar entry of its present state. */
export async function callMail(
  { kind, record, call }: CallMailInput,
  organiser: Mailbox,
  { siteUrl }: MailAddresses,
) {
  const { date, time } = appointmentOf(record)
  const isCancelled = kind === 'call-cancelled'
  const words = withPrivacyAddress(withWeekday(callWords({ kind, record, call }), date), siteUrl)
  const template = isCancelled
    ? createElement(ContactConfirmation, { words, audience: 'customer' })
    : createElement(CallbackConfirmation, { words, date })
  const invitation = {
    ...invitationOf(record, call, organiser),
    description: words.paragraphs,
    attendee: { name: record.name, address: record.email },
    isCancelled,
  }
  const icalEvent: CalendarPart = {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    filename: isCancelled ? 'cancellation.ics' : 'invitation.ics',
    content: calendarInvitation({ ...invitation, date, time }),
  }
  return { ...(await renderMail(words, template)), icalEvent }
}

/** What is the same in every calendar entry of a call. */
export function invitationOf(record: EnquiryRecord, { link, changes }: CallDetails, organiser: Mailbox) {
  return {
    call: record.kind === 'consultation' ? ('consultation' as const) : ('callback' as const),
    reference: record.reference,
    sequence: record.sequence,
    organiser,
    link,
    changedUtc: changes.at(-1)?.createdUtc ?? record.createdUtc,
  }
}

function callWords({ kind, record, call: { link } }: Omit<CallMailInput, 'outboxId'>): MailWords {
  const { date, time } = appointmentOf(record)
  const { reference } = record
  const person = { firstName: firstName(record.name), reference }
  const day = formatDay(date)
  // An ordinary space: it is in subjects, which would have to be encoded.
  const start = formatClockTime(slotTimes(time).start).replace('\u00a0', ' ')
  const appointment = { ...person, date: formatDashed(date), day, start, time, calendar: true }
  const isConsultation = record.kind === 'consultation'
  const booked = isConsultation
    ? mailWords.consultationConfirmation(appointment)
    : mailWords.callbackConfirmation(appointment)
  if (kind === 'callback-confirmation') return { ...booked, action: { label: ownPageLabel, url: link } }
  const say = {
    'call-changed': callMailWords.changed,
    'call-cancelled': callMailWords.cancelled,
    'call-reminder': callMailWords.reminder,
  }[kind as 'call-changed' | 'call-cancelled' | 'call-reminder']
  return say({
    ...person,
    kind: isConsultation ? 'consultation' : 'callback',
    day,
    start,
    link,
    details: booked.details,
  })
}

/** To the firm: the whole enquiry, with the old and the new time. */
export async function callNotice({ kind, record, call: { changes } }: CallMailInput) {
  const { notice } = callMailWords
  const last = changes.at(-1)
  const say = kind === 'call-cancelled-notice' ? notice.cancelled : notice.changed
  const words = {
    ...say({ reference: record.reference, by: last?.changedBy ?? 'visitor' }),
    details: callNoticeDetails(record, changes),
  }
  return await renderMail(words, createElement(FirmNotice, { words, audience: 'customer' }))
}

function appointmentOf({ date, time }: EnquiryRecord): { date: PlainDate; time: Slot } {
  if (date === null || time === null) throw new Error('A callback without day and time cannot be confirmed')
  return { date, time }
}

/** The day as the page showed it, with its weekday and month, so that 04-05 cannot be misread. */
function withWeekday(words: MailWords, date: PlainDate): MailWords {
  const shown = formatDashed(date)
  const details = words.details.map((detail) =>
    detail.value === shown ? { ...detail, value: `${formatLong(date)} (${shown})` } : detail,
  )
  return { ...words, details }
}
