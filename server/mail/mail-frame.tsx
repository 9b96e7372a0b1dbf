import { Body, Container, Head, Heading, Html, Preview, Section, Text } from '@react-email/components'
import { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
import { interfaceColours } from '#app/styles/palette.ts'
import type { MailWords } from '#content/mail/mail-words.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { type Audience, accents, darkStyles, light, sans, serif, set } from './mail-styles.ts'

/** The layout of every mail: brand, heading, sign-off and regulatory footer. */
export function MailFrame({
  words,
  audience,
  children,
}: {
  words: MailWords
  audience: Audience
  children: ReactNode
}) {
  return (
    <Html lang="en-GB" dir="ltr">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{words.subject}</title>
        <style>{`:root { color-scheme: light dark; }${darkStyles}`}</style>
      </Head>
      <Body
        className="ground"
        style={{ margin: 0, padding: 0, backgroundColor: light.sand, fontFamily: sans }}
      >
        <Preview>{words.paragraphs[0] ?? words.subject}</Preview>
        <Container style={{ maxWidth: 600, width: '100%', margin: '0 auto', padding: '28px 12px' }}>
          <Section className="card" style={card}>
            <Horizon audience={audience} />
            <Section className="pad" style={{ padding: '30px 44px 8px' }}>
              <Heading as="h1" className="ink heading" style={heading}>
                <Unbroken text={words.subject} />
              </Heading>
              <LodeLine />
              {children}
              <Text className="ink" style={{ ...body, margin: '28px 0 30px' }}>
                {words.signOff.map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    <Unbroken text={line} />
                  </Fragment>
                ))}
              </Text>
            </Section>
          </Section>
          <Section className="pad" style={{ padding: '22px 44px 0' }}>
            {words.footer.map((line) => (
              <Text key={line} className="soft" style={small}>
                {line
                  .split(address)
                  .map((part, index) =>
                    index % 2 === 1 ? (
                      <Parts key={part} of={part} at={address} />
                    ) : (
                      <Unbroken key={part} text={part} />
                    ),
                  )}
              </Text>
            ))}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

/** Sky and three hills; mail clients without border-radius show plain stripes. */
function Horizon({ audience }: { audience: Audience }) {
  const { sky, hills, accent } = accents[audience]
  const band = (index: 0 | 1 | 2, crest: string) => (
    <div
      className={`hill-${audience}-${index + 1}`}
      style={{
        height: 12,
        lineHeight: '12px',
        fontSize: 1,
        backgroundColor: hills[index],
        borderRadius: crest,
      }}
    >
      &nbsp;
    </div>
  )
  return (
    <Section className={`sky-${audience}`} style={{ backgroundColor: sky }}>
      <div className="pad" style={{ padding: '22px 44px 18px' }}>
        <table role="presentation" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td style={{ paddingRight: 10 }}>
                <Mark />
              </td>
              <td className="brand" style={{ ...wordmark, color: accent }}>
                {brand.name}
              </td>
            </tr>
          </tbody>
        </table>
      </div>
      {/* Each band's background is the colour of the one behind it, which shows above its rounded edge. */}
      {band(0, '62% 38% 0 0 / 100% 60% 0 0')}
      <div className={`hill-${audience}-1`} style={{ backgroundColor: hills[0] }}>
        {band(1, '34% 66% 0 0 / 70% 100% 0 0')}
      </div>
      <div className={`hill-${audience}-2`} style={{ backgroundColor: hills[1] }}>
        {band(2, '72% 28% 0 0 / 100% 50% 0 0')}
      </div>
    </Section>
  )
}

/** The logo's sun and hill, from rounded boxes. */
function Mark() {
  const { markSky, markSun, markHill } = interfaceColours
  return (
    <div aria-hidden="true" style={{ ...mark, backgroundColor: markSky.light }}>
      <div style={{ ...markDisc, backgroundColor: markSun.light }} />
      <div style={{ ...markGround, backgroundColor: markHill.light }} />
    </div>
  )
}

/** The site's wavy stroke, from three cells whose borders are rounded up and down in turn. */
function LodeLine() {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} style={{ margin: '14px 0 24px' }}>
      <tbody>
        <tr>
          <Bend way="up" />
          <Bend way="down" />
          <Bend way="up" />
        </tr>
      </tbody>
    </table>
  )
}

function Bend({ way }: { way: 'down' | 'up' }) {
  const edge = `3px solid ${light.sun}`
  return (
    <td style={{ padding: way === 'down' ? '3px 0 0' : '0 0 3px', lineHeight: '1px' }}>
      <div
        style={
          way === 'down'
            ? { ...wave, borderBottom: edge, borderRadius: '0 0 50% 50% / 0 0 100% 100%' }
            : { ...wave, borderTop: edge, borderRadius: '50% 50% 0 0 / 100% 100% 0 0' }
        }
      />
    </td>
  )
}

const lineBreak = <br />

/** Text with <br> for its line breaks: some mail clients ignore white-space: pre-line. */
export function Lines({ of: lines }: { of: string[] }) {
  return createElement(Fragment, null, ...lines.flatMap((line) => [lineBreak, line]).slice(1))
}

/** No line breaks within dates, postcodes, times, references, and the firm's number and address, which can be pressed. */
const inOnePiece = new RegExp(
  String.raw`(\d{1,2} [JFMASOND][a-z]{2,8}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:at )?\d{1,2}(?::\d\d)? [ap]m|\d\d:\d\d - \d\d:\d\d|\(?[A-Z]+-[A-Z\d]{5}\)?|${firm.phone.display}|${firm.email.display})`,
)
const address = /(https?:\/\/\S+)/

export function Unbroken({ text }: { text: string }) {
  return <Parts of={text} at={inOnePiece} style={{ whiteSpace: 'nowrap' }} />
}

/** `at` has one capturing group: the odd parts are what it matches. */
function Parts({ of: text, at, style }: { of: string; at: RegExp; style?: CSSProperties }) {
  const hrefOf: Record<string, string> = {
    [firm.phone.display]: firm.phone.href,
    [firm.email.display]: firm.email.href,
  }
  const parts = text.split(at).map((part, index) => {
    if (index % 2 === 0) return part
    const href = address.test(part) ? part : hrefOf[part]
    return href
      ? createElement('a', { href, style: { ...style, color: 'inherit' } }, part)
      : createElement('span', { style }, part)
  })
  return createElement(Fragment, null, ...parts)
}

export const body = set(16, '26px', { margin: '0 0 16px' })

const card: CSSProperties = {
  backgroundColor: light.paper,
  border: `1px solid ${light.line}`,
  borderRadius: 14,
  overflow: 'hidden',
}

const heading = set(29, 1.2, {
  margin: 0,
  fontFamily: serif,
  fontWeight: 400,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
})

const mark: CSSProperties = { width: 30, height: 30, borderRadius: 15, overflow: 'hidden' }
const markDisc: CSSProperties = { width: 8, height: 8, margin: '6px 0 0 16px', borderRadius: 4 }
const markGround: CSSProperties = { height: 20, margin: '1px 0 0', borderRadius: '70% 30% 0 0 / 60% 40% 0 0' }

const wordmark = set(21, '26px', { fontFamily: serif, fontWeight: 700 })

const wave: CSSProperties = { width: 38, height: 4, fontSize: 1, lineHeight: '1px' }

const small = set(13, '20px', { margin: '0 0 8px', color: light.inkSoft })
