import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { defaultAddresses } from '#content/site/addresses.ts'
import { brand } from '#content/site/brand.ts'
import { firm } from '#content/site/firm.ts'
import type { BackupSettings } from '#server/platform/backups/nightly-backup.ts'
import { isLoopback } from './loopback.ts'
import { StartupError } from './startup-error.ts'

export interface DeskSettings {
  port: number
  host: string
  /** Its origin as browsers see it: passkeys belong to its host. */
  url: string
  /** Whether DESK_PORT was given: the default may be taken by another instance on this machine. */
  isPortChosen: boolean
}

/** WEBHOOK_URL, and the bytes of WEBHOOK_SECRET. */
export interface WebhookSettings {
  url: string
  secret: Uint8Array
}

/** REGISTER_URL, to which a number is added, and REGISTER_HEADERS. */
export interface RegisterSettings {
  url: string
  headers: Record<string, string>
}

/** The environment variables. Parsed only here. */
export type Environment = ReturnType<typeof parseEnvironment>
export type Hsts = Environment['hsts']

export function parseEnvironment(env: Source) {
  const enquiriesTo = mailbox(env, 'ENQUIRIES_TO', firm.email.display)
  const smtpUrl = address(withSecret(env, 'SMTP_URL'), 'SMTP_URL', ['smtp:', 'smtps:'])
  const siteUrl = origin(env, 'SITE_URL', defaultAddresses.siteUrl)
  return {
    port: whole(env, 'PORT', 3000, 65535),
    host: env.HOST || undefined,
    dataDir: env.DATA_DIR || './data',
    databaseUrl: databaseUrl(env),
    /** Seconds that a start waits for PostgreSQL to come up. */
    databaseWait: whole(env, 'DATABASE_WAIT', 30, 600),
    smtpUrl,
    /** Without a mail server mails become files, which nobody receives. */
    sendsMail: smtpUrl !== undefined,
    /** Whether mail may leave this machine only over an encrypted connection. */
    smtpTls: oneOf(env, 'SMTP_TLS', 'required', 'off'),
    mailFrom: mailbox(env, 'MAIL_FROM', `${brand.name} <${firm.email.display}>`),
    enquiriesTo,
    alertsTo: mailbox(env, 'ALERTS_TO', enquiriesTo),
    /** Where enquiries are posted as well; undefined where they are not. */
    webhook: webhook(env),
    /** The register that is asked about the advisers each night; undefined where it is not. */
    register: register(env),
    siteUrl,
    portalUrl: address(env, 'PORTAL_URL', ['https:', 'http:']) ?? defaultAddresses.portalUrl,
    /** Strict-Transport-Security, where the site's address is https. 'off' tells browsers to forget it. */
    hsts: oneOf(env, 'HSTS', 'on', 'subdomains', 'off'),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 16),
    enquiryLimit: whole(env, 'ENQUIRY_LIMIT', 100, 1_000_000),
    /** Mails about enquiries within an hour; 0 for no limit. */
    mailsPerHour: whole(env, 'MAILS_PER_HOUR', 300, 1_000_000),
    reminders: isOn(env, 'REMINDERS'),
    /** Whether visitors are asked by mail, once after a call, whether it helped. */
    callQuestion: isOn(env, 'CALL_QUESTION'),
    /** The key from which links to calls are derived; undefined where the database holds one. */
    linkKey: linkKey(withSecret(env, 'LINK_KEY')),
    /** Seconds between SIGTERM and the first refused connection, for load balancers to stop routing here. */
    stopDelay: whole(env, 'STOP_DELAY', 0, 60),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', 'fatal', 'error', 'warn', 'debug', 'trace', 'silent'),
    /** Where Prometheus reads metrics; undefined where METRICS_PORT is 0. */
    metrics: metrics(env),
    /** Where the firm's people work in a browser; undefined where DESK_PORT is 0. */
    desk: desk(env, siteUrl),
    /** Whether the operator is told of faults by mail. */
    alerts: isOn(env, 'ALERTS'),
    /** Bytes that must be free in DATA_DIR and BACKUP_DIR. */
    minFreeBytes: whole(env, 'DISK_FREE_MB', 500, 1_000_000) * 1_000_000,
    /** Where the site puts its nightly backup; undefined where it makes none. */
    backup: backup(env),
    /** Whether older data is copied before it is migrated. */
    /** The styleguide is for developers: not served unless switched on. */
    styleguide: oneOf(env, 'STYLEGUIDE', 'off', 'on') === 'on',
  }
}

