import { Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { noticeLabels } from '#content/mail/mail-words.ts'
import { body, Lines, MailFrame } from './mail-frame.tsx'
import { accents, light, type Side, sans } from './mail-look.ts'
import { DetailPanel, type Details, Paragraphs } from './mail-parts.tsx'

/** To the firm's own inbox: everything that was sent, and what the sender has been promised. */
export function FirmNotice({ words, side }: { words: MailWords; side: Side }) {
  const message = words.details.find(isMessage)
  return (
    <MailFrame words={words} side={side}>
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <DetailPanel details={words.details.filter((detail) => !isMessage(detail))} side={side} />
      {message && <Quoted {...message} side={side} />}
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

function isMessage({ label }: Details[number]): boolean {
  return label === noticeLabels.message
}

/** The visitor's own words, plainly marked as such. */
function Quoted({ label, value, side }: Details[number] & { side: Side }) {
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <Text className="soft" style={quoteLabel}>
        {label}
      </Text>
      <blockquote style={{ margin: 0, paddingLeft: 18, borderLeft: `3px solid ${accents[side].hills[1]}` }}>
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
