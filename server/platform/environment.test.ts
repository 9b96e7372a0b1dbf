import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { StartupError } from './startup-error.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'secrets-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['DATABASE_URL', 'databaseUrl', 'postgres://site:secret@localhost/site'],
  ['SMTP_URL', 'smtpUrl', 'smtp://site:secret@mail.example.com:587'],
] as const)('%s may lie in a file, and not in both places', async (name, key, value) => {
  const file = path.join(folder, name)
  await writeFile(file, `${value}\n`)
  expect(parseEnvironment({ [`${name}_FILE`]: file })[key]).toBe(value)
  expect(() => parseEnvironment({ [`${name}_FILE`]: file, [name]: value })).toThrow(
    `${name} and ${name}_FILE are both set: leave one of them out.`,
  )
  await writeFile(file, 'secret')
  expect(() => parseEnvironment({ [`${name}_FILE`]: file })).toThrow(
    new RegExp(`^${name} must be an address like .*…, with # / @ : of a password as %23 %2F %40 %3A\\.$`),
  )
})

test.each([
  ['postgres://site@db.example.com/site', '?sslmode=verify-full'],
  ['postgres://site@localhost/site?host=db.example.com', '&sslmode=verify-full'],
  ['postgres://site@db.example.com/site?sslmode=disable', ''],
  ['postgres://site@db.example.com/site?sslmode=no-verify', ''],
  ['postgres://site@localhost/site', ''],
  ['postgres://site@127.0.0.1:5433/site', ''],
  ['postgres:///site?host=/run/postgresql', ''],
])('%s is asked for over TLS where it leaves this machine', (DATABASE_URL, added) => {
  expect(parseEnvironment({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL + added)
  expect(parseEnvironment({ DATABASE_URL, DATABASE_TLS: 'off' }).databaseUrl).toBe(DATABASE_URL)
})

test('sslmode=require checks the certificate, as pg does with a long warning', () => {
  const DATABASE_URL = 'postgres://site@db.example.com/site?sslmode=require'
  expect(parseEnvironment({ DATABASE_URL }).databaseUrl).toContain('sslmode=verify-full')
})

test('alerts go to the address of enquiries, unless they have one of their own', () => {
  const ENQUIRIES_TO = 'office@example.com'
  expect(parseEnvironment({ ENQUIRIES_TO }).alertsTo).toBe(ENQUIRIES_TO)
  expect(parseEnvironment({ ENQUIRIES_TO, ALERTS_TO: 'it@example.com' }).alertsTo).toBe('it@example.com')
})

test('the desk has an address of its own', () => {
  const SITE_URL = 'https://www.example.com'
  expect(() => parseEnvironment({ SITE_URL, DESK_URL: `${SITE_URL}/` })).toThrow(
    'DESK_URL must not be the address of the public site (SITE_URL).',
  )
})

test.each([
  ['METRICS_PORT', '70000', 'METRICS_PORT must be a whole number from 0 to 65535, but is "70000".'],
  ['DESK_URL', 'http://desk.example.com', 'DESK_URL must begin with https://, except for localhost.'],
  [
    'DESK_URL',
    'https://192.0.2.7',
    'DESK_URL must have a host name, not an IP address: passkeys belong to a name.',
  ],
  ['ALERTS', 'mail', 'ALERTS must be one of on, off, but is "mail".'],
])('%s=%s is refused with what it may be', (name, value, sentence) => {
  expect(() => parseEnvironment({ [name]: value })).toThrow(sentence)
})

test.each([
  ['one@example.com, two@example.com', false],
  ['one@example.com;two@example.com', false],
  ['The Firm one@example.com', false],
  ['The Firm <one@example.com', false],
  ['one@example.com', true],
  ['The Firm, Basingstoke <one@example.com>', true],
  ['<one@localhost>', true],
])('ENQUIRIES_TO=%s is one address: %s', (enquiriesTo, isOne) => {
  const parse = () => parseEnvironment({ ENQUIRIES_TO: enquiriesTo })
  if (isOne) expect(parse()).toMatchObject({ enquiriesTo })
  else expect(parse).toThrow(/^ENQUIRIES_TO must be one e-mail address, /)
})

test.each([
  ['PORT', '70000'],
  ['DISK_FREE_MB', 'some'],
  ['BACKUP_KEEP', '0'],
  ['DATABASE_WAIT', 'long'],
  ['SMTP_URL', 'not an address'],
  ['SMTP_TLS', 'maybe'],
  ['HSTS', 'yes'],
  ['DATABASE_URL_FILE', '/there/is/no/such/file'],
  ['SMTP_URL_FILE', '/there/is/no/such/file'],
  ['SITE_URL', 'www.example.com'],
  ['TRUST_PROXY', '-1'],
  ['ENQUIRY_LIMIT', 'many'],
  ['MAILS_PER_HOUR', 'many'],
  ['LOG_LEVEL', 'loud'],
  ['MAIL_FROM', 'nobody'],
  ['WEBHOOK_URL', 'http://crm.example.com/secret'],
  ['WEBHOOK_URL', 'https://me:secret@crm.example.com/'],
  ['WEBHOOK_URL', 'https://crm.example.com/without-a-key'],
  ['WEBHOOK_SECRET', 'whsec_secret'],
  ['REGISTER_URL', 'http://register.example.com/secret'],
  ['REGISTER_URL', 'https://register.example.com/?key=secret'],
  ['DATABASE_URL', 'mysql://localhost/site'],
])('%s=%s is refused with one sentence that names it and repeats no secret', (name, value) => {
  const refused = messageOf(() => parseEnvironment({ [name]: value }))
  expect(refused).toMatch(/^[^\n]+\.$/)
  expect(refused).toContain(name)
  expect(refused).not.toContain('secret')
})

function messageOf(attempt: () => unknown): string {
  try {
    attempt()
  } catch (error) {
    if (error instanceof StartupError) return error.message
  }
  throw new Error('It was not refused as a misconfiguration')
}

test('the register is asked with the headers that are named, and not at all unless told so', () => {
  expect(parseEnvironment({ REGISTER_HEADERS: 'X-Auth-Key: 1' }).register).toBeUndefined()
  const REGISTER_URL = 'https://register.example.com/Individuals/'
  const REGISTER_HEADERS = 'X-Auth-Email: me@firm.example, X-Auth-Key: a:b'
  expect(parseEnvironment({ REGISTER_URL, REGISTER_HEADERS }).register).toEqual({
    url: 'https://register.example.com/Individuals',
    headers: { 'X-Auth-Email': 'me@firm.example', 'X-Auth-Key': 'a:b' },
  })
  expect(messageOf(() => parseEnvironment({ REGISTER_URL, REGISTER_HEADERS: 'secret' }))).toMatch(
    /^REGISTER_HEADERS must be like [^\n]*\.$/,
  )
})

test('without a setting nothing is measured or backed up, and alerts go by mail', () => {
  expect(parseEnvironment({})).toMatchObject({ metrics: undefined, backup: undefined, alerts: true })
  expect(parseEnvironment({ METRICS_PORT: '9464', BACKUP_DIR: '/backups' })).toMatchObject({
    metrics: { port: 9464, host: '127.0.0.1' },
    backup: { directory: '/backups', keep: 14 },
  })
})

test('the desk is on this machine alone unless told otherwise, and off with DESK_PORT=0', () => {
  expect(parseEnvironment({}).desk).toEqual({
    port: 3001,
    host: '127.0.0.1',
    url: 'http://localhost:3001',
    isPortChosen: false,
  })
  expect(parseEnvironment({ DESK_PORT: '0' }).desk).toBeUndefined()
})
