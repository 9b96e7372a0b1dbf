import { brand } from '#content/site/brand.ts'
import { type MailWords, statutoryLines } from './mail-words.ts'

/** A change of the website waits for whoever reads it. It has none of the words: they are at the desk alone. */
export function approvalNotice(notice: {
  name: string
  author: string
  title: string
  url: string
}): MailWords {
  const { name, author, title, url } = notice
  return {
    subject: `A change of the ${brand.name} website waits for approval`,
    greeting: `Hello ${name},`,
    paragraphs: [`${author} has changed “${title}”. Visitors see it once somebody else has approved it.`],
    details: [],
    action: { label: 'Read the change', url },
    closing: ['You can approve it there, or send it back with a reason.'],
    signOff: [`The ${brand.name} website`],
    footer: statutoryLines,
  }
}
