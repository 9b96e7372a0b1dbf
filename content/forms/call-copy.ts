import { callSchedule } from '#content/site/call-schedule.ts'
import { entry } from '#content/site/entry.ts'
import { facts } from '#content/site/facts.ts'
import { firm } from '#content/site/firm.ts'
import { meta } from '#content/site/meta.ts'

export const callMeta = meta(
  'Request a callback or a consultation',
  `Choose a weekday and a time for one of our advisers to call you, or book a free initial consultation. Contact within ${facts.replyCallback}.`,
)

/** The text of the callback form in its two kinds. */
export const callCopy = entry('forms/call', 'Callback form', {
  callback: {
    text: `A financial adviser will be in contact within ${facts.replyCallback}, or at the later date and time you choose below. The first call is free.`,
    messageLabel: 'What would you like to talk about?',
    submit: 'Request my callback',
  },
  consultation: {
    text: `A financial adviser will be in contact within ${facts.replyCallback}, or at the later date and time you choose below. The initial consultation is a phone call and is free. If you would like to go further, your adviser explains the fees before you commit to anything.`,
    messageLabel: 'Anything you would like the adviser to know first',
    submit: 'Request my consultation',
  },
  privacy:
    'We use these details to call you and to prepare for the conversation. Please leave out health and bank details.',
  booked: 'Your call is booked for {date}, {time}. Your reference number is {reference}.',
} as const)

export const pickerCopy = entry('forms/picker', 'Choosing a time', {
  heading: 'Choose a time',
  open: 'Choose a time',
  chooseDate: 'Choose a date first',
  hint: `${callLength(callSchedule.slotMinutes)}, UK time.`,
  morning: 'Morning',
  afternoon: 'Afternoon',
  taken: 'taken',
  closedSlot: 'closed',
  loading: 'Looking up the free times …',
  closed: {
    weekend: 'We make no calls at weekends. Please choose a weekday.',
    day: 'We make no calls on this day ({reason}). Please choose another date.',
  },
  contactLink: 'Go to the contact form',
  showTimes: 'Show free times',
  /** The next days, each with what is left of it. */
  days: 'The next days, or choose another below',
  left: { all: 'all day', mornings: 'mornings', afternoons: 'afternoons', none: 'full' },
  /** Shown without JavaScript. */
  noScript: 'Choose any of the times listed. If one has just been taken, we will ask you to choose another.',
} as const)

export const asideCopy = entry('forms/aside', 'Beside the callback form', {
  callback: [
    'Choose a day and a time that suit you.',
    'An adviser rings you then, if possible one who knows the subject.',
    'You decide afterwards, in your own time, whether to go further.',
  ],
  consultation: [
    'Choose a day and a time that suit you.',
    'An adviser calls you, listens first, then says whether advice would help.',
    'If you want more, you are told what it costs before you commit.',
  ],
  ring: 'Or ring us on',
  hours: firm.hours,
} as const)

function callLength(minutes: number): string {
  if (minutes === 30) return 'Half an hour'
  return minutes === 60 ? 'One hour' : `${minutes} minutes`
}
