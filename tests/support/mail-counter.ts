import { buffer } from 'node:stream/consumers'
import type { SMTPServerOptions } from 'smtp-server'
import { startMailServer } from '#server/emails/mail-server.test-support.ts'

export interface MailCounter {
  url: string
  /** How often each mail has arrived, by its id in the outbox. */
  arrivals: Map<string, number>
  close(): Promise<void>
}

interface CounterOptions extends SMTPServerOptions {
  /** Asked when a whole message is there: an error refuses it, and it does not count. */
  refuseData?(): Error | null
}

/** A real mail server that keeps only which mails it accepted, and how often. */
export async function startMailCounter({
  refuseData = () => null,
  ...options
}: CounterOptions = {}): Promise<MailCounter> {
  const arrivals = new Map<string, number>()
  const { url, close } = await startMailServer({
    // Asking the network for the name of 127.0.0.1 helps nobody.
    disableReverseLookup: true,
    onData(stream, _, done) {
      buffer(stream)
        .then((bytes) => {
          const refusal = refuseData()
          if (refusal) throw refusal
          const id = outboxIdOf(bytes.toString('latin1'))
          arrivals.set(id, (arrivals.get(id) ?? 0) + 1)
        })
        .then(() => done(), done)
    },
    ...options,
  })
  return { url, arrivals, close }
}

/** The part of the Message-ID that is the mail's id in the outbox: the same for every attempt at one mail. */
function outboxIdOf(raw: string): string {
  const id = /^Message-ID: <([\w-]+)@/im.exec(raw)?.[1]
  if (id === undefined) throw new Error('A mail without a Message-ID of ours')
  return id
}
