import { brand } from '#content/site/brand.ts'
import { entry } from '#content/site/entry.ts'
import { firm } from '#content/site/firm.ts'
import { pages } from '#content/site/pages.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

/** What replies from the desk begin with. {name} is the visitor's, {reference} the enquiry's, {sender} whoever writes. */
export const replyTemplates = entry('mails/replies', 'Replies from the desk', [
  {
    title: 'Short',
    paragraphs: ['Dear {name},', 'Thank you for your enquiry {reference}.', 'Kind regards', '{sender}'],
  },
  {
    title: 'We tried to ring',
    paragraphs: [
      'Dear {name},',
      'Thank you for your enquiry {reference}. We have tried to ring you, and did not reach you.',
      `When would suit you? Please reply to this email, or ring us: ${firm.phone.display}, ${firm.hours}.`,
      'Kind regards',
      '{sender}',
    ],
  },
  {
    title: 'Not something we do',
    paragraphs: [
      'Dear {name},',
      'Thank you for your enquiry {reference}. I am sorry that this is not something we advise on.',
      'MoneyHelper is free, and can tell you who does: www.moneyhelper.org.uk, or 0800 138 7777.',
      'Kind regards',
      '{sender}',
    ],
  },
])

interface Reply {
  reference: string
  text: string
  /** What it answers; empty where nothing was written. */
  question: string
  siteUrl: string
}

/** What somebody at the desk has written to a visitor, with the question below it. */
export function reply({ reference, text, question, siteUrl }: Reply): MailWords {
  const [greeting = '', ...paragraphs] = text.split(/\n\s*\n/)
  return {
    subject: `Your enquiry ${reference}`,
    greeting,
    paragraphs,
    details: question === '' ? [] : [{ label: 'You wrote', value: question, isQuoted: true }],
    closing: [],
    signOff: [brand.name, firm.phone.display, firm.email.display],
    footer: [
      `How we use your details, and your rights: ${siteUrl}${pages.privacyPolicy.path}`,
      ...statutoryLines,
    ],
  }
}
