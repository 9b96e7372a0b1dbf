import { brand } from '#content/site/brand.ts'
import { figures } from '#content/site/figures.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { regulatory } from '#content/site/shell-words.ts'

/**
 * The words of every mail the site sends. Visitors get service mails only, so
 * nothing here may promote (PECR reg 22), and nothing a visitor typed is
 * repeated except the first name.
 */
export const mailWords = {
  contactConfirmation,
  adviserContactConfirmation,
  callbackConfirmation,
  consultationConfirmation,
  brochure,
  eventDatesConfirmation,
  notice: { customerEnquiry, adviserEnquiry, callback, consultation, brochureRequest, eventDatesRequest },
} as const

export interface MailWords {
  subject: string
  greeting: string
  paragraphs: string[]
  /** Facts in a panel of their own, such as date and time. */
  details: { label: string; value: string }[]
  /** A link of its own, as a button. */
  action?: { label: string; url: string }
  /** What follows the details. */
  closing: string[]
  signOff: string[]
  footer: string[]
}

export interface Addressee {
  /** First word of the name, already cleaned; empty when nothing usable is left. */
  firstName: string
  reference: string
}

export interface PromisedReply extends Addressee {
  /** By when the visitor has heard from the firm: 'Wednesday 18 November, 10 am'. */
  replyBy: string
}

export interface Appointment extends Addressee {
  /** Formatted, for example 18-11-2026. */
  date: string
  /** 'Wednesday 18 November' */
  day: string
  /** When the call starts: '9 am'. */
  start: string
  /** The slot's label, for example 09:00 - 09:30. */
  time: string
  /** Whether a calendar entry is attached. */
  calendar: boolean
}

/** The firm's own notices carry the record; its fields are labelled here. */
export const noticeLabels = {
  reference: 'Reference',
  received: 'Received',
  role: 'Role',
  name: 'Name',
  phoneNumber: 'Phone number',
  email: 'Email',
  town: 'Town or city',
  services: 'Services',
  date: 'Preferred date',
  time: 'Preferred time',
  message: 'Message',
  page: 'Sent from page',
  noticeVersion: 'Privacy notice accepted',
  notGiven: 'Not given',
} as const

function contactConfirmation({ firstName, reference, replyBy }: PromisedReply): MailWords {
  return toVisitor(firstName, {
    subject: `We have your message (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. We have your message.`,
      `One of our financial advisers will contact you by phone or by email, by ${replyBy} (within ${figures.replyContact}).`,
    ],
    details: [
      { label: 'You hear from us by', value: replyBy },
      { label: 'Your reference', value: reference },
    ],
    closing: [addOrChange()],
  })
}

function adviserContactConfirmation({ firstName, reference, replyBy }: PromisedReply): MailWords {
  return toVisitor(firstName, {
    subject: `We have your question about the network (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. Your message is with our network team.`,
      `One of them will contact you by phone or by email, by ${replyBy} (within ${figures.replyContact}).`,
    ],
    details: [
      { label: 'You hear from us by', value: replyBy },
      { label: 'Your reference', value: reference },
    ],
    closing: [addOrChange()],
  })
}

function callbackConfirmation(call: Appointment): MailWords {
  const { firstName, reference, date, time, calendar } = call
  return toVisitor(firstName, {
    subject: callSubject('Your call', call),
    paragraphs: ['Your callback is booked. One of our advisers will call you on the number you gave us.'],
    details: appointmentDetails(date, time, reference),
    closing: [
      ...calendarNote(calendar),
      'It helps to have at hand any papers about what you would like to discuss, such as a recent statement or policy, and a note of your questions. If you have none of these, that is fine.',
      missedCall(),
      changeTime(),
    ],
  })
}

function consultationConfirmation(call: Appointment): MailWords {
  const { firstName, reference, date, time, calendar } = call
  return toVisitor(firstName, {
    subject: callSubject('Your initial consultation', call),
    paragraphs: [
      'Your initial consultation is booked. It is a phone call: one of our advisers will ring you on the number you gave us.',
    ],
    details: appointmentDetails(date, time, reference),
    closing: [
      ...calendarNote(calendar),
      'The adviser will ask what you would like to achieve and how things stand now. Rough figures for your income, outgoings, savings and debts are enough, and it is fine if you do not have them.',
      'The initial consultation is free. If you then ask for advice, the adviser explains the fees before you commit to anything.',
      missedCall(),
      changeTime(),
    ],
  })
}

