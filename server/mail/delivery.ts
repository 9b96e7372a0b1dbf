import type { Logger } from 'pino'
import type { NoticeKind, ReadNotice } from '#server/outbox/outbox-kinds.ts'
import { createOutboxWorker } from '#server/outbox/worker.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Environment } from '#server/platform/environment.ts'
import { createComposer } from './composer.ts'
import { createMailServerCheck } from './mail-server-check.ts'
import { createTransport } from './transport.ts'
import { createWebhook } from './webhook.ts'

/** How long mails and webhook posts in flight may take to finish at shutdown. */
const drainMs = 5_000

interface DeliveryDependencies {
  environment: Environment
  database: Database
  sources: { now(): number; createId(): string }
  brochurePdf(): Promise<Uint8Array>
  /** The address of a call's own page. */
  callAddress(enquiryId: string): Promise<string>
  notices: Record<NoticeKind, ReadNotice>
  log: Logger
}

/** What sends mails and webhook posts: the workers of the outbox, with the mail server and the CRM. */
export function createDelivery(dependencies: DeliveryDependencies) {
  const { environment, database, brochurePdf, callAddress, notices, log } = dependencies
  const { now, createId } = dependencies.sources
  const transport = createTransport({ ...environment, now })
  const mailServer = createMailServerCheck(transport, log)
  const shared = { database, now, createId, random: Math.random, log }
  const outbox = createOutboxWorker({
    ...shared,
    mailsPerHour: environment.mailsPerHour,
    compose: createComposer({
      database,
      addresses: {
        from: environment.mailFrom,
        enquiriesTo: environment.enquiriesTo,
        siteUrl: environment.siteUrl,
        deskUrl: environment.desk?.url,
      },
      brochurePdf,
      callAddress,
      now,
      reminders: environment.reminders,
      notices,
    }),
    send: mailServer.send,
  })
  const webhook = createWebhook({ database, settings: environment.webhook, now })
  const webhookOutbox = createOutboxWorker({
    ...shared,
    ...webhook,
    channel: 'webhook',
    // Without WEBHOOK_URL there can only be posts from before, which are parked in the end.
    settings: environment.webhook ? {} : { pollMs: 60_000 },
  })
  const wake = () => {
    outbox.wake()
    webhookOutbox.wake()
  }
  return {
    mailServerFault: mailServer.fault,
    wake,
    start() {
      outbox.start()
      webhookOutbox.start()
      mailServer.start()
    },
    async stop() {
      mailServer.stop()
      // A mail server or CRM that stalls does not hold up the shutdown: the next start retries.
      const drainTimer = setTimeout(() => {
        webhook.close()
        return transport.close()
      }, drainMs)
      await Promise.all([outbox.stop(), webhookOutbox.stop()])
      clearTimeout(drainTimer)
      await transport.close()
    },
  }
}
