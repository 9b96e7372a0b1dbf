import { render } from '@react-email/render'
import { createElement, type ReactElement } from 'react'
import { brochure } from '#content/mail/brochure.ts'
import { type MailWords, mailWords } from '#content/mail/mail-words.ts'
import { operatorAlert, type Problem, problemDetails } from '#content/mail/operator-alert.ts'
import { staffInvitation } from '#content/mail/staff-invitation.ts'
import { firm } from '#content/site/firm.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { firstName } from '#domain/first-name.ts'
import { formatDashed, formatLong, type PlainDate } from '#domain/plain-date.ts'
import type { Slot } from '#domain/slots.ts'
import { BrochureMail } from './brochure-mail.tsx'
import { calendarInvitation } from './calendar-invitation.ts'
import { CallbackConfirmation } from './callback-confirmation.tsx'
import { ContactConfirmation } from './contact-confirmation.tsx'
import { FirmNotice } from './firm-notice.tsx'
import { type CalendarPart, type Mail, type Mailbox, parseMailbox } from './mail.ts'
import type { EnquiryRecord, MailAddresses, MailInput } from './mail-input.ts'
import { mailText } from './mail-text.ts'
import { noticeDetails } from './notice-details.ts'
import { OperatorAlertMail } from './operator-alert-mail.tsx'
import { StaffInvitationMail } from './staff-invitation-mail.tsx'

/** Composes the mail of an outbox row from its record, again at every attempt. */
export async function composeMail(input: MailInput, addresses: MailAddresses): Promise<Mail> {
  const from = parseMailbox(addresses.from)
  const messageId = messageIdOf(input.outboxId, from)
  const toVisitor = () => ({ from, messageId, ...visitorAddresses(input.record.email, from) })
  switch (input.kind) {
    case 'contact-confirmation':
      return { ...toVisitor(), ...(await contactConfirmation(input.record)) }
    case 'callback-confirmation':
      return { ...toVisitor(), ...(await callbackConfirmation(input.record, from)) }
    case 'brochure':
      return { ...toVisitor(), ...(await brochureMail(input.record, input.pdf)) }
    case 'enquiry-notice':
    case 'brochure-notice':
      return {
        ...toFirm(input.outboxId, addresses),
        ...replyTo(input.record.email),
        ...(await firmNotice(input.record)),
      }
  }
}

/** The mail to the firm about what needs the operator. */
export async function composeOperatorAlert(
  problems: readonly Problem[],
  outboxId: string,
  addresses: MailAddresses,
): Promise<Mail> {
  const words = operatorAlert(problems)
  return {
    ...toFirm(outboxId, addresses),
    ...(await written(
      words,
      createElement(OperatorAlertMail, { words, problems: problemDetails(problems) }),
    )),
  }
}

/** What an invitation to the desk is composed from; its link is new at every attempt. */
export interface StaffInvitation {
  name: string
  email: string
  link: string
}

export async function composeStaffInvitation(
  { name, email, link }: StaffInvitation,
  outboxId: string,
  addresses: MailAddresses,
): Promise<Mail> {
  const from = parseMailbox(addresses.from)
  const words = staffInvitation({ name, link })
  return {
    from,
    to: { name: '', address: email },
    messageId: messageIdOf(outboxId, from),
    ...(await written(words, createElement(StaffInvitationMail, { words, link }))),
  }
}

function toFirm(outboxId: string, addresses: MailAddresses): Pick<Mail, 'from' | 'to' | 'messageId'> {
  const from = parseMailbox(addresses.from)
  return { from, to: parseMailbox(addresses.enquiriesTo), messageId: messageIdOf(outboxId, from) }
}

function messageIdOf(outboxId: string, from: Mailbox): string {
  return `<${outboxId}@${from.address.split('@').at(-1)}>`
}

/** Without a display name, which would be the visitor's input. Replies go to the firm, as MAIL_FROM may be a no-reply address. */
function visitorAddresses(email: string, from: Mailbox): Pick<Mail, 'to' | 'replyTo'> {
  if (!isEmailAddress(email)) throw new Error('A mail to a visitor needs an address that mail can go to')
  const to = { name: '', address: email }
  return from.address === firm.email.display ? { to } : { to, ...replyTo(firm.email.display) }
}

/** The form does not validate an adviser's address: an invalid one is left out of the header. */
function replyTo(email: string): Pick<Mail, 'replyTo'> {
  return isEmailAddress(email) ? { replyTo: { name: '', address: email } } : {}
}

async function contactConfirmation({ name, reference, role }: EnquiryRecord) {
  const isAdviser = role === 'Adviser'
  const say = isAdviser ? mailWords.adviserContactConfirmation : mailWords.contactConfirmation
  const words = say({ firstName: firstName(name), reference })
  return await written(
    words,
    createElement(ContactConfirmation, { words, audience: isAdviser ? 'adviser' : 'customer' }),
  )
}

async function callbackConfirmation(record: EnquiryRecord, organiser: Mailbox) {
  const { date, time } = appointmentOf(record)
  const say =
    record.kind === 'consultation' ? mailWords.consultationConfirmation : mailWords.callbackConfirmation
  const words = withWeekday(
    say({
      firstName: firstName(record.name),
      reference: record.reference,
      date: formatDashed(date),
      time,
      calendar: true,
    }),
    date,
  )
  const content = calendarInvitation({
    call: record.kind === 'consultation' ? 'consultation' : 'callback',
    reference: record.reference,
    sequence: 0,
    date,
    time,
    description: words.paragraphs,
    organiser,
    attendee: { name: record.name, address: record.email },
    createdUtc: record.createdUtc,
  })
  const icalEvent: CalendarPart = { method: 'REQUEST', filename: 'invitation.ics', content }
  return { ...(await written(words, createElement(CallbackConfirmation, { words, date }))), icalEvent }
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

async function brochureMail({ name, reference }: EnquiryRecord, pdf: Uint8Array) {
  const words = mailWords.brochure({ firstName: firstName(name), reference })
  const { fileName } = brochure
  return {
    ...(await written(words, createElement(BrochureMail, { words, fileName }))),
    attachments: [{ filename: fileName, contentType: 'application/pdf', content: pdf }],
  }
}

async function firmNotice(record: EnquiryRecord) {
  const { notice } = mailWords
  const isAdviser = record.role === 'Adviser'
  const say = {
    contact: isAdviser ? notice.adviserEnquiry : notice.customerEnquiry,
    callback: notice.callback,
    consultation: notice.consultation,
    brochure: notice.brochureRequest,
  }[record.kind]
  const words = { ...say(record.reference), details: noticeDetails(record) }
  return await written(
    words,
    createElement(FirmNotice, { words, audience: isAdviser ? 'adviser' : 'customer' }),
  )
}

async function written(words: MailWords, template: ReactElement) {
  return { subject: words.subject, html: await render(template), text: mailText(words) }
}
