// A real SMTP server on a free loopback port, for tests to read what arrived.
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Arrival {
  envelopeFrom: string
  envelopeTo: string[]
  raw: string
  mail: Email
}

/**
 * smtp-server delays its greeting by 100 ms to detect early talkers. With thousands of mails that would be most of a
 * test's time, so the delay is removed.
 */
class PromptServer extends SMTPServer {
  override connect(...parts: Parameters<SMTPServer['connect']>): void {
    const before = new Set(this.connections)
    super.connect(...parts)
    for (const connection of this.connections) {
      if (before.has(connection)) continue
      const greet = connection.connectionReady.bind(connection)
      connection.connectionReady = () => {}
      greet()
    }
  }
}

export type MailServer = Awaited<ReturnType<typeof startMailServer>>

export async function startMailServer(options: SMTPServerOptions = {}, wantedPort = 0) {
  const arrivals: Arrival[] = []
  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope
      buffer(stream)
        .then(async (bytes) => {
          arrivals.push({
            envelopeFrom: mailFrom === false ? '' : mailFrom.address,
            envelopeTo: rcptTo.map(({ address }) => address),
            raw: bytes.toString('latin1'),
            mail: await PostalMime.parse(bytes),
          })
        })
        .then(() => done(), done)
    },
    ...options,
  })
  // Some tests drop connections on purpose.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(wantedPort, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrivals,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
