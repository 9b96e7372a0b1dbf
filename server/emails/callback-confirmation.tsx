import { Column, Row, Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import { MailFrame } from './mail-frame.tsx'
import { ActionButton, Paragraphs, panel, StackedDetails } from './mail-parts.tsx'
import { accents, light, sans, serif } from './mail-styles.ts'

/** To the visitor who booked a callback or a consultation: booked, changed, or as a reminder. */
export function CallbackConfirmation({ words, date }: { words: MailWords; date: PlainDate }) {
  return (
    <MailFrame words={words} audience="customer">
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <Section className="panel-customer" style={{ ...panel, backgroundColor: accents.customer.soft }}>
        <Row>
          <Column style={{ width: 96, paddingRight: 24, verticalAlign: 'top' }}>
            <CalendarLeaf date={date} />
          </Column>
          <Column style={{ verticalAlign: 'top' }}>
            <StackedDetails details={words.details} />
          </Column>
        </Row>
      </Section>
      <ActionButton action={words.action} audience="customer" />
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

function CalendarLeaf({ date }: { date: PlainDate }) {
  const [weekday = '', dayOfMonth, month = ''] = formatLong(date).split(' ')
  return (
    <table
      role="presentation"
      aria-hidden="true"
      className="card"
      cellPadding={0}
      cellSpacing={0}
      style={leaf}
    >
      <tbody>
        <tr>
          <td style={leafHead}>{month}</td>
        </tr>
        <tr>
          <td className="ink" style={leafDay}>
            {dayOfMonth}
          </td>
        </tr>
        <tr>
          <td>
            <Text className="soft" style={leafFoot}>
              {weekday}
            </Text>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const leaf: CSSProperties = {
  width: 96,
  margin: '4px 0',
  border: `1px solid ${light.line}`,
  borderCollapse: 'separate',
  borderRadius: 10,
  backgroundColor: light.paper,
  overflow: 'hidden',
  textAlign: 'center',
}

const leafHead: CSSProperties = {
  padding: '5px 4px',
  backgroundColor: accents.customer.accent,
  color: light.paper,
  fontFamily: sans,
  fontSize: 13,
  lineHeight: '16px',
}

const leafDay: CSSProperties = {
  padding: '8px 0 0',
  color: light.ink,
  fontFamily: serif,
  fontSize: 38,
  lineHeight: '40px',
}

const leafFoot: CSSProperties = {
  margin: 0,
  padding: '0 0 10px',
  color: light.inkSoft,
  fontFamily: sans,
  fontSize: 13,
  lineHeight: '18px',
}