type Source = Record<string, string | undefined>

function whole(env: Source, name: string, fallback: number, max: number): number {
  const text = env[name]?.trim()
  if (!text) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > max) {
    throw new StartupError(`${name} must be a whole number from 0 to ${max}, but is "${text}".`)
  }
  return value
}

function address(env: Source, name: string, protocols: string[]): string | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  // The value may contain a password, so the message does not repeat it.
  const like = protocols.map((protocol) => `${protocol}//…`).join(' or ')
  const encoded = /postgres|smtp/.test(like) ? ', with # / @ : of a password as %23 %2F %40 %3A' : ''
  if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
    throw new StartupError(`${name} must be an address like ${like}${encoded}.`)
  }
  return text
}

/**
 * What leaves this machine is encrypted, and the server's certificate checked, unless DATABASE_TLS is off or the URL has
 * an sslmode of its own. pg checks the certificate for 'require' and its like too, with a warning of many lines.
 */
function databaseUrl(env: Source): string | undefined {
  const text = address(withSecret(env, 'DATABASE_URL'), 'DATABASE_URL', ['postgres:', 'postgresql:'])
  const tls = oneOf(env, 'DATABASE_TLS', 'required', 'off')
  if (text === undefined) return undefined
  const url = new URL(text)
  const { searchParams } = url
  // As pg reads them: the parameter before the address, and PGHOST where neither names a host.
  const host = decodeURIComponent(searchParams.get('host') ?? (url.hostname || env.PGHOST?.trim() || ''))
  const isOwn = host === '' || host.startsWith('/') || isLoopback(host)
  const mode = searchParams.get('sslmode') ?? (isOwn || tls === 'off' ? null : 'verify-full')
  if (mode === null) return text
  const isChecked = ['prefer', 'require', 'verify-ca'].includes(mode) && !searchParams.has('uselibpqcompat')
  searchParams.set('sslmode', isChecked ? 'verify-full' : mode)
  return url.href
}

/** On loopback unless told otherwise: the figures are for the firm alone. */
function metrics(env: Source): { port: number; host: string } | undefined {
  const port = whole(env, 'METRICS_PORT', 0, 65535)
  return port === 0 ? undefined : { port, host: env.METRICS_HOST?.trim() || '127.0.0.1' }
}

/** On loopback unless told otherwise: it is reached through a proxy, a VPN or a tunnel. */
function desk(env: Source, siteUrl: string): DeskSettings | undefined {
  const port = whole(env, 'DESK_PORT', 3001, 65535)
  const host = env.DESK_HOST?.trim() || '127.0.0.1'
  const url = origin(env, 'DESK_URL', `http://localhost:${port}`)
  const { protocol, hostname } = new URL(url)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) {
    throw new StartupError('DESK_URL must have a host name, not an IP address: passkeys belong to a name.')
  }
  // Browsers offer passkeys nowhere else.
  if (protocol === 'http:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')) {
    throw new StartupError('DESK_URL must begin with https://, except for localhost.')
  }
  if (port !== 0 && url === siteUrl) {
    throw new StartupError('DESK_URL must not be the address of the public site (SITE_URL).')
  }
  return port === 0 ? undefined : { port, host, url, isPortChosen: Boolean(env.DESK_PORT?.trim()) }
}

function backup(env: Source): BackupSettings | undefined {
  const keep = whole(env, 'BACKUP_KEEP', 14, 10_000)
  if (keep === 0) throw new StartupError('BACKUP_KEEP must be a whole number from 1 to 10000, but is "0".')
  const directory = env.BACKUP_DIR?.trim()
  return directory ? { directory, keep } : undefined
}

