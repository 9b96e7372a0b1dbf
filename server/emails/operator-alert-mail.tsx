import { Section, Text } from '@react-email/components'
import { type CSSProperties, createElement, Fragment } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import type { ProblemDetail } from '#content/mail/operator-alert.ts'
import { body, MailFrame } from './mail-frame.tsx'
import { Paragraphs, panel } from './mail-parts.tsx'
import { accents } from './mail-styles.ts'

/** To the firm: what needs the operator, and the commands that help. */
export function OperatorAlertMail({ words, problems }: { words: MailWords; problems: ProblemDetail[] }) {
  return (
    <MailFrame words={words} audience="customer">
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      {problems.map(({ what, advice, commands }) => (
        <Section
          key={what}
          className="panel-customer"
          style={{ ...panel, margin: '8px 0 12px', backgroundColor: accents.customer.soft }}
        >
          <Text className="ink" style={{ ...body, margin: 0, fontWeight: 600 }}>
            {what}
          </Text>
          <Text className="ink" style={{ ...body, margin: 0 }}>
            {advice}
          </Text>
          {commands.map((command) => (
            <Text key={command} className="ink" style={commandLine}>
              <Words of={command} />
            </Text>
          ))}
        </Section>
      ))}
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

/** Breaks a command between its words alone: '--' would be split at its hyphens. */
function Words({ of: command }: { of: string }) {
  const words = command
    .split(' ')
    .map((word) => createElement('span', { style: { whiteSpace: 'nowrap' } }, word))
  return createElement(Fragment, null, ...words.flatMap((word) => [' ', word]).slice(1))
}

const commandLine: CSSProperties = {
  ...body,
  margin: 0,
  fontFamily: "Menlo, Consolas, 'Courier New', monospace",
  fontSize: 14,
  lineHeight: '24px',
}
