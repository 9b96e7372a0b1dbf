import { render } from '@react-email/render'
import type { ReactElement } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { mailText } from './mail-text.ts'

/** Subject, HTML and plain text of a mail. */
export async function renderMail(words: MailWords, template: ReactElement) {
  return { subject: words.subject, html: await render(template), text: mailText(words) }
}
