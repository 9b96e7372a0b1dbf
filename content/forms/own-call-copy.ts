import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

const description =
  'The page of one booked call: its day and time, what happens then, and how to change or cancel it. Only someone with the link can open it.'

/** Not for search engines: the page has a secret address. */
export const ownCallMeta = {
  booked: meta('Your call', description),
  moved: meta('Your new time is booked', description),
  cancelled: meta('Your call is cancelled', description),
  unknown: meta('We cannot find this call', description),
} as const

export const ownCallCopy = entry('forms/own-call', 'The page of a booked call', {
  kind: { callback: 'Your callback', consultation: 'Your initial consultation' },
  cancelledKind: {
    callback: 'Cancelled: your callback',
    consultation: 'Cancelled: your initial consultation',
  },
  until: 'until {end}, UK time',
  labels: { services: 'You want to talk about', phone: 'We ring', reference: 'Your reference' },
  phone: 'the number that ends in {ending}',
  /** Where it is booked with an adviser. */
  adviser: '{name} rings you',
  actions: {
    change: 'Change the time',
    cancel: 'Cancel the call',
    calendar: 'Add to your calendar',
    back: 'Leave it as it is',
    again: 'Book another call',
  },
  happens: {
    heading: 'What happens at the call',
    callback: [
      'An adviser rings at the time above, if possible one who knows the subject.',
      'You say what is on your mind. The adviser asks a few questions, and says whether advice would help.',
      'Nobody asks for a PIN or a password, and nobody asks you to move money.',
    ],
    consultation: [
      'An adviser rings at the time above and asks what you would like to achieve.',
      'Together you look at how things stand, and the adviser says whether advice would help. This first call is free.',
      'Nobody asks for a PIN or a password, and nobody asks you to move money.',
    ],
  },
  missed: {
    heading: 'If you miss it',
    text: `Nothing is lost. We try once more the same day. After that, ring us on ${firm.phone.display}, ${firm.hours}, or reply to the email that confirmed the call. If you know beforehand that you cannot talk, change the time here.`,
  },
  change: {
    heading: 'Choose another time',
    lead: 'Your call on {when} stays yours until the new time is booked.',
    submit: 'Book the new time',
  },
  cancel: {
    heading: 'Cancel the call on {when}?',
    lead: 'The time is then free for others, and we do not ring you.',
    reason: 'Would you like to tell us why?',
    submit: 'Yes, cancel the call',
  },
  question: {
    heading: 'Did the call help?',
    line: 'Would you like to say more?',
    yes: 'Yes, it helped',
    no: 'No, not really',
  },
  notices: {
    answered: 'Thank you. We have your answer, and do not ask again.',
    moved: 'The new time is booked. If you gave an email address, a message with it is on its way.',
    cancelled: 'The call is cancelled. If you gave an email address, a message that says so is on its way.',
    unnamed:
      'Nothing has been changed. Please choose whether to change the time of the call or to cancel it.',
    stale:
      'This call was changed after you had opened the page. Below is how it stands now: please look again before you change it.',
    begun: `This call has begun, so it can no longer be changed here. Please ring us on ${firm.phone.display}.`,
    failed: `That did not work, and nothing has been changed. Please try again, or ring us on ${firm.phone.display}.`,
  },
  states: {
    cancelled: 'This call is cancelled. Nobody will ring you.',
    begun: `The time of this call has come or has passed. If we did not reach each other, please ring us on ${firm.phone.display}.`,
  },
  unknown: {
    heading: 'We cannot find this call',
    text: [
      'Please check that the link is whole: it may have been cut off when it was copied. We also remove the page when we delete the details of a call.',
      `If you would like to change or cancel a call, ring us on ${firm.phone.display}, ${firm.hours}, and we will do it for you.`,
    ],
  },
} as const)
