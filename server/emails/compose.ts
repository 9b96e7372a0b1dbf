import { createElement } from 'react'
import { brochure } from '#content/mail/brochure.ts'
import { mailWords, withPrivacyAddress } from '#content/mail/mail-words.ts'
import { operatorAlert, type Problem, problemDetails } from '#content/mail/operator-alert.ts'
import { staffInvitation } from '#content/mail/staff-invitation.ts'
import { firm } from '#content/site/firm.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { firstName } from '#domain/first-name.ts'
import { formatDay } from '#domain/plain-date.ts'
import { replyBy } from '#domain/reply-by.ts'
import { deskCall } from '#server/desk-call.ts'
import { BrochureMail } from './brochure-mail.tsx'
import { callMail, callNotice } from './compose-call.ts'
import { ContactConfirmation } from './contact-confirmation.tsx'
import { FirmNotice } from './firm-notice.tsx'
import { type Mail, type Mailbox, parseMailbox } from './mail.ts'
import type { EnquiryRecord, MailAddresses, MailInput } from './mail-input.ts'
import { noticeDetails } from './notice-details.ts'
import { OperatorAlertMail } from './operator-alert-mail.tsx'
import { renderMail } from './render-mail.ts'
import { StaffInvitationMail } from './staff-invitation-mail.tsx'

/** Composes the mail of an outbox row from its record, again at every attempt. */
export async function composeMail(input: MailInput, addresses: MailAddresses): Promise<Mail> {
  const from = parseMailbox(addresses.from)
  const messageId = messageIdOf(input.outboxId, from)
  const toVisitor = () => ({ from, messageId, ...visitorAddresses(input.record.email, from) })
  switch (input.kind) {
    case 'contact-confirmation':
      return { ...toVisitor(), ...(await contactConfirmation(input.record, addresses)) }
    case 'callback-confirmation':
    case 'call-changed':
    case 'call-reminder':
    case 'call-cancelled':
      return { ...toVisitor(), ...(await callMail(input, from, addresses)) }
    case 'brochure':
      return { ...toVisitor(), ...(await brochureMail(input.record, input.pdf, addresses)) }
    case 'enquiry-notice':
    case 'brochure-notice':
      return {
        ...toFirm(input.outboxId, addresses),
        ...replyTo(input.record.email),
        ...(await firmNotice(input.record)),
      }
    case 'call-changed-notice':
    case 'call-cancelled-notice':
      return {
        ...toFirm(input.outboxId, addresses),
        ...replyTo(input.record.email),
        ...(await callNotice(input)),
      }
  }
}

/** The mail to the firm about what needs the operator. */
export async function composeOperatorAlert(
  problems: readonly Problem[],
  outboxId: string,
  addresses: MailAddresses,
): Promise<Mail> {
  const details = problemDetails(problems, deskCall)
  const words = operatorAlert(details)
  return {
    ...toFirm(outboxId, addresses),
    ...(await renderMail(words, createElement(OperatorAlertMail, { words, problems: details }))),
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
    ...(await renderMail(words, createElement(StaffInvitationMail, { words, link }))),
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

async function contactConfirmation(record: EnquiryRecord, { siteUrl }: MailAddresses) {
  const { name, reference, role, createdUtc, kind } = record
  const isAdviser = role === 'Adviser'
  const contact = isAdviser ? mailWords.adviserContactConfirmation : mailWords.contactConfirmation
  const say = kind === 'event-dates' ? mailWords.eventDatesConfirmation : contact
  const { date, time } = replyBy(Date.parse(createdUtc), openingHours)
  const by = `${formatDay(date)}, ${formatClockTime(time)}`
  const words = withPrivacyAddress(say({ firstName: firstName(name), reference, replyBy: by }), siteUrl)
  return await renderMail(
    words,
    createElement(ContactConfirmation, { words, audience: isAdviser ? 'adviser' : 'customer' }),
  )
}

async function brochureMail(record: EnquiryRecord, pdf: Uint8Array, { siteUrl }: MailAddresses) {
  const { name, reference } = record
  const words = withPrivacyAddress(mailWords.brochure({ firstName: firstName(name), reference }), siteUrl)
  const { fileName } = brochure
  return {
    ...(await renderMail(words, createElement(BrochureMail, { words, fileName }))),
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
    'event-dates': notice.eventDatesRequest,
  }[record.kind]
  const words = { ...say(record.reference), details: noticeDetails(record) }
  return await renderMail(
    words,
    createElement(FirmNotice, { words, audience: isAdviser ? 'adviser' : 'customer' }),
  )
}
