import { describe, expect, test } from 'vitest'
import { brochure } from '#content/mail/brochure.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { bookedCall, brochureRequest, storedMessage } from '#server/enquiries/enquiry.test-support.ts'
import type { Enquiry } from '#server/enquiries/enquiry.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import { createDelivery, mailAbout, visible } from './delivery.test-support.ts'
import type { Arrival } from './mail-server.test-support.ts'

const deliver = createDelivery()

const adviser: Enquiry = { ...storedMessage, role: 'Adviser' }
const consultation: Enquiry = { ...bookedCall, kind: 'consultation' }
const cancelled: Enquiry = { ...bookedCall, cancelledUtc: '2026-11-16T09:00:00.000Z', sequence: 1 }
const dates: Enquiry = { ...adviser, kind: 'event-dates' }

describe.each<[OutboxKind, string, Enquiry]>([
  ['confirmation', 'of a customer’s message', storedMessage],
  ['confirmation', 'of an adviser’s message', adviser],
  ['confirmation', 'of a callback', bookedCall],
  ['confirmation', 'of a consultation', consultation],
  ['confirmation', 'of a request for event dates', dates],
  ['call-changed', '', bookedCall],
  ['call-cancelled', '', cancelled],
  ['call-reminder', '', bookedCall],
])('the %s %s', (kind, _, record) => {
  test('arrives in HTML and text, with the firm and its regulator, and loads nothing', async () => {
    const { mail, raw, envelopeFrom } = await deliver(kind, record)
    expect(mail.from).toMatchObject({ name: 'The Firm', address: 'post@mail.example.com' })
    expect(envelopeFrom).toBe('post@mail.example.com')
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain(firm.statusSentence)
      expect(part).toContain(regulatory.register)
      expect(part).toContain(regulatory.company)
      expect(part).toContain(regulatory.office)
      expect(part).toContain(record.reference)
    }
    expect(mail.messageId).toBe('<0199-outbox-1@mail.example.com>')
    expect(mail.date).toBe('2026-11-15T00:00:00.000Z')
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(mail.html).toContain('prefers-color-scheme: dark')
    expect(mail.html).toContain('lang="en-GB"')
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(/i)
  })

  test('greets by first name and repeats nothing else that was typed', async () => {
    const { mail, envelopeTo } = await deliver(kind, record)
    expect(envelopeTo).toEqual([record.email])
    expect(mail.to).toMatchObject([{ address: record.email }])
    expect(mail.replyTo).toMatchObject([{ address: firm.email.display }])
    expect(mail.text).toContain('Dear Zoë,')
    expect(mail.subject).not.toContain('Zoë')
    expect(mail.text).toContain('https://firm.example.com/PrivacyPolicy')
    expect(mail.text).toMatch(/never ask you to move money[^.]*\. If a caller[^.]*hang up and ring/)
    expect(visible(mail.html)).toContain('Dear Zoë,')
    const calendar = mail.attachments.map(({ content }) => asText(content)).join()
    for (const part of [mail.text, mail.html, mail.subject, calendar])
      expect(part).not.toMatch(/O’Brien|marmalade|quince|Odiham|evil|960 001/)
  })
})

describe('a mail to a visitor', () => {
  test('is greeted without a name where nothing usable was typed', async () => {
    const { text } = await mailAbout('confirmation', { ...storedMessage, name: '12345' })
    expect(text).toMatch(/^Hello,\n/)
  })

  test('has no Reply-To where it comes from the firm’s own address', async () => {
    const mail = await mailAbout('confirmation', storedMessage, { from: firm.email.display })
    expect(mail.replyTo).toBeUndefined()
  })

  test.each(['', 'jo', 'jo@example.com, sam@example.com', 'jo@example.com\r\nBcc: sam@example.com'])(
    'is not composed for the invalid address %j',
    async (email) => {
      await expect(mailAbout('confirmation', { ...storedMessage, email })).rejects.toThrow()
    },
  )

  test.each([
    ['a customer', storedMessage, 'We have your message (ZZ-7K3Q9)'],
    ['an adviser', adviser, 'We have your question about the network (ZZ-7K3Q9)'],
  ])('tells %s by when they hear from the firm', async (_, record, subject) => {
    const mail = await mailAbout('confirmation', record)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain('You hear from us by: Friday 17 July, 10:30\u00a0am')
  })

  test.each([
    ['callback', bookedCall, 'Your call on Thursday 19 November at 9 am'],
    ['consultation', consultation, 'Your initial consultation on Thursday 19 November at 9 am'],
  ])('about a %s gives the day once, the time and an entry for the calendar', async (...given) => {
    const [, record, subject] = given
    const { mail, raw } = await deliver('confirmation', record)
    expect(mail.subject).toBe(subject)
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain('Thursday 19 November 2026')
      expect(part).not.toContain('19-11-2026')
      expect(part).toContain('09:00 - 09:30 (UK time)')
    }
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    const file = mail.attachments.find(({ filename }) => filename === 'invitation.ics')
    expect(asText(file?.content)).toContain('DTSTART;TZID=Europe/London:20261119T090000')
  })

  test('with the brochure has it attached, and its name in the text', async () => {
    const { mail, envelopeTo } = await deliver('confirmation', brochureRequest)
    expect(envelopeTo).toEqual(['sam@example.com'])
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({
      filename: brochure.fileName,
      mimeType: 'application/pdf',
      disposition: 'attachment',
    })
    expect(asText(mail.attachments[0]?.content)).toBe('%PDF-1.7 not really')
    expect(visible(mail.html)).toContain(brochure.fileName)
    expect(visible(mail.html)).toContain(brand.name)
  })
})

