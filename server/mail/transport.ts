import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import { writeAtomically } from '#server/platform/atomic-file.ts'
import { utcText } from '#server/platform/db/column-types.ts'
import { OWNER_FOLDER } from '#server/platform/db/owner-only.ts'
import { isLoopback } from '#server/platform/loopback.ts'
import type { Mail } from './mail.ts'
import { mailError } from './mail-error.ts'

export interface MailTransport {
  /** Where mails go, as an operator knows it, without user and password. */
  place: string
  /** Resolves once the mail server has accepted the mail, or the file is on disk. */
  send(mail: Mail, signal?: AbortSignal): Promise<void>
  /** Whether mail could be sent now, without sending any: connects, encrypts and logs in. Throws a MailError. */
  verify(): Promise<void>
  close(): Promise<void>
}

interface TransportSettings {
  /** smtp://… or smtps://…; without it mails become files. */
  smtpUrl: string | undefined
  /** 'off' lets mail and password go in clear to a server that offers no STARTTLS. */
  smtpTls?: 'required' | 'off'
  dataDir: string
  now(): number
}

const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

/** nodemailer must not read files or URLs that a value of the mail may name. */
const sealed = { disableFileAccess: true, disableUrlAccess: true }

export function createTransport(settings: TransportSettings): MailTransport {
  const { smtpUrl, smtpTls = 'required', dataDir, now } = settings
  if (smtpUrl === undefined) return createFileTransport(dataDir, now)
  return createSmtpTransport(smtpUrl, smtpTls === 'required' && !isLoopback(new URL(smtpUrl).hostname), now)
}

function createSmtpTransport(url: string, requireTLS: boolean, now: () => number): MailTransport {
  const open = new Set<{ close(options: { force: boolean }): void }>()
  return {
    place: new URL(url).host,
    async send(mail, signal) {
      signal?.throwIfAborted()
      // One connection per mail, and no retries, which are the outbox's. A pool of one, because only a pool can be
      // closed while the server is still responding.
      const sender = nodemailer.createTransport({
        url,
        requireTLS,
        pool: true,
        maxConnections: 1,
        maxMessages: 1,
        maxRequeues: 0,
        ...timeouts,
        ...sealed,
      })
      const giveUp = () => sender.close({ force: true })
      open.add(sender)
      signal?.addEventListener('abort', giveUp, { once: true })
      try {
        await sender.sendMail(message(mail, now()))
      } catch (error) {
        throw mailError(error, mail.to)
      } finally {
        signal?.removeEventListener('abort', giveUp)
        sender.close()
        open.delete(sender)
      }
    },
    async verify() {
      const sender = nodemailer.createTransport({ url, requireTLS, ...timeouts })
      try {
        await sender.verify()
      } catch (error) {
        throw mailError(error)
      } finally {
        sender.close()
      }
    },
    async close() {
      for (const sender of open) sender.close({ force: true })
    },
  }
}

function createFileTransport(dataDir: string, now: () => number): MailTransport {
  const folder = path.join(dataDir, 'mail')
  const writer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...sealed,
  })
  return {
    place: `${folder} (no SMTP_URL is set)`,
    async send(mail) {
      const instant = now()
      const { message: content } = await writer.sendMail(message(mail, instant))
      await mkdir(folder, { recursive: true, mode: OWNER_FOLDER })
      await writeAtomically(path.join(folder, fileName(mail, instant)), (unfinished) =>
        writeFile(unfinished, content as Buffer),
      )
    },
    async verify() {},
    async close() {},
  }
}

function message({ messageId, isPersonal, ...mail }: Mail, instant: number): SendMailOptions {
  return {
    ...mail,
    messageId,
    date: new Date(instant),
    attachments: mail.attachments?.map((attachment) => ({
      ...attachment,
      content: Buffer.from(attachment.content),
    })),
    // Against automatic replies (RFC 3834; the second is Exchange's own header).
    headers: isPersonal
      ? {}
      : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' },
  }
}

/** Sorts by time, and holds no personal data: time and outbox id. */
function fileName({ messageId }: Mail, instant: number): string {
  const time = utcText(instant).replaceAll(':', '-')
  const id = messageId.replace(/^<|@.*$/g, '').replace(/[^\w-]/g, '')
  return `${time}-${id}.eml`
}
