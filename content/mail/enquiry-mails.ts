import { brand } from '#content/site/brand.ts'
import { figures } from '#content/site/figures.ts'
import { firm } from '#content/site/firm.ts'
import type { CallKind, EnquiryKind } from '#domain/enquiry-kinds.ts'
import { callDetails, type MailFacts, type MailWords, ownPageLabel, toFirm, toVisitor } from './mail-words.ts'

type Words = (facts: MailFacts) => MailWords

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
  'event-dates': { confirmation: eventDatesConfirmation, notice: eventDatesNotice },
}

/** A call as it stands in a calendar. */
export const callTitles: Record<CallKind, string> = {
  callback: `Callback from ${brand.name}`,
  consultation: `Initial consultation with ${brand.name}`,
}

function contactConfirmation(facts: MailFacts): MailWords {
  const { reference, replyBy, role } = facts
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
  return toVisitor(facts, {
    subject: `${subject} (${reference})`,
    paragraphs: [
      `Thank you for writing to ${brand.name}. ${has}`,
      `${who} will contact you by phone or by email, by ${replyBy} (within ${figures.replyContact}).`,
    ],
    details: [
      { label: 'You hear from us by', value: replyBy },
      { label: 'Your reference', value: reference },
    ],
    closing: [addOrChange],
  })
}

function contactNotice({ reference, role }: MailFacts): MailWords {
  const isAdviser = role === 'Adviser'
  return toFirm(
    `New ${role.toLowerCase()} enquiry ${reference}`,
    `${isAdviser ? 'An adviser' : 'A customer'} has sent the contact form.`,
    `The sender has been promised contact within ${figures.replyContact}${isAdviser ? ', in confidence' : ''}.`,
  )
}

function callbackConfirmation(facts: MailFacts): MailWords {
  return bookedCall(facts, {
    what: 'Your call',
    paragraph: 'Your callback is booked. One of our advisers will call you on the number you gave us.',
    prepare: [
      'It helps to have at hand any papers about what you would like to discuss, such as a recent statement or policy, and a note of your questions. If you have none of these, that is fine.',
    ],
  })
}

function consultationConfirmation(facts: MailFacts): MailWords {
  return bookedCall(facts, {
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
  facts: MailFacts,
  { what, paragraph, prepare }: { what: string; paragraph: string; prepare: string[] },
): MailWords {
  return toVisitor(facts, {
    subject: `${what} on ${facts.day} at ${facts.start}`,
    paragraphs: [paragraph],
    details: callDetails(facts),
    action: { label: ownPageLabel, url: facts.link },
    closing: [
      'An entry for your calendar is attached.',
      ...prepare,
      'If you cannot answer when we ring, we try once more within half an hour. After that, reply to this email with a time that suits you, and we ring again. There is no charge for a missed call.',
      `To change or cancel, reply to this email or call ${firm.phone.display}, ${firm.hours}.`,
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

function brochure(facts: MailFacts): MailWords {
  return toVisitor(facts, {
    subject: 'The brochure you asked for',
    paragraphs: [
      `You asked for the ${brand.name} brochure for advisers. It is attached to this email as a PDF.`,
      'This is the only email your request brings. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: facts.reference }],
    closing: [
      `If the file does not open, reply to this email or call ${firm.phone.display}, and we will send it another way.`,
    ],
    attachment: 'brochure',
  })
}

function brochureNotice({ reference }: MailFacts): MailWords {
  return toFirm(
    `New brochure request ${reference}`,
    'Someone has asked for the adviser brochure. The site sends it by itself.',
    'The sender has not agreed to any further contact. Please do not add the address to a mailing list.',
  )
}

function eventDatesConfirmation(facts: MailFacts): MailWords {
  return toVisitor(facts, {
    subject: 'We will tell you the next event dates',
    paragraphs: [
      `You asked ${brand.name} to tell you when the dates of the next events for advisers are set. They are announced by ${figures.eventsAnnounced}.`,
      'You get one email with the dates. We have not added you to a mailing list.',
    ],
    details: [{ label: 'Your reference', value: facts.reference }],
    closing: [addOrChange],
  })
}

function eventDatesNotice({ reference }: MailFacts): MailWords {
  return toFirm(
    `New request for event dates ${reference}`,
    'An adviser asks to be told when the dates of the next events are set.',
    `The sender has been promised one email, by ${figures.eventsAnnounced}. Please mark the request as answered then, and use the address for nothing else.`,
  )
}

const addOrChange = `To add or change something, reply to this email or call ${firm.phone.display}, ${firm.hours}.`
