import { buffer } from 'node:stream/consumers'
import { startMailServer } from '#server/mail/mail-server.test-support.ts'

export type MailCounter = Awaited<ReturnType<typeof startMailCounter>>

/** A real SMTP server that counts the mails it accepts. */
export async function startMailCounter() {
  /** How often each mail has arrived, by its id in the outbox. */
  const arrivals = new Map<string, number>()
  const { url, close } = await startMailServer({
    // No DNS lookup of 127.0.0.1.
    disableReverseLookup: true,
    onData(stream, _, done) {
      buffer(stream)
        .then((bytes) => {
          const id = outboxIdOf(bytes.toString('latin1'))
          arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
        })
        .then(() => done(), done)
    },
  })
  return { url, arrivals, close }
}

/** The outbox id in the Message-ID, the same at every attempt. A long header begins on the next line. */
function outboxIdOf(raw: string): string {
  const id = /^Message-ID:\s+<([\w-]+)@/im.exec(raw)?.[1]
  if (id === undefined) throw new Error('A mail without a Message-ID of ours')
  return id
}
