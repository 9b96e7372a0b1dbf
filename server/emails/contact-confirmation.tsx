import type { MailWords } from '#content/mail/mail-words.ts'
import { MailFrame } from './mail-frame.tsx'
import { ActionButton, DetailPanel, Paragraphs } from './mail-parts.tsx'
import type { Audience } from './mail-styles.ts'

/** To the visitor who sent the contact form, or whose call is cancelled. */
export function ContactConfirmation({ words, audience }: { words: MailWords; audience: Audience }) {
  return (
    <MailFrame words={words} audience={audience}>
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <DetailPanel details={words.details} audience={audience} />
      <ActionButton action={words.action} audience={audience} />
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}
