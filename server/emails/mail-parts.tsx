import { Section, Text } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { body, Unbroken } from './mail-frame.tsx'
import { type Audience, accents, light, sans } from './mail-styles.ts'

export type Details = MailWords['details']

export function Paragraphs({ of: paragraphs }: { of: string[] }) {
  return paragraphs.map((text) => (
    <Text key={text} className="ink" style={body}>
      <Unbroken text={text} />
    </Text>
  ))
}

/** Facts in a panel of their own. */
export function DetailPanel({ details, audience }: { details: Details; audience: Audience }) {
  return (
    <Section className={`panel-${audience}`} style={{ ...panel, backgroundColor: accents[audience].soft }}>
      <DetailTable details={details} />
    </Section>
  )
}

export function DetailTable({ details }: { details: Details }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {details.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row" className="soft" style={labelCell}>
              {label}
            </th>
            <td className="ink" style={valueCell}>
              <Unbroken text={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The one link of a mail, as a button. Nothing follows clicks on it. */
export function ActionButton({ action, audience }: { action: MailWords['action']; audience: Audience }) {
  if (!action) return null
  return (
    <Section style={{ margin: '0 0 24px' }}>
      <a href={action.url} style={{ ...button, backgroundColor: accents[audience].accent }}>
        {action.label}
      </a>
    </Section>
  )
}

/** Each label above its value, for narrow columns. */
export function StackedDetails({ details }: { details: Details }) {
  return details.map(({ label, value }) => (
    <Section key={label}>
      <Text className="soft" style={stackedLabel}>
        {label}
      </Text>
      <Text className="ink" style={stackedValue}>
        <Unbroken text={value} />
      </Text>
    </Section>
  ))
}

export const panel: CSSProperties = { borderRadius: 10, margin: '8px 0 24px', padding: '14px 22px' }

const button: CSSProperties = {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 99,
  color: light.paper,
  fontFamily: sans,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '22px',
  textDecoration: 'none',
}

const labelCell: CSSProperties = {
  width: '34%',
  padding: '5px 14px 5px 0',
  color: light.inkSoft,
  fontFamily: sans,
  fontSize: 14,
  fontWeight: 400,
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
}

const valueCell: CSSProperties = {
  padding: '5px 0',
  color: light.ink,
  fontFamily: sans,
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '22px',
  verticalAlign: 'top',
  wordBreak: 'break-word',
}

const stackedLabel: CSSProperties = { ...labelCell, width: 'auto', margin: 0, padding: 0, lineHeight: '20px' }

const stackedValue: CSSProperties = { ...valueCell, margin: '0 0 10px', padding: 0, wordBreak: 'normal' }
