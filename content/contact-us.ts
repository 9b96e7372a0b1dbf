import { brand } from './brand.ts'
import { claims } from './claims.ts'
import { firm } from './firm.ts'
import { wording } from './wording.ts'

/** Words of the contact page, and of the contact, callback and brochure forms wherever they stand. */
export const contactUs = {
  hero: {
    customer: {
      heading: 'Tell us what you would like to sort out',
      lead: 'A first home, a pension you have lost sight of, cover for your family: one line is enough to begin. A financial adviser reads what you write and comes back to you.',
    },
    adviser: {
      heading: 'Ask us anything about the network',
      lead: 'Whether you are ready to move or only comparing, write to us in confidence. Someone who knows how the network runs will give you straight answers.',
    },
  },
  form: {
    heading: 'Contact Us',
    privacy: {
      customer: `${brand.name} uses the details you give here to answer you and, if you wish, to arrange advice. They go to our own office and to the adviser who contacts you. We do not sell them or add you to a mailing list. We keep enquiries for at least ${claims.retentionYears.figure}. Please leave out health and bank details. Our privacy notice explains your rights under the UK GDPR, the UK’s data protection law.`,
      adviser: `${brand.name} uses the details you give here to answer your questions about the network. They go to our own office. We do not tell your present firm, sell your details or add you to a mailing list. We keep enquiries for at least ${claims.retentionYears.figure}. Our privacy notice explains your rights under the UK GDPR, the UK’s data protection law.`,
      linkText: 'Read the privacy notice',
    },
    /** Label of the box: the words before the link, then the link. */
    checkbox: { before: 'I have read and accept the', linkText: 'privacy policy' },
    replyTime: {
      customer: `A financial adviser will contact you within ${claims.replyContact.figure}.`,
      adviser: `We will contact you within ${claims.replyContact.figure}.`,
    },
    noScript:
      'This form works without JavaScript. If anything is missing, the page comes back with what you wrote.',
  },
  cards: {
    call: {
      title: 'Call Us',
      text: `Speak to our Basingstoke office, ${firm.hours.days}, ${firm.hours.display}.`,
      action: firm.phone.display,
      href: firm.phone.href,
    },
    email: {
      title: 'Email Us',
      text: `Write whenever it suits you. We reply within ${claims.replyContact.figure}.`,
      action: firm.email.display,
      href: firm.email.href,
    },
    callback: {
      title: wording.dialogTitle.callback,
      text: 'Choose a weekday and a half-hour that suits you, and an adviser calls you then.',
      action: 'Choose a time',
    },
  },
  dialog: {
    callback: {
      text: `A financial adviser will be in contact within ${claims.replyCallback.figure}, or at the later date and time you choose below.`,
      messageLabel: 'What would you like to talk about?',
      submit: 'Request my callback',
    },
    consultation: {
      text: `A financial adviser will be in contact within ${claims.replyCallback.figure}, or at the later date and time you choose below. The initial consultation is free. If you would like to go further, your adviser explains the fees before you commit to anything.`,
      messageLabel: 'Anything you would like the adviser to know first',
      submit: 'Request my consultation',
    },
    privacy:
      'We use these details to call you and to prepare for the conversation. Please leave out health and bank details.',
    close: 'Close',
  },
  brochure: {
    heading: wording.brochureButton,
    lead: 'Eight pages on how the network works: the people behind it, the support, the technology, the two self-employed options and what joining involves. Tell us where to email it.',
    privacy:
      'We use your name and email address to send the brochure. You will not be added to a mailing list.',
    submit: 'Send me the brochure',
  },
  map: {
    heading: 'Visit us in Basingstoke',
    text: 'Please arrange a time before you come, so that the right person is free to see you.',
    addressHeading: 'Address',
    hoursHeading: 'Working hours',
    hours: [`${firm.hours.days}: ${firm.hours.display}`, 'Closed at weekends and on bank holidays'],
    directions: 'Get Directions',
    directionsHint: 'opens a map in a new tab',
    openNow: 'Open now',
    closedNow: 'Closed now',
  },
  /** What happens next, shown under the success message of each form. */
  next: {
    contact: {
      customer: [
        'If you gave an email address, a confirmation is on its way to it.',
        'An adviser reads your message, then calls or writes to you.',
        `If you would rather not wait, call ${firm.phone.display}, ${firm.hours.days}, ${firm.hours.display}.`,
      ],
      adviser: [
        'A confirmation is on its way to your email address.',
        'Someone from the network team reads your message, then calls or writes to you.',
        'Your enquiry stays between you and us.',
      ],
    },
    callback: [
      'If you gave an email address, a confirmation is on its way to it.',
      'Have any papers about the subject at hand, and a note of your questions.',
      `To change the time, call ${firm.phone.display} or reply to the confirmation.`,
    ],
    consultation: [
      'If you gave an email address, a confirmation is on its way to it.',
      'The initial consultation is free and commits you to nothing. You need not prepare anything.',
      `To change the time, call ${firm.phone.display} or reply to the confirmation.`,
    ],
    brochure: [
      'If it has not arrived within the hour, look in your junk folder.',
      `Still nothing? Write to ${firm.email.display} or call ${firm.phone.display}.`,
    ],
  },
} as const
