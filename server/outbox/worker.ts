import { setTimeout as delay } from 'node:timers/promises'
import { utcText } from '#server/platform/db/column-types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { errorCode } from '#server/platform/log.ts'
import { backoffMs } from './backoff.ts'
import { DeliveryError } from './delivery-error.ts'
import { type LeasedMail, leaseDue, markForRetry, markParked, markSent, removeMail } from './leases.ts'
import type { Channel } from './outbox-kinds.ts'

export interface OutboxWorkerDependencies<Message> {
  database: Database
  /** What this worker delivers. Each channel has a worker of its own, so that a CRM that hangs holds up no mail. */
  channel?: Channel
  /**
   * Composes the message as the record is now; null where it is no longer to be sent, such as after an erasure or a
   * later change of the call. The row is then deleted.
   */
  compose(mail: LeasedMail): Promise<Message | null>
  /** Sends the message; the signal aborts it at the timeout. */
  send(message: Message, signal: AbortSignal): Promise<void>
  /** How many mails about enquiries may go out within an hour; any number where it is left out or 0. */
  mailsPerHour?: number
  now(): number
  createId(): string
  random(): number
  log: OutboxLog
  settings?: Partial<typeof defaults>
}

/** Fields are ids, kinds and codes, never personal data; the log strips what is passed as `err`. */
export interface OutboxLog {
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

const defaults = {
  concurrency: 5,
  /** The polling interval while nobody wakes the worker. */
  pollMs: 2_000,
  sendTimeoutMs: 60_000,
  /**
   * Longer than a send may take, so that a running worker's lease does not expire. So long waits a mail of a process
   * that was killed.
   */
  leaseMs: 90_000,
}

const MARK_TRIES = 60
const MARK_RETRY_MS = 1_000

export function createOutboxWorker<Message>(parts: OutboxWorkerDependencies<Message>) {
  const { database, log, channel = 'mail' } = parts
  const settings = { ...defaults, ...parts.settings }
  const inFlight = new Set<Promise<void>>()
  let stopping = false
  let running: Promise<void> | undefined
  let endSleep = () => {}
  let isWoken = false

  async function lease(limit: number): Promise<LeasedMail[]> {
    return await leaseDue(database, {
      channel,
      now: parts.now(),
      leaseMs: settings.leaseMs,
      limit,
      token: parts.createId(),
      ...(parts.mailsPerHour !== undefined && { mailsPerHour: parts.mailsPerHour }),
    })
  }

  async function deliver(mail: LeasedMail): Promise<void> {
    try {
      const message = await parts.compose(mail)
      if (message === null) return await removeMail(database, mail)
      await sendInTime(message)
    } catch (error) {
      return await afterFailure(mail, error)
    }
    await afterSending(mail)
  }

  async function sendInTime(message: Message): Promise<void> {
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(sendTimeout()), settings.sendTimeoutMs)
    const tooLate = new Promise<never>((_, reject) => {
      timeout.signal.addEventListener('abort', () => reject(timeout.signal.reason), { once: true })
    })
    try {
      await Promise.race([parts.send(message, timeout.signal), tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  /** The mail has been sent. Until that is stored it may be sent again (at least once), so storing it is retried. */
  async function afterSending(mail: LeasedMail): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        const marked = await markSent(database, mail, parts.now())
        if (!marked) log.warn(named(mail), `${channel} sent after its lease had expired`)
        return
      } catch (error) {
        if (stopping || tries === MARK_TRIES) {
          log.error({ ...named(mail), err: error }, `${channel} sent but not marked: it may go twice`)
          return
        }
        await delay(MARK_RETRY_MS)
      }
    }
  }

  async function afterFailure(mail: LeasedMail, error: unknown): Promise<void> {
    const now = parts.now()
    const code = errorCode(error)
    const giveUp = Date.parse(mail.giveUpUtc)
    const reason = error instanceof DeliveryError ? error.reason : code
    const isRefused = error instanceof DeliveryError && error.isPermanent
    if (isRefused || now >= giveUp) {
      await markParked(database, mail, reason)
      const why = isRefused ? 'the receiver refuses it' : 'it could not be sent for two days'
      log.error({ ...named(mail), code }, `${channel} parked: ${why}`)
      return
    }
    // The last attempt is at the moment of giving up, so that the whole time is used.
    const at = Math.min(now + backoffMs(mail.attempts, parts.random), giveUp)
    await markForRetry(database, mail, { at, reason })
    log.warn({ ...named(mail), code, nextAttempt: utcText(at) }, `${channel} not sent yet`)
  }

  /** A delivery whose outcome cannot be stored is left to the expiry of its lease. */
  function launch(mail: LeasedMail): Promise<void> {
    const delivery = deliver(mail)
      .catch((error) => log.error({ ...named(mail), err: error }, `${channel} left to a later lease`))
      .finally(() => inFlight.delete(delivery))
    inFlight.add(delivery)
    return delivery
  }

  async function run(): Promise<void> {
    while (!stopping) {
      isWoken = false
      const room = settings.concurrency - inFlight.size
      const mails = room > 0 ? await lease(room).catch(reportUnreadable) : []
      for (const mail of mails) launch(mail).finally(worker.wake)
      if (mails.length === 0) await sleep()
    }
  }

  function reportUnreadable(error: unknown): LeasedMail[] {
    log.error({ err: error }, 'outbox cannot be read')
    return []
  }

  async function sleep(): Promise<void> {
    if (isWoken || stopping) return
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, settings.pollMs)
      endSleep = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    endSleep = () => {}
  }

  const worker = {
    start() {
      running ??= run()
    },
    /** Polls now instead of at the end of the interval. */
    wake() {
      isWoken = true
      endSleep()
    },
    /** Tries each mail that is due once; resolves to their number. */
    async deliverDue(): Promise<number> {
      for (let delivered = 0; ; ) {
        const mails = await lease(settings.concurrency)
        if (mails.length === 0) return delivered
        await Promise.all(mails.map(launch))
        delivered += mails.length
      }
    },
    /** Leases no more mail and waits for what is in flight. */
    async stop() {
      stopping = true
      worker.wake()
      await running
      await Promise.all(inFlight)
    },
  }
  return worker
}

function sendTimeout(): Error {
  return Object.assign(new Error('The receiver took too long'), { code: 'ETIMEOUT' })
}

function named({ id, kind, attempts }: LeasedMail) {
  return { mail: id, kind, attempts }
}
