import { Column, Row, Section, Text } from '@react-email/components'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { brochure } from '#content/mail/brochure.ts'
import type { MailWords } from '#content/mail/mail-words.ts'
import { formatLong, type PlainDate } from '#domain/plain-date.ts'
import { body, Lines, MailFrame, Unbroken } from './mail-frame.tsx'
import { type Audience, accents, light, sans, serif, set } from './mail-styles.ts'

type Details = MailWords['details']

interface MailTemplateProps {
  words: MailWords
  audience: Audience
  /** The day of a call, drawn as a leaf of a calendar. */
  date?: PlainDate | null
}

/** Every mail: greeting and paragraphs, a panel of facts, what is quoted, a button, and what follows. */
export function MailTemplate({ words, audience, date = null }: MailTemplateProps) {
  const facts = words.details.filter(({ isQuoted }) => !isQuoted)
  return (
    <MailFrame words={words} audience={audience}>
      <Paragraphs of={[words.greeting, ...words.paragraphs]} />
      {facts.length > 0 && (
        <Section
          className={`panel-${audience}`}
          style={{ ...panel, backgroundColor: accents[audience].soft }}
        >
          {date === null ? (
            <>
              {words.attachment && <FileSlip name={brochure.fileName} />}
              <DetailTable details={facts} />
            </>
          ) : (
            <Row>
              <Column style={{ width: 96, paddingRight: 24, verticalAlign: 'top' }}>
                <CalendarLeaf date={date} />
              </Column>
              <Column style={{ verticalAlign: 'top' }}>
                <StackedDetails details={facts} />
              </Column>
            </Row>
          )}
        </Section>
      )}
      {words.details
        .filter(({ isQuoted }) => isQuoted)
        .map((detail) => (
          <Quoted key={detail.label} {...detail} audience={audience} />
        ))}
      {words.action && <ActionButton action={words.action} audience={audience} />}
      <Paragraphs of={words.closing} />
    </MailFrame>
  )
}

function Paragraphs({ of: paragraphs }: { of: string[] }) {
  return paragraphs.map((text) => (
    <Text key={text} className="ink" style={body}>
      <Unbroken text={text} />
    </Text>
  ))
}

function DetailTable({ details }: { details: Details }) {
  return (
    <table cellPadding={0} cellSpacing={0} style={{ width: '100%', borderCollapse: 'collapse' }}>
      <tbody>
        {details.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" className="soft" style={labelCell}>
              {label}
            </th>
            <td className="ink" style={valueCell}>
              <Linked href={href}>
                <Value text={value} />
              </Linked>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An e-mail address that is wider than its column breaks at the @ first. */
function Value({ text }: { text: string }) {
  const [start = '', ...rest] = text.split(/(?<=@)/)
  return (
    <>
      <Unbroken text={start} />
      {rest.map((part) => (
        <Fragment key={part}>
          <wbr />
          <Unbroken text={part} />
        </Fragment>
      ))}
    </>
  )
}

function Linked({ href, children }: { href: string | undefined; children: ReactNode }) {
  return href === undefined ? (
    children
  ) : (
    <a href={href} style={{ color: 'inherit' }}>
      {children}
    </a>
  )
}

/** Each label above its value, for narrow columns. */
function StackedDetails({ details }: { details: Details }) {
  return details.map(({ label, value, href }) => (
    <Section key={label}>
      <Text className="soft" style={stackedLabel}>
        {label}
      </Text>
      <Text className="ink" style={stackedValue}>
        <Linked href={href}>
          <Unbroken text={value} />
        </Linked>
      </Text>
    </Section>
  ))
}

/** Set apart from the firm's text, as a visitor's message is. */
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

/** The one link of a mail, as a button. Nothing follows clicks on it. */
function ActionButton({
  action,
  audience,
}: {
  action: NonNullable<MailWords['action']>
  audience: Audience
}) {
  return (
    <Section style={{ margin: '0 0 24px', textAlign: 'center' }}>
      <a href={action.url} style={{ ...button, backgroundColor: accents[audience].accent }}>
        {action.label}
      </a>
    </Section>
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

const panel: CSSProperties = { borderRadius: 10, margin: '8px 0 24px', padding: '14px 22px' }

const button = set(16, '22px', {
  display: 'inline-block',
  padding: '12px 24px',
  borderRadius: 99,
  color: light.paper,
  fontWeight: 600,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
})

const labelCell = set(14, '22px', {
  width: '34%',
  padding: '5px 14px 5px 0',
  color: light.inkSoft,
  fontWeight: 400,
  textAlign: 'left',
  verticalAlign: 'top',
})

const valueCell = set(16, '22px', {
  padding: '5px 0',
  fontWeight: 600,
  verticalAlign: 'top',
  wordBreak: 'break-word',
})

const stackedLabel: CSSProperties = { ...labelCell, width: 'auto', margin: 0, padding: 0, lineHeight: '20px' }

const stackedValue: CSSProperties = { ...valueCell, margin: '0 0 10px', padding: 0, wordBreak: 'normal' }

const quoteLabel = set(14, '22px', { margin: '0 0 6px', color: light.inkSoft })

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

const leafHead = set(13, '16px', {
  padding: '5px 4px',
  backgroundColor: accents.customer.accent,
  color: light.paper,
})

const leafDay = set(38, '40px', { padding: '8px 0 0', fontFamily: serif })

const leafFoot = set(13, '18px', { margin: 0, padding: '0 0 10px', color: light.inkSoft })

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

const fileName = set(18, '24px', { paddingLeft: 16, fontFamily: serif, wordBreak: 'break-word' })
