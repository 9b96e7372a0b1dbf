import { writeSync } from 'node:fs'
import { type DestinationStream, type Logger, pino } from 'pino'
import { currentRequestId } from './request-context.ts'

/**
 * The log of the process. Personal data is removed here from whatever is logged as `err`, so that no caller has to.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput): Logger {
  return pino(
    { level, base: null, serializers: { err: describeError }, hooks: { logMethod }, mixin: requestFields },
    destination,
  )
}

/**
 * A line that cannot be written is dropped: on a full disk, or where the reader of a pipe is gone or slow. pino's own
 * destination would try again until it can be, and nothing would be answered meanwhile.
 */
const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(process.stdout.fd, line)
    } catch {}
  },
}

/** Every line of one request has its id. */
function requestFields(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** Without a message pino would log the error's own, bypassing the serializer. */
function logMethod(this: Logger, args: unknown[], method: (...args: unknown[]) => void): void {
  const [first, message = 'unexpected error', ...rest] = args
  const fields = first instanceof Error ? { err: first } : first
  method.apply(this, typeof fields === 'object' ? [fields, message, ...rest] : args)
}

export interface ErrorDescription {
  type: string
  code?: string
  /** PostgreSQL: the name of the violated constraint. */
  constraint?: string
  status?: number
  message?: string
  stack?: string
  cause?: string
}

/**
 * What an operator may read of an error. Never its own properties: PostgreSQL's `detail` quotes the refused row,
 * nodemailer's `response` the recipient, Node's `path` and `input` what was asked for.
 *
 * An error with a code was made by the database, the mail server or the system, whose messages quote values
 * ('invalid input syntax for type date: "…"', '550 ann@example.com unknown'): its code stands for the message.
 * Other messages are kept, without what they quote: JSON.parse and the router quote their input.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return describeThrown(error)
  const code = codesOf(error)
  const { constraint } = error as { constraint?: unknown }
  return {
    type: error.name,
    ...(code && { code }),
    ...(isIdentifier(constraint) && { constraint }),
    ...(!code && { message: withoutValues(error.message) }),
    stack: framesOf(error),
    ...(error.cause !== undefined && { cause: errorCode(error.cause) }),
  }
}

/** A short description without personal data: the error's codes, or else its type. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return (codesOf(error) || error.name).slice(0, 100)
}

/** A route may throw a Response, or anything else that is not an Error. */
function describeThrown(thrown: unknown): ErrorDescription {
  const { status } = (thrown ?? {}) as { status?: unknown }
  return { type: typeof thrown, ...(typeof status === 'number' && { status }) }
}

/** Such as 'SQLITE_BUSY', '23505', or 'EENVELOPE 550 RCPT TO' of a mail server. */
function codesOf(error: Error): string {
  const { code, responseCode, command } = error as {
    code?: unknown
    responseCode?: unknown
    command?: unknown
  }
  return [code, responseCode, command].filter(isIdentifier).join(' ')
}

function isIdentifier(value: unknown): value is string {
  return ['string', 'number'].includes(typeof value) && /^[\w ]{1,63}$/.test(String(value))
}

function withoutValues(message: string): string {
  return message
    .replace(/".*"/s, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ()-]{6,}\d/g, '…')
    .slice(0, 500)
}

/** The stack without its first lines, which repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const frames = stack.replace(message, '').split('\n')
  return frames.filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line)).join('\n')
}
