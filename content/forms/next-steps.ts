import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'

/** What happens next, shown under the success message of each form. */
export const nextSteps = entry('forms/next-steps', 'What happens next', {
  confirmation: 'A confirmation is on its way to your email address.',
  noConfirmation: 'That email address cannot receive mail, so we will call you.',
  contact: {
    customer: [
      'An adviser reads your message, then calls or writes to you.',
      `If you would rather not wait, call ${firm.phone.display}, ${firm.hours}.`,
    ],
    adviser: [
      'Someone from the network team reads your message, then calls or writes to you.',
      'Your enquiry stays between you and us.',
    ],
  },
  callback: [
    'If you gave an email address, a confirmation is on its way.',
    'Have any documents about the subject to hand, and a note of your questions.',
    `To change or cancel the call, use the link above, or call ${firm.phone.display}.`,
  ],
  consultation: [
    'If you gave an email address, a confirmation is on its way.',
    'The initial consultation is free and commits you to nothing. There is nothing to prepare.',
    `To change or cancel it, use the link above, or call ${firm.phone.display}.`,
  ],
  received: [
    'If you changed something in it, please open the page again and send it from there.',
    `Or call ${firm.phone.display}, ${firm.hours}.`,
  ],
  eventDates: [
    'A confirmation is on its way to your email address.',
    `We write once, when the dates are set: by ${facts.eventsAnnounced}.`,
    'Your request stays between you and us.',
  ],
  brochure: [
    'If it has not arrived within the hour, look in your junk folder.',
    `Still nothing? Write to ${firm.email.display} or call ${firm.phone.display}.`,
  ],
} as const)
