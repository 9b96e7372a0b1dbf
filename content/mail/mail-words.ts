import { brand } from '#content/site/brand.ts'
import { figures } from '#content/site/figures.ts'
import { firm } from '#content/site/firm.ts'
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
  notice: { customerEnquiry, adviserEnquiry, callback, consultation, brochureRequest },
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

export interface Appointment extends Addressee {
  /** Formatted, for example 18-11-2026. */
  date: string
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

function contactConfirmation({ firstName, reference }: Addressee): MailWords {
  return toVisitor(firstName, {
    subject: `We have your message (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. Your message has reached us safely.`,
      `One of our financial advisers will contact you within ${figures.replyContact}, by phone or by email.`,
    ],
    details: [{ label: 'Your reference', value: reference }],
    closing: [addOrChange()],
  })
}

function adviserContactConfirmation({ firstName, reference }: Addressee): MailWords {
  return toVisitor(firstName, {
    subject: `We have your question about the network (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. Your message has reached our network team.`,
      `One of them will contact you within ${figures.replyContact}, by phone or by email.`,
    ],
    details: [{ label: 'Your reference', value: reference }],
    closing: [addOrChange()],
  })
}

function callbackConfirmation({ firstName, reference, date, time, calendar }: Appointment): MailWords {
  return toVisitor(firstName, {
    subject: `Your callback on ${date}`,
    paragraphs: ['Your callback is booked. One of our advisers will call you on the number you gave us.'],
    details: appointmentDetails(date, time, reference),
    closing: [
      ...calendarNote(calendar),
      'It helps to have at hand any papers about what you would like to discuss, such as a recent statement or policy, and a note of your questions. If you have none of these, that is fine.',
      changeTime(),
      neverAsk(),
    ],
  })
}

function consultationConfirmation({ firstName, reference, date, time, calendar }: Appointment): MailWords {
  return toVisitor(firstName, {
    subject: `Your initial consultation on ${date}`,
    paragraphs: [
      'Your initial consultation is booked. One of our advisers will call you on the number you gave us.',
    ],
    details: appointmentDetails(date, time, reference),
    closing: [
      ...calendarNote(calendar),
      'The adviser will ask what you would like to achieve and how things stand now. Rough figures for your income, outgoings, savings and debts are enough, and it is fine if you do not have them.',
      'The initial consultation is free. If you then ask for advice, the adviser explains the fees before you commit to anything.',
      changeTime(),
      neverAsk(),
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

type VisitorText = Pick<MailWords, 'subject' | 'paragraphs' | 'details' | 'action' | 'closing'>

export function toVisitor(firstName: string, text: VisitorText): MailWords {
  return {
    ...text,
    greeting: firstName === '' ? 'Hello,' : `Dear ${firstName},`,
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

function changeTime(): string {
  return `To change or cancel, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
}

function addOrChange(): string {
  return `To add or change something, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
}

function neverAsk(): string {
  return 'We never ask for a password or PIN, and never ask you to move money on a call.'
}

export const statutoryLines: string[] = [
  regulatory.status,
  regulatory.register,
  regulatory.company,
  regulatory.office,
]
