import { Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { noticeLabels } from '#content/mail/mail-words.ts'
import { body, Lines, MailFrame } from './mail-frame.tsx'
import { DetailPanel, type Details, Paragraphs } from './mail-parts.tsx'
import { type Audience, accents, light, sans } from './mail-styles.ts'

/** To the firm: the whole enquiry, and what the visitor was promised. */
export function FirmNotice({ words, audience }: { words: MailWords; audience: Audience }) {
  const message = words.details.find(isMessage)
  return (
    <MailFrame words={words} audience={audience}>
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <DetailPanel details={words.details.filter((detail) => !isMessage(detail))} audience={audience} />
      {message && <Quoted {...message} audience={audience} />}
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

function isMessage({ label }: Details[number]): boolean {
  return label === noticeLabels.message
}

/** The visitor's message, set apart from the firm's text. */
function Quoted({ label, value, audience }: Details[number] & { audience: Audience }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Text className="soft" style={quoteLabel}>
        {label}
      </Text>
      <blockquote
        style={{ margin: 0, paddingLeft: 18, borderLeft: `3px solid ${accents[audience].hills[1]}` }}
      >
        <Text className="ink" style={{ ...body, margin: 0, wordBreak: 'break-word' }}>
          <Lines of={value.split('\n')} />
        </Text>
      </blockquote>
    </Section>
  )
}

const quoteLabel: CSSProperties = {
  margin: '0 0 6px',
  color: light.inkSoft,
  fontFamily: sans,
  fontSize: 14,
  lineHeight: '22px',
}
