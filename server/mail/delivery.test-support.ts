import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { asBookedCall, type Enquiry } from '#server/enquiries/enquiry.ts'
import type { OutboxKind } from '#server/outbox/outbox-kinds.ts'
import { composeMail } from './compose.ts'
import { createComposer } from './composer.ts'
import type { Mail } from './mail.ts'
import { type Arrival, type MailServer, startMailServer } from './mail-server.test-support.ts'
import { createTransport, type MailTransport } from './transport.ts'

const settings = {
  from: 'The Firm <post@mail.example.com>',
  enquiriesTo: 'enquiries@example.com',
  siteUrl: 'https://firm.example.com',
  deskUrl: 'https://desk.example.com',
  brochurePdf: async () => new TextEncoder().encode('%PDF-1.7 not really'),
}

export async function mailAbout(
  kind: OutboxKind,
  enquiry: Enquiry,
  changes: Partial<typeof settings> = {},
): Promise<Mail> {
  const link = asBookedCall(enquiry) ? 'https://firm.example/YourCall/secret' : ''
  const input = { kind, outboxId: '0199-outbox-1', enquiry, link, changes: [] }
  return await composeMail(input, { ...settings, ...changes })
}

/** Composes what the outbox has about the enquiries of this database. */
export const createTestComposer = (
  parts: Pick<Parameters<typeof createComposer>[0], 'database' | 'now'> &
    Partial<Parameters<typeof createComposer>[0]>,
) =>
  createComposer({
    addresses: settings,
    brochurePdf: settings.brochurePdf,
    callAddress: async () => `${settings.siteUrl}/YourCall/secret`,
    ...parts,
  })

/** Composes a mail, sends it to a real SMTP server and parses what arrived. Call it once per test file. */
export function createDelivery(): (kind: OutboxKind, enquiry: Enquiry) => Promise<Arrival> {
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

  return async (kind, enquiry) => {
    const before = server.arrivals.length
    await transport.send(await mailAbout(kind, enquiry))
    expect(server.arrivals).toHaveLength(before + 1)
    return server.arrivals[before] as Arrival
  }
}

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
