import { Link, Text } from '@react-email/components'
import type { MailWords } from '#content/mail/mail-words.ts'
import { body, MailFrame } from './mail-frame.tsx'
import { Paragraphs } from './mail-parts.tsx'

/** To a member of staff: the link to their first passkey. */
export function StaffInvitationMail({ words, link }: { words: MailWords; link: string }) {
  return (
    <MailFrame words={words} audience="customer">
      <Paragraphs of={[words.greeting, ...words.paragraphs.filter((text) => text !== link)]} />
      <Text className="ink" style={{ ...body, wordBreak: 'break-all' }}>
        <Link href={link}>{link}</Link>
      </Text>
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}
