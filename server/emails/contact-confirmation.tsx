import type { MailWords } from '#content/mail/mail-words.ts'
import { MailFrame } from './mail-frame.tsx'
import type { Side } from './mail-look.ts'
import { DetailPanel, Paragraphs } from './mail-parts.tsx'

/** To whoever sent the contact form: that it arrived, and when to expect an answer. */
export function ContactConfirmation({ words, side }: { words: MailWords; side: Side }) {
  return (
    <MailFrame words={words} side={side}>
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <DetailPanel details={words.details} side={side} />
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}