/** Plain http only within this machine: the headers have a key. */
function register(env: Source): RegisterSettings | undefined {
  const url = address(env, 'REGISTER_URL', ['https:', 'http:'])
  if (!url) return undefined
  const { protocol, hostname, username, password, search, hash } = new URL(url)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new StartupError('REGISTER_URL must begin with https://, except for an address of this machine.')
  }
  if (username || password || search || hash) {
    throw new StartupError('REGISTER_URL must end with its path: keys are given in REGISTER_HEADERS.')
  }
  const given = withSecret(env, 'REGISTER_HEADERS').REGISTER_HEADERS?.split(/[,\n]/) ?? []
  const headers = given.flatMap((line) => (line.trim() === '' ? [] : [line.split(/:(.*)/s)]))
  if (headers.some(([name = '', value = '']) => !/^[\w-]+$/.test(name.trim()) || !/^[!-~ ]+$/.test(value))) {
    throw new StartupError('REGISTER_HEADERS must be like X-Auth-Email: me@firm.example, X-Auth-Key: 123.')
  }
  return {
    url: url.replace(/\/+$/, ''),
    headers: Object.fromEntries(headers.map(([name = '', value = '']) => [name.trim(), value.trim()])),
  }
}

/** Plain http only within this machine: an enquiry is personal data. */
function webhook(env: Source): WebhookSettings | undefined {
  const secret = webhookSecret(env)
  const url = address(env, 'WEBHOOK_URL', ['https:', 'http:'])
  if (!url) return undefined
  const { protocol, hostname, username, password } = new URL(url)
  if (protocol === 'http:' && !isLoopback(hostname)) {
    throw new StartupError('WEBHOOK_URL must begin with https://, except for an address of this machine.')
  }
  if (username || password) {
    throw new StartupError('WEBHOOK_URL must hold no user name and no password: posts are signed instead.')
  }
  if (!secret) {
    throw new StartupError('WEBHOOK_SECRET must be set where WEBHOOK_URL is: posts are signed with it.')
  }
  return { url, secret }
}

/** 24 to 64 bytes, as Standard Webhooks asks for. */
function webhookSecret(env: Source): Uint8Array | undefined {
  const text = withSecret(env, 'WEBHOOK_SECRET').WEBHOOK_SECRET?.trim()
  if (!text) return undefined
  const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? []
  const secret = Buffer.from(encoded, 'base64')
  if (secret.length < 24 || secret.length > 64) {
    throw new StartupError('WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64.')
  }
  return secret
}

function linkKey(env: Source): string | undefined {
  const text = env.LINK_KEY?.trim()
  if (!text) return undefined
  if (text.length < 32) throw new StartupError('LINK_KEY must have 32 characters or more.')
  return text
}

function origin(env: Source, name: string, fallback: string): string {
  const text = address(env, name, ['https:', 'http:'])
  if (!text) return fallback
  const url = new URL(text)
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new StartupError(
      `${name} must be a bare address like https://www.example.com, but has a path: "${text}".`,
    )
  }
  return url.origin
}

function mailbox(env: Source, name: string, fallback: string): string {
  const text = env[name]?.trim()
  if (!text) return fallback
  // Of a list, or a name without < and >, nodemailer would make one address that nobody has.
  if (!/^([^<>\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(text)) {
    throw new StartupError(
      `${name} must be one e-mail address, alone or as in Name <hello@example.com>, but is "${text}".`,
    )
  }
  return text
}

function isOn(env: Source, name: string): boolean {
  return oneOf(env, name, 'on', 'off') === 'on'
}

/** The first is the default. */
function oneOf<T extends string>(env: Source, name: string, ...known: [T, ...T[]]): T {
  const text = env[name]?.trim()
  if (!text) return known[0]
  const found = known.find((value) => value === text)
  if (found === undefined) {
    throw new StartupError(`${name} must be one of ${known.join(', ')}, but is "${text}".`)
  }
  return found
}

/** A secret may lie in a file, named by NAME_FILE, where the environment would show it to too many. */
function withSecret(env: Source, name: string): Source {
  const file = env[`${name}_FILE`]?.trim()
  if (!file) return env
  if (env[name]?.trim())
    throw new StartupError(`${name} and ${name}_FILE are both set: leave one of them out.`)
  try {
    return { [name]: readFileSync(file, 'utf8').trim() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartupError(`${name}_FILE names ${file}, which cannot be read (${code}).`, { cause: error })
  }
}
