import { describe, expect, test } from 'vitest'
import { brochure } from '#content/mail/brochure.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import { regulatory } from '#content/site/shell-words.ts'
import { composeMail } from './compose.ts'
import {
  addresses,
  call,
  callDetails,
  contact,
  createDelivery,
  outboxId,
  pdf,
  request,
  visible,
} from './delivery.test-support.ts'
import type { MailInput } from './mail-input.ts'

const deliver = createDelivery()

const dates = { ...contact, kind: 'event-dates' as const, role: 'Adviser' as const }
const every: [string, MailInput][] = [
  ['customer’s contact confirmation', { kind: 'contact-confirmation', outboxId, record: contact }],
  [
    'adviser’s contact confirmation',
    { kind: 'contact-confirmation', outboxId, record: { ...contact, role: 'Adviser' } },
  ],
  ['callback confirmation', { kind: 'callback-confirmation', outboxId, record: call, call: callDetails }],
  [
    'consultation confirmation',
    {
      kind: 'callback-confirmation',
      outboxId,
      record: { ...call, kind: 'consultation' },
      call: callDetails,
    },
  ],
  ['brochure', { kind: 'brochure', outboxId, record: request, pdf }],
  ['confirmation of a request for event dates', { kind: 'contact-confirmation', outboxId, record: dates }],
  ['notice of a request for event dates', { kind: 'enquiry-notice', outboxId, record: dates }],
  ['notice of an enquiry', { kind: 'enquiry-notice', outboxId, record: contact }],
  ['notice of a callback', { kind: 'enquiry-notice', outboxId, record: call }],
  ['notice of a brochure request', { kind: 'brochure-notice', outboxId, record: request }],
]

describe.each(every)('the %s', (_, input) => {
  test('arrives in HTML and text, with the firm and its regulator', async () => {
    const { mail, raw, envelopeFrom } = await deliver(input)
    expect(mail.from).toMatchObject({ name: 'The Firm', address: 'post@mail.example.com' })
    expect(envelopeFrom).toBe('post@mail.example.com')
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain(firm.statusSentence)
      expect(part).toContain(regulatory.register)
      expect(part).toContain(regulatory.company)
      expect(part).toContain(regulatory.office)
      expect(part).toContain(input.record.reference)
    }
    expect(mail.messageId).toBe('<0199-outbox-1@mail.example.com>')
    expect(mail.date).toBe('2026-11-15T00:00:00.000Z')
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  })

  test('has a light and a dark scheme, and loads nothing', async () => {
    const { mail } = await deliver(input)
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(mail.html).toContain('prefers-color-scheme: dark')
    expect(mail.html).toContain('lang="en-GB"')
    expect(mail.html).not.toMatch(/<img|<script|<link|src=|url\(/i)
  })
})

describe('a mail to a visitor', () => {
  const toVisitors = every.filter(
    ([, { kind }]) => kind === 'contact-confirmation' || kind === 'callback-confirmation',
  )

  test.each(toVisitors)(
    '(%s) greets by first name and repeats nothing else that was typed',
    async (_, input) => {
      const { mail, envelopeTo } = await deliver(input)
      expect(envelopeTo).toEqual([contact.email])
      expect(mail.to).toMatchObject([{ address: contact.email }])
      expect(mail.replyTo).toMatchObject([{ address: firm.email.display }])
      expect(mail.text).toContain('Dear Zoë,')
      expect(mail.text).toContain('https://firm.example.com/PrivacyPolicy')
      expect(visible(mail.html)).toContain('Dear Zoë,')
      const calendar = mail.attachments.map(({ content }) => asText(content)).join()
      for (const part of [mail.text, mail.html, mail.subject, calendar]) {
        expect(part).not.toMatch(/O’Brien|marmalade|quince|Odiham|evil|960 001/)
      }
    },
  )

  test('is greeted without a name where nothing usable was typed', async () => {
    const { mail } = await deliver({
      kind: 'contact-confirmation',
      outboxId,
      record: { ...contact, name: '12345' },
    })
    expect(mail.text).toMatch(/^Hello,\n/)
  })

  test('has no Reply-To where it comes from the firm’s own address', async () => {
    const input: MailInput = { kind: 'contact-confirmation', outboxId, record: contact }
    const mail = await composeMail(input, { ...addresses, from: firm.email.display })
    expect(mail.replyTo).toBeUndefined()
  })

  test('is not composed for an invalid address', async () => {
    for (const email of [
      '',
      'jo',
      'jo@example.com, sam@example.com',
      'jo@example.com\r\nBcc: sam@example.com',
    ]) {
      const record = { ...contact, email }
      await expect(
        composeMail({ kind: 'contact-confirmation', outboxId, record }, addresses),
      ).rejects.toThrow()
    }
  })
})

describe('the confirmations', () => {
  test('have different texts for customers and advisers', async () => {
    const customer = await composeMail({ kind: 'contact-confirmation', outboxId, record: contact }, addresses)
    expect(customer.subject).toBe('We have your message (ZZ-7K3Q9)')
    const record = { ...contact, role: 'Adviser' as const }
    const adviser = await composeMail({ kind: 'contact-confirmation', outboxId, record }, addresses)
    expect(adviser.subject).toBe('We have your question about the network (ZZ-7K3Q9)')
    // Written on a Wednesday at 10:41 in London.
    for (const { text } of [customer, adviser])
      expect(text).toContain('You hear from us by: Friday 17 July, 10:30\u00a0am')
  })

  test('of a callback give day and time as the page did, and an invitation beside the text and as a file', async () => {
    const { mail, raw } = await deliver({
      kind: 'callback-confirmation',
      outboxId,
      record: call,
      call: callDetails,
    })
    expect(mail.subject).toBe('Your call on Thursday 19 November at 9 am')
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain('19-11-2026')
      expect(part).toContain('Thursday 19 November 2026')
      expect(part).toContain('09:00 - 09:30 (UK time)')
    }
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    const file = mail.attachments.find(({ filename }) => filename === 'invitation.ics')
    const calendar = asText(file?.content)
    expect(calendar).toContain('METHOD:REQUEST')
    expect(calendar).toContain('UID:zz-7k3q9@mail.example.com')
    expect(calendar).toContain('DTSTART;TZID=Europe/London:20261119T090000')
    expect(calendar).toContain('DTEND;TZID=Europe/London:20261119T093000')
  })

  test('of a consultation have a subject of their own', async () => {
    const record = { ...call, kind: 'consultation' as const }
    const { mail } = await deliver({ kind: 'callback-confirmation', outboxId, record, call: callDetails })
    expect(mail.subject).toBe('Your initial consultation on Thursday 19 November at 9 am')
    expect(asText(mail.attachments[0]?.content)).toContain(`SUMMARY:Initial consultation with ${brand.name}`)
  })

  test('of a request for event dates say by when they come', async () => {
    const { mail } = await deliver({ kind: 'contact-confirmation', outboxId, record: dates })
    expect(mail.subject).toBe('We will tell you the next event dates')
    expect(mail.text).toContain('announced by 30 November')
  })

  test('of a brochure request have the complete PDF attached', async () => {
    const { mail, envelopeTo } = await deliver({ kind: 'brochure', outboxId, record: request, pdf })
    expect(mail.subject).toBe('The brochure you asked for')
    expect(envelopeTo).toEqual(['sam@example.com'])
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({ filename: brochure.fileName, mimeType: 'application/pdf' })
    expect(asText(mail.attachments[0]?.content)).toBe('%PDF-1.7 not really')
  })
})
function asText(content: unknown): string {
  if (typeof content === 'string') return content
  return new TextDecoder().decode(content as Uint8Array)
}
