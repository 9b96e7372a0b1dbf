import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brochure } from '#content/brochure.ts'
import { firm } from '#content/firm.ts'
import { regulatory } from '#content/shell-words.ts'
import { plainDate } from '#domain/plain-date.ts'
import { composeMail } from './compose.ts'
import type { BrochureRecord, EnquiryRecord, MailInput } from './mail-input.ts'
import { type Arrival, type MailServer, startMailServer } from './mail-server-for-tests.ts'
import { createTransport, type MailTransport } from './transport.ts'

const addresses = { from: 'Alderlode <post@mail.example.com>', enquiriesTo: 'enquiries@example.com' }
const outboxId = '0199-outbox-1'

const contact: EnquiryRecord = {
  kind: 'contact',
  role: 'Customer',
  reference: 'AL-7K3Q9',
  name: 'Zoë O’Brien',
  email: "zoe.o'brien+home@example.com",
  phoneNumber: '01632 960 001',
  town: 'Odiham-on-Quince',
  message: 'Our <b>marmalade</b> & all.\n\nSee https://evil.example/quince\nThank you',
  services: [],
  date: null,
  time: null,
  originPage: '/OurServices/EquityRelease',
  noticeVersion: '2026-11-01',
  createdUtc: '2026-07-15T09:41:00.000Z',
}
const call: EnquiryRecord = {
  ...contact,
  kind: 'callback',
  services: ['Mortgage Planning', 'Insurance/ Protection'],
  date: plainDate('2026-11-19'),
  time: '09:00 - 09:30',
}
const request: BrochureRecord = {
  reference: 'AL-BR123',
  name: 'Sam Lee',
  email: 'sam@example.com',
  originPage: '/Adviser/JoinUs',
  noticeVersion: '2026-11-01',
  createdUtc: '2026-11-15T09:41:00.000Z',
}
const pdf = new TextEncoder().encode('%PDF-1.7 not really')

let server: MailServer
let transport: MailTransport

beforeAll(async () => {
  server = await startMailServer()
  transport = createTransport({ smtpUrl: server.url, dataDir: '/nowhere', now: () => Date.UTC(2026, 10, 15) })
})
beforeEach(() => {
  server.arrivals.length = 0
})
afterAll(async () => {
  await transport.close()
  await server.close()
})

async function deliver(input: MailInput): Promise<Arrival> {
  await transport.send(await composeMail(input, addresses))
  expect(server.arrivals).toHaveLength(1)
  return server.arrivals[0] as Arrival
}

