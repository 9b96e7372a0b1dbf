import { render } from '@react-email/render'
import { createElement } from 'react'
import { brochure } from '#content/mail/brochure.ts'
import type { MailData, MailWords } from '#content/mail/mail-words.ts'
import { firm } from '#content/site/firm.ts'
import { openingHours } from '#content/site/opening-hours.ts'
import { formatClockTime } from '#domain/clock-time.ts'
import { complaintDates } from '#domain/complaint-dates.ts'
import { isEmailAddress } from '#domain/email-address.ts'
import { firstName } from '#domain/first-name.ts'
import { londonDate } from '#domain/london.ts'
import { formatDay, formatLong, type PlainDate } from '#domain/plain-date.ts'
import { replyBy } from '#domain/reply-by.ts'
import { slotTimes } from '#domain/slots.ts'
import { calendarEntry } from '#server/enquiries/calendar-entry.ts'
import { asBookedCall, type Enquiry } from '#server/enquiries/enquiry.ts'
import { type Notice, type OutboxKind, traitsOf } from '#server/outbox/outbox-kinds.ts'
import type { CallChangesTable } from '#server/platform/db/tables.ts'
import { type Mailbox, parseMailbox } from '#server/platform/mailbox.ts'
import type { Mail } from './mail.ts'
import type { Audience } from './mail-styles.ts'
import { MailTemplate } from './mail-template.tsx'
import { mailText } from './mail-text.ts'
import { noticeDetails } from './notice-details.ts'

/** What a mail about an enquiry is composed from: its outbox row and the enquiry as it is now. */
export interface MailInput {
  kind: OutboxKind
  outboxId: string
  enquiry: Enquiry
  /** Of a booked call: the address of its own page, and its changes, oldest first. */
  link: string
  changes: CallChangesTable[]
}

export interface MailSettings {
  /** MAIL_FROM and ENQUIRIES_TO: 'Name <address>' or an address. */
  from: string
  enquiriesTo: string
  siteUrl: string
  /** DESK_URL, for links in mails to the office; undefined where there is no desk. */
  deskUrl?: string | undefined
  brochurePdf(): Promise<Uint8Array>
}

/** Composes the mail of an outbox row from its enquiry, again at every attempt. */
export async function composeMail(input: MailInput, settings: MailSettings): Promise<Mail> {
  const { kind, outboxId, enquiry, changes } = input
  const { receiver, words: say } = traitsOf(kind)
  if (!say) throw new Error(`${kind} is not a mail about an enquiry`)
  const said = say(factsOf(input, settings), enquiry.kind)
  const audience = enquiry.role === 'Adviser' ? 'adviser' : 'customer'
  const { deskUrl } = settings
  const url = `${deskUrl}/enquiries/${enquiry.reference}`
  const atDesk = deskUrl ? { action: { label: 'Open it at the desk', url } } : {}
  if (receiver === 'firm')
    return {
      ...toFirm(outboxId, settings),
      ...replyTo(enquiry.email),
      ...(await renderMail({ ...said, ...atDesk, details: noticeDetails(enquiry, changes) }, { audience })),
    }
  const from = parseMailbox(settings.from)
  const pictured = enquiry.cancelledUtc === null ? enquiry.date : null
  return {
    from,
    messageId: messageIdOf(outboxId, from),
    ...visitorAddresses(enquiry.email, from),
    ...(await renderMail(said, { audience, date: pictured })),
    ...calendarOf(input, said, from),
    ...(said.attachment === 'brochure' && {
      attachments: [
        {
          filename: brochure.fileName,
          contentType: 'application/pdf',
          content: await settings.brochurePdf(),
        },
      ],
    }),
  }
}

function factsOf({ enquiry, link, changes }: MailInput, { siteUrl }: MailSettings): MailData {
  const { date, time, createdUtc } = enquiry
  const due = replyBy(Date.parse(createdUtc), openingHours)
  return {
    firstName: firstName(enquiry.name),
    reference: enquiry.reference,
    role: enquiry.role,
    replyBy: `${formatDay(due.date)}, ${formatClockTime(due.time)}`,
    acknowledgedBy: formatDay(complaintDates(londonDate(Date.parse(createdUtc))).acknowledge),
    // With weekday and month, so that 04-05 cannot be misread.
    date: date === null ? '' : formatLong(date),
    day: date === null ? '' : formatDay(date),
    // An ordinary space: it is in subjects, which would have to be encoded.
    start: time === null ? '' : formatClockTime(slotTimes(time).start).replace('\u00a0', ' '),
    time: time ?? '',
    link,
    changedBy: changes.at(-1)?.changedBy ?? 'visitor',
    siteUrl,
  }
}

/** The calendar entry of a call in its present state. */
function calendarOf(
  { enquiry, link, changes }: MailInput,
  { paragraphs }: MailWords,
  organiser: Mailbox,
): Pick<Mail, 'icalEvent'> {
  const call = asBookedCall(enquiry)
  if (call === null) return {}
  const attendee = { name: enquiry.name, address: enquiry.email }
  const content = calendarEntry(call, { changes, link, organiser, attendee, description: paragraphs })
  return {
    icalEvent:
      call.cancelledUtc === null
        ? { method: 'REQUEST', filename: 'invitation.ics', content }
        : { method: 'CANCEL', filename: 'cancellation.ics', content },
  }
}

/** A mail that tells staff or the operator of something. */
export async function composeNotice(
  { words, ...notice }: Notice,
  outboxId: string,
  from: Mailbox,
): Promise<Mail> {
  return { ...notice, from, messageId: messageIdOf(outboxId, from), ...(await renderMail(words)) }
}

/** Subject, HTML and plain text of a mail. */
async function renderMail(
  words: MailWords,
  look: { audience: Audience; date?: PlainDate | null } = { audience: 'customer' },
) {
  const html = await render(createElement(MailTemplate, { words, ...look }))
  return { subject: words.subject, html, text: mailText(words) }
}

function toFirm(outboxId: string, settings: MailSettings): Pick<Mail, 'from' | 'to' | 'messageId'> {
  const from = parseMailbox(settings.from)
  return { from, to: parseMailbox(settings.enquiriesTo), messageId: messageIdOf(outboxId, from) }
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
