import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { plainDate } from '#domain/plain-date.ts'
import { composeMail } from './compose.ts'
import type { CallDetails, EnquiryRecord, MailInput } from './mail-input.ts'
import { type Arrival, type MailServer, startMailServer } from './mail-server.test-support.ts'
import { createTransport, type MailTransport } from './transport.ts'

export const addresses = {
  from: 'The Firm <post@mail.example.com>',
  enquiriesTo: 'enquiries@example.com',
  siteUrl: 'https://firm.example.com',
}
export const outboxId = '0199-outbox-1'

export const contact: EnquiryRecord = {
  kind: 'contact',
  role: 'Customer',
  reference: 'ZZ-7K3Q9',
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
  sequence: 0,
}
export const call: EnquiryRecord = {
  ...contact,
  kind: 'callback',
  services: ['Mortgage Planning', 'Insurance/ Protection'],
  date: plainDate('2026-11-19'),
  time: '09:00 - 09:30',
}
export const callDetails: CallDetails = { link: 'https://firm.example/YourCall/secret', changes: [] }
export const request: EnquiryRecord = {
  ...contact,
  kind: 'brochure',
  role: 'Adviser',
  phoneNumber: '',
  town: '',
  message: '',
  reference: 'ZZ-BR123',
  name: 'Sam Lee',
  email: 'sam@example.com',
  originPage: '/Adviser/JoinUs',
  noticeVersion: '2026-11-01',
  createdUtc: '2026-11-15T09:41:00.000Z',
}
export const pdf = new TextEncoder().encode('%PDF-1.7 not really')

/** Composes a mail, sends it to a real SMTP server and parses what arrived. Call it once per test file. */
export function createDelivery(): (input: MailInput) => Promise<Arrival> {
  let server: MailServer
  let transport: MailTransport

  beforeAll(async () => {
    server = await startMailServer()
    transport = createTransport({
      smtpUrl: server.url,
      dataDir: '/nowhere',
      now: () => Date.UTC(2026, 10, 15),
    })
  })
  beforeEach(() => {
    server.arrivals.length = 0
  })
  afterAll(async () => {
    await transport.close()
    await server.close()
  })

  return async (input) => {
    const before = server.arrivals.length
    await transport.send(await composeMail(input, addresses))
    expect(server.arrivals).toHaveLength(before + 1)
    return server.arrivals[before] as Arrival
  }
}

/** The visible text of the HTML part. */
export function visible(html: string | undefined): string {
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
