import type { Logger } from 'pino'
import { MailError, type MailServerFault } from './mail-error.ts'
import type { MailTransport } from './transport.ts'

export interface MailServerCheck {
  /** As the transport's own; its outcome tells how the server is. */
  send: MailTransport['send']
  /** What keeps every mail from going, as it was last seen. */
  fault(): MailServerFault | null
  /** Asks the server once, without a mail, and says in the log what is wrong. It holds nothing up. */
  start(): void
  stop(): void
}

/** How often a server that is at fault is asked again, while no mail is sent that would tell. */
const RECHECK_MS = 60_000

/** Watches the mail server: a wrong password should be known before the first visitor's mail waits for it. */
export function createMailServerCheck(
  { send, verify }: Pick<MailTransport, 'send' | 'verify'>,
  log: Pick<Logger, 'warn' | 'info'>,
): MailServerCheck {
  let fault: MailServerFault | null = null
  let timer: NodeJS.Timeout | undefined

  function note(next: MailServerFault | null): void {
    clearTimeout(timer)
    fault = next
    if (fault !== null) timer = setTimeout(check, RECHECK_MS).unref()
  }

  async function check(): Promise<void> {
    const before = fault
    try {
      await verify()
      note(null)
      if (before !== null) log.info('the mail server is well again')
    } catch (error) {
      if (!(error instanceof MailError)) throw error
      note(error.serverFault ?? 'unreachable')
      if (fault !== before) log.warn({ err: error, reason: error.reason }, 'mail cannot be sent')
    }
  }

  return {
    async send(mail, signal) {
      try {
        await send(mail, signal)
      } catch (error) {
        if (error instanceof MailError && error.serverFault) note(error.serverFault)
        throw error
      }
      note(null)
    },
    fault: () => fault,
    start: () => void check(),
    stop: () => clearTimeout(timer),
  }
}
