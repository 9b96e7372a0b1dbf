import type { Logger } from 'pino'
import type { Mail } from './mail.ts'
import { MailError, type MailServerFault } from './mail-error.ts'
import type { MailTransport } from './transport.ts'

/** How often a server with a fault is verified again. */
const RECHECK_MS = 60_000

/** Health check of the mail server: a wrong setting is reported at start, and not with the first visitor's mail. */
export function createMailServerCheck(
  { send, verify }: Pick<MailTransport, 'send' | 'verify'>,
  log: Pick<Logger, 'warn' | 'info'>,
) {
  let fault: MailServerFault | null = null
  let timer: NodeJS.Timeout | undefined

  function setFault(next: MailServerFault | null): void {
    clearTimeout(timer)
    fault = next
    if (fault !== null) timer = setTimeout(check, RECHECK_MS).unref()
  }

  async function check(): Promise<void> {
    const before = fault
    try {
      await verify()
      setFault(null)
      if (before !== null) log.info('the mail server can be used again')
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      setFault(error.serverFault ?? 'unreachable')
      if (fault !== before) log.warn({ err: error, reason: error.reason }, 'mail cannot be sent')
    }
  }

  return {
    /** Sends through the transport and records whether the mail server accepted it. */
    async send(mail: Mail, signal?: AbortSignal) {
      try {
        await send(mail, signal)
      } catch (error) {
        if (error instanceof MailError && error.serverFault) setFault(error.serverFault)
        throw error
      }
      setFault(null)
    },
    /** The last known fault that prevents all mail; null if there is none. */
    fault: () => fault,
    /** Verifies connection, TLS and login once, in the background, and logs a fault. */
    start: () => void check(),
    stop: () => clearTimeout(timer),
  }
}
