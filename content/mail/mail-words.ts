import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { regulatory } from '#content/site/shell-words.ts'
import type { Role } from '#domain/contact-enquiry.ts'

export interface MailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Facts in a panel of their own, such as date and time; what is quoted stands below it. */
  details: { label: string; value: string; isQuoted?: boolean; href?: string }[]
  /** A link of its own, as a button. */
  action?: { label: string; url: string }
  closing: string[]
  signOff: string[]
  footer: string[]
  attachment?: 'brochure'
}

export interface MailData {
  /** First word of the name, already cleaned; empty when nothing usable is left. */
  firstName: string
  reference: string
  role: Role
  /** By when the visitor has heard from the firm: 'Wednesday 18 November, 10 am'. */
  replyBy: string
  /** By when a complaint is acknowledged in writing: 'Monday 23 November'. */
  acknowledgedBy: string
  /** Of a booked call, and empty for others: 'Wednesday 18 November 2026'. */
  date: string
  /** 'Wednesday 18 November' */
  day: string
  /** When the call starts: '9 am'. */
  start: string
  /** The slot's label, for example 09:00 - 09:30. */
  time: string
  /** The address of the call's own page. */
  link: string
  changedBy: 'visitor' | 'firm'
  siteUrl: string
}

type VisitorText = Omit<MailWords, 'greeting' | 'signOff' | 'footer'>

/**
 * Visitors get service mails only, so nothing may promote (PECR reg 22), and nothing a visitor typed is repeated except
 * the first name.
 */
export function toVisitor({ firstName, siteUrl }: MailData, text: VisitorText): MailWords {
  return {
    ...text,
    greeting: firstName === '' ? 'Hello,' : `Dear ${firstName},`,
    closing: [
      ...text.closing,
      `We never ask for a password or PIN, and never ask you to move money on a call. If a caller who says they are from ${brand.name} does, hang up and ring ${firm.phone.display}.`,
    ],
    signOff: ['Kind regards', brand.name, firm.phone.display, firm.email.display],
    footer: [
      `You receive this email because this address was entered in a form on the ${brand.name} website. If that was not you, please reply or call us, and we will put it right.`,
      `How we use your details, and your rights: ${siteUrl}${pages.privacyPolicy.path}`,
      ...statutoryLines,
    ],
  }
}

/** The details are those of the record. */
export function toFirm(subject: string, what: string, promise: string): MailWords {
  return {
    subject,
    greeting: 'Hello,',
    paragraphs: [what],
    details: [],
    closing: [
      promise,
      'This email contains personal data. Please forward it only to the person who will answer.',
    ],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}

/** For every mail to a visitor about a booked call. */
export function callDetails({ date, time, reference }: MailData): MailWords['details'] {
  return [
    { label: 'Date', value: date },
    { label: 'Time', value: `${time} (UK time)` },
    { label: 'Your reference', value: reference },
  ]
}

/** The button of every mail about a call that is to come. */
export const ownPageLabel = 'See, change or cancel your call'

export const statutoryLines: string[] = [
  regulatory.status,
  regulatory.register,
  regulatory.company,
  regulatory.office,
]
