import { firm } from '#content/site/firm.ts'
import { type MailWords, noticeLabels, toFirm, toVisitor } from './mail-words.ts'

/** The words of the mails that follow a booked call: changed, cancelled, and the reminder. */
export const callMailWords = {
  changed,
  cancelled,
  reminder,
  notice: { changed: changedNotice, cancelled: cancelledNotice },
} as const

type Details = MailWords['details']

interface CallMail {
  /** First word of the name, already cleaned; empty when nothing usable is left. */
  firstName: string
  reference: string
  kind: 'callback' | 'consultation'
  /** Wednesday 18 November */
  day: string
  /** 9 am */
  start: string
  /** The address of the call's own page. */
  link: string
  details: Details
}

/** The button of every mail about a call. */
export const ownPageLabel = 'See, change or cancel your call'

/** Of a calendar entry that was taken from the call's page. */
export const calendarDescription = ['One of our advisers will call you, on the number you gave us.']

/** In calendar entries, whose readers have no button. */
export const ownPageSentence = (link: string) => `See, change or cancel your call on its own page: ${link}`

function changed({ firstName, kind, day, start, link, details }: CallMail): MailWords {
  return toVisitor(firstName, {
    subject: `Your call is now on ${day} at ${start}`,
    paragraphs: [
      kind === 'consultation'
        ? 'The time of your initial consultation has been changed. One of our advisers will call you then, on the number you gave us.'
        : 'The time of your callback has been changed. One of our advisers will call you then, on the number you gave us.',
    ],
    details,
    action: { label: ownPageLabel, url: link },
    closing: [
      'The attached entry brings your calendar up to date. The time you had before is free again.',
      `If you did not ask for this, please call ${firm.phone.display}, ${firm.hours}.`,
    ],
  })
}

function cancelled({ firstName, day, start, link, details }: CallMail): MailWords {
  return toVisitor(firstName, {
    subject: `Your call on ${day} is cancelled`,
    paragraphs: [
      `The call on ${day} at ${start} is cancelled, and nobody will ring you. You need not do anything.`,
    ],
    details,
    action: { label: 'See the page of this call', url: link },
    closing: [
      'The attached entry takes the call out of your calendar.',
      `If you did not ask for this, or would like another time, please call ${firm.phone.display}, ${firm.hours}.`,
    ],
  })
}

function reminder({ firstName, day, start, link, details }: CallMail): MailWords {
  return toVisitor(firstName, {
    subject: `Reminder: your call on ${day} at ${start}`,
    paragraphs: ['This is a reminder of the call that you booked. We ring you on the number you gave us.'],
    details,
    action: { label: ownPageLabel, url: link },
    closing: [
      'If the time no longer suits you, change or cancel the call there, up to the moment it begins.',
    ],
  })
}

interface CallNotice {
  reference: string
  by: 'visitor' | 'firm'
}

const whoChanged = { visitor: 'The visitor', firm: 'The desk' } as const

function changedNotice({ reference, by }: CallNotice): MailWords {
  return toFirm(
    `Call changed ${reference}`,
    `${whoChanged[by]} has changed a call. Its new time is closed to others, and the old one is free again.`,
    'The visitor has been told the new time, by mail where there is an address.',
  )
}

function cancelledNotice({ reference, by }: CallNotice): MailWords {
  return toFirm(
    `Call cancelled ${reference}`,
    `${whoChanged[by]} has cancelled a call. Its time is free again.`,
    'The visitor has been told that nobody will ring.',
  )
}

/** Labels of the firm's notices, beside those of every enquiry. */
export const callNoticeLabels = {
  ...noticeLabels,
  oldTime: 'Old time',
  newTime: 'New time',
  reason: 'Reason given',
  earlier: 'Earlier changes',
  cancelled: 'Cancelled',
} as const