describe('the notice to the firm', () => {
  test('has every field, and replies go to the visitor', async () => {
    const { mail, envelopeTo } = await deliver('enquiry-notice', bookedCall)
    expect(envelopeTo).toEqual(['enquiries@example.com'])
    expect(mail.replyTo).toMatchObject([{ address: bookedCall.email }])
    const fields = [
      bookedCall.name,
      bookedCall.email,
      bookedCall.phoneNumber,
      bookedCall.town,
      'Mortgage Planning, Insurance/ Protection',
      'Thursday 19 November 2026',
      '09:00 - 09:30',
      bookedCall.originPage,
      bookedCall.noticeVersion,
      '15/07/2026, 10:41',
    ]
    for (const part of [mail.text, visible(mail.html)])
      for (const field of fields) expect(part).toContain(field)
    expect(visible(mail.html)).toContain(bookedCall.message)
    expect(mail.text).toContain('  Our <b>marmalade</b> & all.\n')
    expect(mail.html).not.toContain('<b>marmalade')
  })

  test('leads to the enquiry at the desk, and to the telephone', async () => {
    const { html, text } = await mailAbout('enquiry-notice', storedMessage)
    expect(html).toContain('href="https://desk.example.com/enquiries/')
    expect(html).toMatch(/href="tel:\+?\d{10,}"/)
    expect(html).toMatch(/href="mailto:[^"?]+@[^"?]+"/)
    expect(text).toContain('Open it at the desk:\nhttps://desk.example.com/enquiries/')
  })

  test('says what was not given, and does not name what was not asked for', async () => {
    const { text, replyTo } = await mailAbout('enquiry-notice', { ...storedMessage, email: '', town: '' })
    expect(text).toContain('E-mail: Not given\nTown: Not given\n')
    expect(replyTo).toBeUndefined()
    expect((await mailAbout('enquiry-notice', adviser)).text).not.toContain('Town')
    expect((await mailAbout('enquiry-notice', brochureRequest)).text).not.toMatch(
      /^(Phone|Message|Services):/m,
    )
  })
})

describe('a visitor’s input cannot inject headers or recipients', () => {
  const hostile = [
    'Jo\r\nBcc: victim@example.com',
    'Jo\nSubject: You have won',
    '"Jo" <victim@example.com>, Sam <sam@example.com>',
    'Jo\u2028Bcc: victim@example.com\0',
  ]

  test.each(hostile)('as a name: %j', async (name) => {
    const confirmation = await deliver('confirmation', { ...bookedCall, name })
    expectHarmless(confirmation, bookedCall.email, 'Your call on Thursday 19 November at 9 am')
    expect(confirmation.mail.text).not.toMatch(/victim|won/)
    const notice = await deliver('enquiry-notice', { ...storedMessage, name })
    expectHarmless(notice, 'enquiries@example.com', 'New customer enquiry ZZ-7K3Q9')
  })

  test.each([
    ...hostile,
    'jo@example.com, victim@example.com',
    'jo@example.com>\r\nRCPT TO:<victim@example.com',
  ])('as an adviser’s unchecked address: %j', async (email) => {
    const notice = await deliver('enquiry-notice', { ...adviser, email })
    expectHarmless(notice, 'enquiries@example.com', 'New adviser enquiry ZZ-7K3Q9')
    expect(notice.mail.replyTo).toBeUndefined()
  })

  function expectHarmless({ mail, envelopeTo, raw }: Arrival, to: string, subject: string) {
    expect(envelopeTo).toEqual([to])
    expect(mail.to).toMatchObject([{ address: to }])
    expect(mail.cc).toBeUndefined()
    expect(mail.bcc).toBeUndefined()
    expect(mail.subject).toBe(subject)
    const header = raw.slice(0, raw.indexOf('\r\n\r\n'))
    expect(header).not.toMatch(/victim|^bcc:|won/im)
  }
})

function asText(content: string | Uint8Array | ArrayBuffer | undefined): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}
