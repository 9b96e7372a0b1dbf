import type { MailWords } from '#content/mail/mail-words.ts'

/** The mail for those who read without HTML: the same words in the same order. */
export function mailText(words: MailWords): string {
  const paragraphs = [
    words.greeting,
    ...words.paragraphs,
    words.details.map(detail).join('\n'),
    ...words.closing,
    words.signOff.join('\n'),
    // Without the customary '-- ' before it: mail programs grey out or fold away what follows that mark.
    ...words.footer,
  ]
  return `${paragraphs.filter((text) => text !== '').join('\n\n')}\n`
}

/** A value of several lines stands under its label, indented, so that it cannot be taken for our own words. */
function detail({ label, value }: MailWords['details'][number]): string {
  if (!value.includes('\n')) return `${label}: ${value}`
  return `${label}:\n${value.replace(/^/gm, '  ')}`
}