function brochure({ firstName, reference }: Addressee): MailWords {
  return toVisitor(firstName, {
    subject: 'The brochure you asked for',
    paragraphs: [
      `You asked for the ${brand.name} brochure for advisers. It is attached to this email as a PDF.`,
      'This is the only email your request brings. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: reference }],
    closing: [
      `If the file does not open, reply to this email or call ${firm.phone.display}, and we will send it another way.`,
    ],
  })
}

function eventDatesConfirmation({ firstName, reference }: Addressee): MailWords {
  return toVisitor(firstName, {
    subject: 'We will tell you the next event dates',
    paragraphs: [
      `You asked ${brand.name} to tell you when the dates of the next events for advisers are set. They are announced by ${figures.eventsAnnounced}.`,
      'You get one email with the dates. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: reference }],
    closing: [addOrChange()],
  })
}

function customerEnquiry(reference: string): MailWords {
  return toFirm(
    `New customer enquiry ${reference}`,
    'A customer has sent the contact form.',
    `The sender has been promised contact within ${figures.replyContact}.`,
  )
}

function adviserEnquiry(reference: string): MailWords {
  return toFirm(
    `New adviser enquiry ${reference}`,
    'An adviser has sent the contact form.',
    `The sender has been promised contact within ${figures.replyContact}, in confidence.`,
  )
}

function callback(reference: string): MailWords {
  return toFirm(
    `New callback ${reference}`,
    'A customer has booked a callback. The time is now closed to others.',
    'The sender has been told that an adviser will be in touch at the date and time above.',
  )
}

function consultation(reference: string): MailWords {
  return toFirm(
    `New initial consultation ${reference}`,
    'A customer has booked a free initial consultation. The time is now closed to others.',
    'The sender has been told that an adviser will be in touch at the date and time above.',
  )
}

function brochureRequest(reference: string): MailWords {
  return toFirm(
    `New brochure request ${reference}`,
    'Someone has asked for the adviser brochure. The site sends it by itself.',
    'The sender has not agreed to any further contact. Please do not add the address to a mailing list.',
  )
}

/** The words with the address of the privacy notice, for every mail to a visitor. */
export function withPrivacyAddress(words: MailWords, siteUrl: string): MailWords {
  const [why = '', ...statutory] = words.footer
  const privacy = `How we use your details, and your rights: ${siteUrl}${pages.privacyPolicy.path}`
  return { ...words, footer: [why, privacy, ...statutory] }
}

function eventDatesRequest(reference: string): MailWords {
  return toFirm(
    `New request for event dates ${reference}`,
    'An adviser asks to be told when the dates of the next events are set.',
    `The sender has been promised one email, by ${figures.eventsAnnounced}. Please mark the request as answered then, and use the address for nothing else.`,
  )
}

type VisitorText = Pick<MailWords, 'subject' | 'paragraphs' | 'details' | 'action' | 'closing'>

export function toVisitor(firstName: string, text: VisitorText): MailWords {
  return {
    ...text,
    greeting: firstName === '' ? 'Hello,' : `Dear ${firstName},`,
    closing: [...text.closing, neverAsk()],
    signOff: ['Kind regards', brand.name, firm.phone.display, firm.email.display],
    footer: [
      `You receive this email because this address was entered in a form on the ${brand.name} website. If that was not you, please reply or call us, and we will put it right.`,
      ...statutoryLines,
    ],
  }
}

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

function appointmentDetails(date: string, time: string, reference: string) {
  return [
    { label: 'Date', value: date },
    { label: 'Time', value: `${time} (UK time)` },
    { label: 'Your reference', value: reference },
  ]
}

function calendarNote(calendar: boolean): string[] {
  return calendar ? ['An entry for your calendar is attached.'] : []
}

/** 'Your call on Wednesday 18 November at 9 am': for every mail about a booked call. */
export function callSubject(what: string, { day, start }: Pick<Appointment, 'day' | 'start'>): string {
  return `${what} on ${day} at ${start}`
}

/** For every mail about a call that is still to come. */
export function missedCall(): string {
  return 'If you cannot answer when we ring, we try once more within half an hour. After that, reply to this email with a time that suits you, and we ring again. There is no charge for a missed call.'
}

export function changeTime(): string {
  return `To change or cancel, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
}

function addOrChange(): string {
  return `To add or change something, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
}

/** In every mail to a visitor. */
function neverAsk(): string {
  return `We never ask for a password or PIN, and never ask you to move money on a call. If a caller who says they are from ${brand.name} does, hang up and ring ${firm.phone.display}.`
}

export const statutoryLines: string[] = [
  regulatory.status,
  regulatory.register,
  regulatory.company,
  regulatory.office,
]
