import { Section } from '@react-email/components'
import type { CSSProperties } from 'react'
import type { MailWords } from '#content/mail/mail-words.ts'
import { MailFrame } from './mail-frame.tsx'
import { DetailTable, Paragraphs, panel } from './mail-parts.tsx'
import { accents, light, sans, serif } from './mail-styles.ts'

/** To the visitor, with the brochure attached. */
export function BrochureMail({ words, fileName }: { words: MailWords; fileName: string }) {
  return (
    <MailFrame words={words} audience="adviser">
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      <Section className="panel-adviser" style={{ ...panel, backgroundColor: accents.adviser.soft }}>
        <FileSlip name={fileName} />
        <DetailTable details={words.details} />
      </Section>
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

/** A picture of the attachment, with its file name. */
function FileSlip({ name }: { name: string }) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '4px 0 8px' }}>
      <tbody>
        <tr>
          <td aria-hidden="true" style={sheet}>
            PDF
          </td>
          <td className="ink" style={fileName}>
            {name}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const sheet: CSSProperties = {
  width: 40,
  height: 52,
  padding: 0,
  borderRadius: '4px 14px 4px 4px',
  backgroundColor: accents.adviser.accent,
  color: light.paper,
  fontFamily: sans,
  fontSize: 12,
  fontWeight: 600,
  textAlign: 'center',
  verticalAlign: 'middle',
}

const fileName: CSSProperties = {
  paddingLeft: 16,
  color: light.ink,
  fontFamily: serif,
  fontSize: 18,
  lineHeight: '24px',
  wordBreak: 'break-word',
}
