import type { MailWords } from '#content/mail/mail-words.ts'

/** The plain text part: the same words in the same order. */
export function mailText(words: MailWords): string {
  const paragraphs = [
    words.greeting,
    ...words.paragraphs,
    words.details.map(detail).join('\n'),
    words.action ? `${words.action.label}:\n${words.action.url}` : '',
    ...words.closing,
    words.signOff.join('\n'),
    // Without the signature delimiter '-- ': mail clients grey out or hide what follows it.
    ...words.footer,
  ]
  return `${paragraphs.filter((text) => text !== '').join('\n\n')}\n`
}

/** A value of several lines is indented under its label, so that it cannot be taken for the firm's text. */
function detail({ label, value }: MailWords['details'][number]): string {
  if (!value.includes('\n')) return `${label}: ${value}`
  return `${label}:\n${value.replace(/^/gm, '  ')}`
}
