import { complaints } from '#content/legal/complaints.ts'
import { brand } from '#content/site/brand.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import type { CallKind, EnquiryKind } from '#domain/enquiry-kinds.ts'
import { callDetails, type MailData, type MailWords, ownPageLabel, toFirm, toVisitor } from './mail-words.ts'

type Words = (data: MailData) => MailWords

/** What the visitor and the firm are told of a new enquiry. */
export const enquiryMails: Record<EnquiryKind, { confirmation: Words; notice: Words }> = {
  contact: { confirmation: contactConfirmation, notice: contactNotice },
  callback: {
    confirmation: callbackConfirmation,
    notice: callNotice('callback', 'a callback'),
  },
  consultation: {
    confirmation: consultationConfirmation,
    notice: callNotice('initial consultation', 'a free initial consultation'),
  },
  brochure: { confirmation: brochure, notice: brochureNotice },
  complaint: { confirmation: complaintConfirmation, notice: complaintNotice },
  'event-dates': { confirmation: eventDatesConfirmation, notice: eventDatesNotice },
}

/** A call as it stands in a calendar. */
export const callTitles: Record<CallKind, string> = {
  callback: `Callback from ${brand.name}`,
  consultation: `Initial consultation with ${brand.name}`,
}

function contactConfirmation(data: MailData): MailWords {
  const { reference, replyBy, role } = data
  const { subject, has, who } = {
    Customer: {
      subject: 'We have your message',
      has: 'We have your message.',
      who: 'One of our financial advisers',
    },
    Adviser: {
      subject: 'We have your question about the network',
      has: 'Your message is with our network team.',
      who: 'One of them',
    },
  }[role]
  return toVisitor(data, {
    subject: `${subject} (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. ${has}`,
      `${who} will contact you by phone or by email, by ${replyBy} (within ${facts.replyContact}).`,
    ],
    details: [
      { label: 'You hear from us by', value: replyBy },
      { label: 'Your reference', value: reference },
    ],
    closing: [addOrChange],
  })
}

function contactNotice({ reference, role }: MailData): MailWords {
  const isAdviser = role === 'Adviser'
  return toFirm(
    `New ${role.toLowerCase()} enquiry ${reference}`,
    `${isAdviser ? 'An adviser' : 'A customer'} has sent the contact form.`,
    `The sender has been promised contact within ${facts.replyContact}${isAdviser ? ', in confidence' : ''}.`,
  )
}

function callbackConfirmation(data: MailData): MailWords {
  return bookedCall(data, {
    what: 'Your call',
    paragraph: 'Your callback is booked. One of our advisers will call you on the number you gave us.',
    prepare: [
      'It helps if you have to hand any documents about what you would like to discuss, such as a recent statement or policy, and a note of your questions. If you have none of these, that is fine.',
    ],
  })
}

function consultationConfirmation(data: MailData): MailWords {
  return bookedCall(data, {
    what: 'Your initial consultation',
    paragraph:
      'Your initial consultation is booked. It is a phone call: one of our advisers will ring you on the number you gave us.',
    prepare: [
      'The adviser will ask what you would like to achieve and how things stand now. Rough figures for your income, outgoings, savings and debts are enough, and it is fine if you do not have them.',
      'The initial consultation is free. If you then ask for advice, the adviser explains the fees before you commit to anything.',
    ],
  })
}

function bookedCall(
  data: MailData,
  { what, paragraph, prepare }: { what: string; paragraph: string; prepare: string[] },
): MailWords {
  return toVisitor(data, {
    subject: `${what} on ${data.day} at ${data.start}`,
    paragraphs: [paragraph],
    details: callDetails(data),
    action: { label: ownPageLabel, url: data.link },
    closing: [
      'An entry for your calendar is attached.',
      ...prepare,
      'If you cannot answer when we ring, we try once more the same day. After that, ring us, or reply to this email with a time that suits you. There is no charge for a missed call.',
      `To change or cancel, use the link in this email, or call ${firm.phone.display}, ${firm.hours}.`,
    ],
  })
}

function callNotice(name: string, inSentence: string): Words {
  return ({ reference }) =>
    toFirm(
      `New ${name} ${reference}`,
      `A customer has booked ${inSentence}. The time is now closed to others.`,
      'The sender has been told that an adviser will be in touch at the date and time above.',
    )
}

function brochure(data: MailData): MailWords {
  return toVisitor(data, {
    subject: 'The brochure you asked for',
    paragraphs: [
      `You asked for the ${brand.name} brochure for advisers. It is attached to this email as a PDF.`,
      'This is the only email your request brings. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: data.reference }],
    closing: [
      `If the file does not open, reply to this email or call ${firm.phone.display}, and we will send it another way.`,
    ],
    attachment: 'brochure',
  })
}

function brochureNotice({ reference }: MailData): MailWords {
  return toFirm(
    `New brochure request ${reference}`,
    'Someone has asked for the adviser brochure. The site sends it by itself.',
    'The sender has not agreed to any further contact. Please do not add the address to a mailing list.',
  )
}

function eventDatesConfirmation(data: MailData): MailWords {
  return toVisitor(data, {
    subject: 'We will tell you the next event dates',
    paragraphs: [
      `You asked ${brand.name} to tell you when the dates of the next events for advisers are set. They are announced by ${facts.eventsAnnounced}.`,
      'You get one email with the dates. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: data.reference }],
    closing: [addOrChange],
  })
}

function eventDatesNotice({ reference }: MailData): MailWords {
  return toFirm(
    `New request for event dates ${reference}`,
    'An adviser has asked to be told when the dates of the next events are set.',
    `The sender has been promised one email, by ${facts.eventsAnnounced}. Please mark the request as answered then, and use the address for nothing else.`,
  )
}

function complaintConfirmation(data: MailData): MailWords {
  return toVisitor(data, {
    subject: `We have your complaint (${data.reference})`,
    paragraphs: [
      'Thank you for telling us what went wrong. We have your complaint, and someone who was not involved will look into it.',
      `By ${data.acknowledgedBy} at the latest we will write to say who that is and how to reach them.`,
    ],
    details: [
      { label: 'You hear from us by', value: data.acknowledgedBy },
      { label: 'Your reference', value: data.reference },
    ],
    closing: [
      `How we deal with complaints, and when you may go to the Financial Ombudsman Service: ${data.siteUrl}${pages.contactUs.path}#${complaints.id}`,
      addOrChange,
    ],
  })
}

function complaintNotice({ reference, acknowledgedBy }: MailData): MailWords {
  return toFirm(
    `New complaint ${reference}`,
    'A visitor has sent the complaints form. It is in the register of complaints at the desk.',
    `Someone who was not involved must acknowledge it in writing by ${acknowledgedBy}. Please do not answer it as an ordinary message.`,
  )
}

const addOrChange = `To add or change something, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
