import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { callDetails, type MailData, type MailWords, ownPageLabel, toFirm, toVisitor } from './mail-words.ts'

/** The words of the mails that follow a booked call: changed, cancelled, and the reminder. */
export const callMails = { changed, cancelled, reminder, question, changedNotice, cancelledNotice }

/** Of a calendar entry that was taken from the call's page. */
export const calendarDescription = entry('mails/calendar', 'Calendar entry', [
  'One of our advisers will call you, on the number you gave us.',
])

/** In calendar entries, whose readers have no button. */
export const ownPageSentence = (link: string) => `See, change or cancel your call on its own page: ${link}`

function changed(data: MailData): MailWords {
  return toVisitor(data, {
    subject: `Your call is now on ${data.day} at ${data.start}`,
    paragraphs: [
      'The time of your call has been changed. One of our advisers will ring you then, on the number you gave us.',
    ],
    details: callDetails(data),
    action: { label: ownPageLabel, url: data.link },
    closing: [
      'The attached entry brings your calendar up to date. The time you had before is free again.',
      `If you did not ask for this, please call ${firm.phone.display}, ${firm.hours}.`,
    ],
  })
}

function cancelled(data: MailData): MailWords {
  const { day, start, link } = data
  return toVisitor(data, {
    subject: `Your call on ${day} is cancelled`,
    paragraphs: [
      `The call on ${day} at ${start} is cancelled, and nobody will ring you. There is nothing you have to do.`,
    ],
    details: callDetails(data),
    action: { label: 'See your booking', url: link },
    closing: [
      'The attached entry takes the call out of your calendar.',
      `If you did not ask for this, or would like another time, please call ${firm.phone.display}, ${firm.hours}.`,
    ],
  })
}

function reminder(data: MailData): MailWords {
  return toVisitor(data, {
    subject: `Reminder: your call on ${data.day} at ${data.start}`,
    paragraphs: [
      'This is a reminder of the call that you booked. We will ring you on the number you gave us.',
    ],
    details: callDetails(data),
    action: { label: ownPageLabel, url: data.link },
    closing: [
      'If the time no longer suits you, change or cancel the call there, up to the moment it begins.',
    ],
  })
}

/** Once, after a call that reached them. It thanks and asks, and offers nothing. */
function question(data: MailData): MailWords {
  return toVisitor(data, {
    subject: `Did our call on ${data.day} help?`,
    paragraphs: [
      'Thank you for talking to us. Did the call help you? There are two answers to choose from, and a line if you want to say more.',
    ],
    details: [{ label: 'Your reference', value: data.reference }],
    action: { label: 'Answer the question', url: `${data.link}#question` },
    closing: ['We ask only once. You do not have to answer, and your answer changes nothing between us.'],
  })
}

const whoChanged = { visitor: 'The visitor', firm: 'The desk' } as const

function changedNotice({ reference, changedBy }: MailData): MailWords {
  return toFirm(
    `Call changed ${reference}`,
    `${whoChanged[changedBy]} has changed a call. Its new time is closed to others, and the old one is free again.`,
    'The visitor has been told the new time, by mail where there is an address.',
  )
}

function cancelledNotice({ reference, changedBy }: MailData): MailWords {
  return toFirm(
    `Call cancelled ${reference}`,
    `${whoChanged[changedBy]} has cancelled a call. Its time is free again.`,
    'The visitor has been told that nobody will ring.',
  )
}
