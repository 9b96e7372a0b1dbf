// Why a mail was not sent, in words for the operator, and whether a retry may help.

import { DeliveryError } from '#server/outbox/delivery-error.ts'
import type { Mailbox } from '#server/platform/mailbox.ts'

/** What keeps every mail from going; the rest concerns one mail. */
export type MailServerFault =
  | 'unreachable'
  | 'certificate rejected'
  | 'encryption not offered'
  | 'login refused'
  | 'sender refused'

interface MailErrorOptions {
  /** A clause without personal data. */
  reason: string
  serverFault?: MailServerFault
  isPermanent?: boolean
}

export class MailError extends DeliveryError {
  override name = 'MailError'
  readonly serverFault: MailServerFault | undefined

  constructor({ serverFault, ...parts }: MailErrorOptions, cause: unknown) {
    super({ ...parts, cause })
    this.serverFault = serverFault
    // The codes are what logs name an error by.
    const { code, responseCode, command } = cause as Record<string, unknown>
    Object.assign(this, { code, responseCode, command })
  }
}

/** What nodemailer throws, as a MailError. The server may quote the recipient, who is left out. */
export function mailError(error: unknown, to?: Mailbox): MailError {
  return new MailError(explain(error as SmtpError, to), error)
}

interface SmtpError extends Error {
  code?: string
  /** The code of the system or of TLS, where nodemailer has put its own in its place. */
  originalCode?: string
  responseCode?: number
  response?: string
  command?: string
}

function explain(error: SmtpError, to: Mailbox | undefined): MailErrorOptions {
  const { code = '', originalCode = '', responseCode, command = '', message } = error
  if (code === 'EAUTH')
    return { reason: 'the mail server refuses the user name or the password', serverFault: 'login refused' }
  if (/certificate|altname|CERT/i.test(`${originalCode} ${message}`)) {
    const problem = /^[A-Z_]+$/.test(originalCode) ? ` (${originalCode})` : ''
    return {
      reason: `the certificate of the mail server is not accepted${problem}`,
      serverFault: 'certificate rejected',
    }
  }
  if (code === 'ETLS' && responseCode !== undefined)
    return {
      reason: 'the mail server offers no STARTTLS (SMTP_TLS=off would send in clear)',
      serverFault: 'encryption not offered',
    }
  if (responseCode !== undefined && /^(RCPT TO|DATA)$/.test(command)) {
    const isPermanent = responseCode >= 500
    const verdict = isPermanent ? 'the mail server refuses this mail' : 'the mail server puts this mail off'
    return { reason: `${verdict}: ${withoutPerson(error.response ?? '', to)}`, isPermanent }
  }
  if (responseCode !== undefined && responseCode >= 500 && command === 'MAIL FROM')
    return {
      reason: `the mail server refuses the sender: ${withoutPerson(error.response ?? '', to)}`,
      serverFault: 'sender refused',
    }
  const connection = connectionFaults[originalCode] ?? connectionFaults[code]
  if (connection) return { reason: connection, serverFault: 'unreachable' }
  return { reason: [code, responseCode, command].filter(Boolean).join(' ') || error.name }
}

const connectionFaults: Record<string, string> = {
  ECONNREFUSED: 'nobody listens at the address of the mail server',
  ENOTFOUND: 'the name of the mail server is not known',
  EDNS: 'the name of the mail server cannot be looked up',
  EHOSTUNREACH: 'there is no way to the mail server',
  ENETUNREACH: 'there is no way to the mail server',
  ETIMEDOUT: 'the mail server does not answer',
  ECONNECTION: 'the mail server has closed the connection',
  ECONNRESET: 'the mail server has closed the connection',
  ETLS: 'no encrypted connection to the mail server came about',
  ESOCKET: 'the connection to the mail server failed',
}

/** A reply such as '550 5.1.1 <ann@example.com>: no such user', without addresses and the recipient's name. */
function withoutPerson(response: string, to: Mailbox | undefined): string {
  const names = [to?.address.split('@')[0] ?? '', ...(to?.name.split(/\s+/) ?? [])].filter(
    (word) => word.length > 2,
  )
  const withoutAddresses = response
    .replace(/<?[^\s<>]+@[^\s<>]+>?/g, '…')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '…')
  return names
    .reduce((text, name) => text.replaceAll(new RegExp(escaped(name), 'gi'), '…'), withoutAddresses)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