/** What someone reads who looks at the HTML part: no head, no tags, no entities. */
function visible(html: string | undefined): string {
  return (html ?? '')
    .replace(/<head.*?<\/head>|<!--.*?-->/gs, '')
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

const every: [string, MailInput][] = [
  ['customer’s contact confirmation', { kind: 'contact-confirmation', outboxId, record: contact }],
  [
    'adviser’s contact confirmation',
    { kind: 'contact-confirmation', outboxId, record: { ...contact, role: 'Adviser' } },
  ],
  ['callback confirmation', { kind: 'callback-confirmation', outboxId, record: call }],
  [
    'consultation confirmation',
    { kind: 'callback-confirmation', outboxId, record: { ...call, kind: 'consultation' } },
  ],
  ['brochure', { kind: 'brochure', outboxId, record: request, pdf }],
  ['notice of an enquiry', { kind: 'enquiry-notice', outboxId, record: contact }],
  ['notice of a callback', { kind: 'enquiry-notice', outboxId, record: call }],
  ['notice of a brochure request', { kind: 'brochure-notice', outboxId, record: request }],
]

describe.each(every)('the %s', (_, input) => {
  test('arrives in HTML and text, saying who the firm is and under whose rules', async () => {
    const { mail, raw, envelopeFrom } = await deliver(input)
    expect(mail.from).toMatchObject({ name: 'Alderlode', address: 'post@mail.example.com' })
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

  test('shows itself by day and at dusk, and fetches nothing', async () => {
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

  test('has no Reply-To of its own where it comes from the address people read', async () => {
    const input: MailInput = { kind: 'contact-confirmation', outboxId, record: contact }
    const mail = await composeMail(input, { ...addresses, from: firm.email.display })
    expect(mail.replyTo).toBeUndefined()
  })

  test('is not made for what is no address', async () => {
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
  test('answer customers and advisers in their own words', async () => {
    const customer = await composeMail({ kind: 'contact-confirmation', outboxId, record: contact }, addresses)
    expect(customer.subject).toBe('We have your message (AL-7K3Q9)')
    const record = { ...contact, role: 'Adviser' as const }
    const adviser = await composeMail({ kind: 'contact-confirmation', outboxId, record }, addresses)
    expect(adviser.subject).toBe('We have your question about the network (AL-7K3Q9)')
  })

  test('of a callback give day and time as the page did, and an invitation beside the text and as a file', async () => {
    const { mail, raw } = await deliver({ kind: 'callback-confirmation', outboxId, record: call })
    expect(mail.subject).toBe('Your callback on 19-11-2026')
    for (const part of [mail.text, visible(mail.html)]) {
      expect(part).toContain('19-11-2026')
      expect(part).toContain('Thursday 19 November 2026')
      expect(part).toContain('09:00 - 09:30 (UK time)')
    }
    expect(raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
    const file = mail.attachments.find(({ filename }) => filename === 'invitation.ics')
    const calendar = asText(file?.content)
    expect(calendar).toContain('METHOD:REQUEST')
    expect(calendar).toContain('UID:al-7k3q9@mail.example.com')
    expect(calendar).toContain('DTSTART;TZID=Europe/London:20261119T090000')
    expect(calendar).toContain('DTEND;TZID=Europe/London:20261119T093000')
  })

  test('of a consultation have a subject of their own', async () => {
    const record = { ...call, kind: 'consultation' as const }
    const { mail } = await deliver({ kind: 'callback-confirmation', outboxId, record })
    expect(mail.subject).toBe('Your initial consultation on 19-11-2026')
    expect(asText(mail.attachments[0]?.content)).toContain('SUMMARY:Initial consultation with Alderlode')
  })

  test('of a brochure request bring the PDF whole', async () => {
    const { mail, envelopeTo } = await deliver({ kind: 'brochure', outboxId, record: request, pdf })
    expect(mail.subject).toBe('The brochure you asked for')
    expect(envelopeTo).toEqual(['sam@example.com'])
    expect(mail.attachments).toHaveLength(1)
    expect(mail.attachments[0]).toMatchObject({ filename: brochure.fileName, mimeType: 'application/pdf' })
    expect(asText(mail.attachments[0]?.content)).toBe('%PDF-1.7 not really')
  })
})

describe('the notice to the firm', () => {
  test('carries every field, and answers go to the visitor', async () => {
    const { mail, envelopeTo } = await deliver({ kind: 'enquiry-notice', outboxId, record: call })
    expect(mail.subject).toBe('New callback AL-7K3Q9')
    expect(envelopeTo).toEqual(['enquiries@example.com'])
    expect(mail.replyTo).toMatchObject([{ address: call.email }])
    const fields = [
      call.name,
      call.email,
      call.phoneNumber,
      call.town,
      'Mortgage Planning, Insurance/ Protection',
      'Thursday 19 November 2026',
      '09:00 - 09:30',
      call.originPage,
      call.noticeVersion,
      '15/07/2026, 10:41',
      'Customer',
    ]
    for (const part of [mail.text, visible(mail.html)]) {
      for (const field of fields) expect(part).toContain(field)
    }
    expect(visible(mail.html)).toContain(call.message)
    expect(mail.text).toContain('  Our <b>marmalade</b> & all.\n')
    expect(mail.html).not.toContain('<b>marmalade')
  })

  test.each([
    [{ ...contact }, 'New customer enquiry AL-7K3Q9'],
    [{ ...contact, role: 'Adviser' as const }, 'New adviser enquiry AL-7K3Q9'],
    [{ ...call, kind: 'consultation' as const }, 'New initial consultation AL-7K3Q9'],
  ])('says in its subject what came, and the reference alone', async (record, subject) => {
    const mail = await composeMail({ kind: 'enquiry-notice', outboxId, record }, addresses)
    expect(mail.subject).toBe(subject)
  })

  test('says what was not given', async () => {
    const record = { ...contact, email: '', town: '' }
    const { mail } = await deliver({ kind: 'enquiry-notice', outboxId, record })
    expect(mail.text).toContain('Email: Not given\nTown or city: Not given\n')
    expect(mail.replyTo).toBeUndefined()
  })

  test('of a brochure request tells who asked', async () => {
    const { mail } = await deliver({ kind: 'brochure-notice', outboxId, record: request })
    expect(mail.subject).toBe('New brochure request AL-BR123')
    expect(mail.replyTo).toMatchObject([{ address: 'sam@example.com' }])
    expect(mail.text).toContain('Name: Sam Lee\nEmail: sam@example.com\n')
  })
})

describe('what a visitor types cannot become part of the envelope', () => {
  const hostile = [
    'Jo\r\nBcc: victim@example.com',
    'Jo\nSubject: You have won',
    'Jo\r\n\r\n<h1>Body</h1>',
    '"Jo" <victim@example.com>, Sam <sam@example.com>',
    'Jo\u2028Bcc: victim@example.com\0',
  ]

  test.each(hostile)('as a name: %j', async (name) => {
    const notice = await deliver({ kind: 'enquiry-notice', outboxId, record: { ...contact, name } })
    server.arrivals.length = 0
    const confirmation = await deliver({ kind: 'callback-confirmation', outboxId, record: { ...call, name } })
    expectHarmless(notice, 'enquiries@example.com', 'New customer enquiry AL-7K3Q9')
    expectHarmless(confirmation, call.email, 'Your callback on 19-11-2026')
    expect(confirmation.mail.text).not.toContain('victim')
    expect(confirmation.mail.text).not.toContain('won')
  })

  test.each([
    ...hostile,
    'jo@example.com, victim@example.com',
    'jo@example.com>\r\nRCPT TO:<victim@example.com',
    'jo at home',
  ])('as an adviser’s unchecked address: %j', async (email) => {
    const record: EnquiryRecord = { ...contact, role: 'Adviser', email }
    const notice = await deliver({ kind: 'enquiry-notice', outboxId, record })
    expectHarmless(notice, 'enquiries@example.com', 'New adviser enquiry AL-7K3Q9')
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

function asText(content: unknown): string {
  if (typeof content === 'string') return content
  return new TextDecoder().decode(content as Uint8Array)
}
