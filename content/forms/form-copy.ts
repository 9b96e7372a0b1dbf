import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { wording } from '#content/site/wording.ts'

/** Labels, hints and messages of the forms that are not specified; those that are: wording.ts. */
export const formCopy = entry('forms/words', 'Words of all forms', {
  labels: {
    name: 'Name',
    phoneNumber: 'Phone Number',
    email: 'Email',
    emailAddress: 'Email Address',
    town: 'Town/City',
    message: 'Message',
    services: 'Services',
    date: 'Preferred Date',
    time: 'Preferred Time',
  },
  choices: { services: wording.services },
  hints: {
    reach: 'A phone number or an email address is enough. Give both if you like.',
    services: 'choose one or more; for equity release, or if you are not sure, tell us in the message',
    date: 'A weekday, from {earliest}.',
  },
  errors: {
    nameLength: 'Please shorten the name to 100 characters or fewer.',
    phoneLength: 'Please shorten the phone number to 30 characters or fewer.',
    phonePattern:
      'Please enter the whole phone number with its area code, such as 01632 960 001, or with + and the country code.',
    emailLength: 'Please shorten the email address to 254 characters or fewer.',
    townLength: 'Please shorten the town to 100 characters or fewer.',
    aboutLength: 'Please shorten what it is about to 100 characters or fewer.',
    messageLength: 'Please shorten the message to 2,000 characters or fewer.',
    dateEarly: 'We need two days to arrange a call. Please choose a later date.',
    dateFar: 'Please choose a date within the next six months.',
    dateMalformed: 'Please give the full date: day, month and year.',
    weekdayClosed: 'Our office is closed on that weekday. Please choose another one.',
    dateClosed: 'Our office is closed on that bank holiday. Please choose another weekday.',
    phoneCalls: `Three calls to this number are booked already. To arrange another, please ring us on ${firm.phone.display}.`,
    emailCalls: `Three calls are booked with this email address already. To arrange another, please ring us on ${firm.phone.display}.`,
    dayCalls: `Several calls on this day were booked from your connection. Please choose another day, or ring us on ${firm.phone.display}.`,
    slotTaken: 'That time has just been taken. Please choose another one.',
    timeUnknown: 'Please choose one of the times listed.',
    choiceUnknown: 'Please choose from those listed.',
  },
  /** The label of the honeypot, in case somebody sees it. */
  honeypot: 'Leave this empty',
  summary: { heading: 'Please check the form' },
  submit: { contact: 'SUBMIT', sending: 'Sending …', again: 'Try again' },
  notification: {
    success: 'Thank you',
    error: 'Not sent yet',
    next: 'What happens next',
    reference: 'Your reference number',
    hearBy: 'You will hear from us by {day}, {time}.',
    received: 'We have received this form from you before, and have not stored it twice.',
    timeZone: 'UK time',
    calendar: 'Add to calendar',
    done: 'Done',
    back: 'Back to the form',
    close: 'Close',
  },
  /** After a form was sent without JavaScript, where its receipt cannot be read. */
  unread: {
    heading: 'No confirmation to show',
    text: `If you have just sent us a form, we have it: please do not send it again. We cannot show its confirmation at the moment. If you gave an email address, one is on its way. For anything else, call ${firm.phone.display}.`,
  },
  /** The rate limit is reached. */
  tooMany: {
    heading: 'Too many messages at once',
    text: `Several forms have just come from your connection, so we have paused for a while. Please try again later, or call ${firm.phone.display}.`,
  },
} as const)
