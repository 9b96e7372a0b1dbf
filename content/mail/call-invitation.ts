import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

interface CallInvitation {
  name: string
  isTheirs: boolean
  reference: string
  /** 'Wednesday 18 November' and '9 am'. */
  day: string
  start: string
  url: string
}

/** To whoever takes a call, with an entry for their calendar; and once they take it no longer. */
export function callInvitation({ name, isTheirs, reference, day, start, url }: CallInvitation): MailWords {
  return {
    subject: isTheirs
      ? `Your call on ${day} at ${start}, ${reference}`
      : `No longer your call: ${day} at ${start}, ${reference}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      isTheirs
        ? `The call ${reference} on ${day} at ${start} is yours. Who to ring, and about what, is in the attached entry for your calendar, and at the desk.`
        : `The call ${reference} on ${day} at ${start} is cancelled, or somebody else is taking it. The attached entry removes it from your calendar.`,
    ],
    details: [],
    action: { label: 'Open the call', url },
    closing: isTheirs
      ? [
          'If you cannot take it, move it or give it to a colleague at the desk. Declining the entry in your calendar tells nobody.',
        ]
      : [],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}
