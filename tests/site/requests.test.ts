import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { formCopy } from '#content/forms/form-copy.ts'
import { callSchedule } from '#content/site/call-schedule.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { wording } from '#content/site/wording.ts'
import { allSlots, listedSlots } from '#domain/call-schedule.ts'
import { parseCallbackRequest } from '#domain/callback-request.ts'
import { parseContactEnquiry } from '#domain/contact-enquiry.ts'
import { londonDate } from '#domain/london.ts'
import { parseNameAndEmail } from '#domain/name-and-email.ts'
import { rawForm } from '#domain/raw-form.ts'
import { type Database, openDatabase } from '#server/platform/db/database.ts'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { effort } from '../support/effort.ts'
import { bookableDays } from '../support/visitor-forms.ts'

const numRuns = effort.propertyRuns
vi.setConfig({ testTimeout: 600_000 })

let site: Awaited<ReturnType<typeof openBuiltSite>>
let database: Database
beforeAll(async () => {
  site = await openBuiltSite({ ENQUIRY_LIMIT: '0' })
  database = await openDatabase({ dataDir: site.dataDir })
})
afterAll(async () => {
  await database.close()
  await site.close()
})
beforeEach(() => {
  site.lines.length = 0
})

const details =
  /\n\s+at [\w.<]|node_modules|SQLITE_|TypeError|RangeError|root:x:|SQLite format|"dependencies"/

/** Not a 5xx, without implementation details, and no redirect to another site. */
async function expectComposed(response: Response) {
  const text = await response.text()
  expect(response.status).toBeLessThan(500)
  expect(text).not.toHaveText(details)
  expect(response.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  return text
}

const nasty = fc.constantFrom(
  'a\u0000b',
  'Grace\r\nSubject: Hello',
  'grace@example.com\nBcc: ann@example.com',
  'grace@example.com, ann@example.com',
  '<script>alert(1)</script>',
  `'); drop table enquiries;--`,
  '../../../etc/passwd',
  '__proto__',
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(200),
  'x'.repeat(5_000),
  '9'.repeat(40),
)
const anyText = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 300 }), fc.lorem())
const anyDay = fc.oneof(
  anyText,
  fc.constantFrom('2027-02-30', '2027-13-01', '0000-00-00', '2027-01-05T09:00', '+12027-01-05'),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
)
const anyEmail = fc.oneof(fc.constantFrom('grace@example.com', 'a@b', '@'), fc.emailAddress(), anyText)
const maybe = (...right: string[]) => fc.oneof(fc.constantFrom(...right), anyText)

/** A form with any value in any field, many of them valid, to reach what the first check would stop; and unknown fields. */
const anyForm = fc
  .tuple(
    fc.record({
      name: maybe('Grace Hopper'),
      phoneNumber: maybe('01632 960 001'),
      email: anyEmail,
      emailAddress: anyEmail,
      town: maybe('Basingstoke'),
      message: maybe('Hello'),
      date: fc.oneof(fc.constantFrom(...bookableDays(4)), anyDay),
      time: maybe(...allSlots(callSchedule), '25:00 - 25:30'),
      services: maybe(...wording.services),
      privacyPolicy: fc.oneof({ weight: 5, arbitrary: fc.constant('on') }, { weight: 1, arbitrary: anyText }),
      key: fc.oneof(fc.uuid(), anyText),
      role: maybe('Customer', 'Adviser', 'Admin'),
      kind: maybe('callback', 'consultation', 'contact'),
      originPage: maybe('/', '//example.com', 'javascript:alert(1)'),
    }),
    fc.array(fc.tuple(fc.constantFrom('name', 'website', 'servedAt', '__proto__', 'id'), anyText), {
      maxLength: 3,
    }),
  )
  .map(([form, more]) => [...Object.entries(form), ...more])
const formPaths = ['/ContactUs', '/RequestACallback', '/RequestOurBrochure'] as const

function parseFor(path: (typeof formPaths)[number], fields: [string, string][]) {
  // As the server gets it: form encoding replaces lone surrogates.
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(fields)) form.append(name, value)
  const raw = rawForm(form)
  if (path === '/ContactUs') return parseContactEnquiry(raw)
  if (path === '/RequestOurBrochure') return parseNameAndEmail(raw)
  return parseCallbackRequest(raw, {
    today: londonDate(Date.now()),
    schedule: callSchedule,
    choices: formCopy.choices,
  })
}

async function recordCount(): Promise<number> {
  return (await database.db.selectFrom('enquiries').select('id').execute()).length
}

describe('A form with generated values', () => {
  test.each(formPaths)('%s is saved if it is valid and refused if not, and never fails', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyForm, fc.constantFrom('application/json', '*/*'), async (fields, accept) => {
        const isRight = parseFor(path, fields).ok
        const before = await recordCount()
        const response = await site.request(path, {
          method: 'POST',
          headers: { Accept: accept },
          body: new URLSearchParams(fields),
        })
        await expectComposed(response)
        const saved = (await recordCount()) - before
        if (isRight) expect([200, 303, 409]).toContain(response.status)
        else expect([response.status, saved]).toEqual([422, 0])
        expect(saved).toBeLessThanOrEqual(1)
      }),
      { numRuns },
    )
    expect(site.lines.filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  test('every saved record is valid', async () => {
    const rows = await database.db.selectFrom('enquiries').selectAll().execute()
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.name.length).toBeLessThanOrEqual(100)
      expect(row.name + row.email + row.phoneNumber + row.town).not.toMatch(/\p{Cc}/u)
      expect(row.message.length).toBeLessThanOrEqual(2000)
      expect(row.originPage).toMatch(/^(\/[\w/.~-]*)?$/)
      if (row.date !== null) expect(listedSlots(row.date, callSchedule)).toContain(row.time)
      if (row.role === 'Customer' || row.kind === 'brochure') expect(row.email).not.toMatch(/[\s,<>]/)
    }
  })
})

test('Any path and query is a page, a redirect, 400 or 404, and never a file outside the build', async () => {
  const part = fc.oneof(
    fc.constantFrom('..', '%2e%2e', '%2f', '..%5c', '%00', '%', '%zz', '%c0%ae', 'etc', 'passwd', '.git'),
    fc.constantFrom('assets', 'api', 'slots', 'site.db', 'package.json', '.env', 'data', 'ContactUs'),
    fc.constantFrom(...allPages.map(({ path }) => path.slice(1))),
    anyText.map((text) => encodeURIComponent(text.toWellFormed())),
  )
  const name = fc.constantFrom('sent', 'kind', 'audience', 'date', 'time', 'index', '_routes', 'q')
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
        fc.constantFrom(...formPaths, pages.blog.path, '/api/slots'),
      ),
      fc.array(fc.tuple(name, anyDay), { maxLength: 4 }),
      async (path, query) => {
        const response = await site.request(`${path}?${new URLSearchParams(query)}`)
        expect([200, 301, 302, 400, 404]).toContain(response.status)
        expect(await expectComposed(response)).not.toHaveText('<script>alert(1)</script>')
      },
    ),
    { numRuns },
  )
})

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const json = { 'Content-Type': 'application/json' }
const large = 'x'.repeat(10 * 1024 * 1024)
const withFile = new FormData()
withFile.append('name', new Blob(['x']), '../../evil.sh')

/** Whatever else a request may bring. */
const requests: [what: string, status: number, path: string, request: RequestInit][] = [
  ...[...formPaths, '/send-brochure', '/', '/api/status'].map((path): (typeof requests)[number] => [
    'ten megabytes',
    413,
    path,
    { headers: form, body: `message=${large}` },
  ]),
  ['too many fields', 400, '/ContactUs', { headers: form, body: 'a&'.repeat(100) }],
  ['ten megabytes of unknown length', 413, '/ContactUs', { headers: form, body: new Blob([large]).stream() }],
  ['a file for a name', 422, '/ContactUs', { body: withFile }],
  ['a text', 415, '/ContactUs', { headers: { 'Content-Type': 'text/plain' }, body: 'hello' }],
  ['JSON', 415, '/ContactUs', { headers: json, body: '{}' }],
  ['no type', 415, '/ContactUs', { headers: { 'Content-Type': '' }, body: Buffer.from('name=a') }],
  [
    'parts without a boundary',
    422,
    '/ContactUs',
    { headers: { 'Content-Type': 'multipart/form-data' }, body: 'a' },
  ],
  ['bytes that are no form', 422, '/ContactUs', { headers: form, body: Buffer.from([0, 255, 38, 61, 37]) }],
  ['half a JSON', 400, '/send-brochure', { headers: json, body: '{' }],
  [
    'JSON for no mail',
    202,
    '/send-brochure',
    { headers: json, body: '{"email":["x"],"to":"ann@example.com"}' },
  ],
  ['JSON that is no object', 202, '/send-callback-confirmation', { headers: json, body: 'null' }],
  ['no date', 400, '/api/slots', { method: 'GET' }],
  ['a day that does not exist', 400, '/api/slots?date=2027-02-30', { method: 'GET' }],
  ...['PUT', 'DELETE', 'PATCH', 'PROPFIND'].map((method): (typeof requests)[number] => [
    method,
    405,
    '/ContactUs',
    { method },
  ]),
]

test.each(requests)('%s is answered with %i by %s', async (_, status, path, init) => {
  const before = await recordCount()
  const response = await site.request(path, { method: 'POST', ...init, duplex: 'half' } as RequestInit)
  await expectComposed(response)
  expect(response.status).toBe(status)
  expect(await recordCount()).toBe(before)
})

describe('Bytes on the socket', () => {
  let server: SiteProcess
  beforeAll(async () => {
    server = await startSite()
  })
  afterAll(() => server.stop())

  /** Sends the bytes and reads until the server closes, or is silent after a response. */
  async function exchange(bytes: string): Promise<string> {
    const socket = connect(server.port, '127.0.0.1')
    await once(socket, 'connect')
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
      socket.setTimeout(250)
    })
    socket.on('error', () => {})
    socket.setTimeout(10_000, () => socket.destroy())
    socket.write(Buffer.from(bytes, 'latin1'))
    await new Promise((resolve) => socket.once('close', resolve))
    return heard
  }

  const post =
    'POST /ContactUs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n'
  const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`

  test.each([
    ['noise', /400/, '\x00\x01\x02\x03\xff\xfe\r\n\r\n'],
    ['a greeting of TLS', /400/, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['no host', /400/, 'GET / HTTP/1.1\r\n\r\n'],
    ['two lengths', /400/, `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nname=x`],
    [
      'a length and chunks, as smugglers send',
      /400/,
      `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
    ],
    ['chunks that are none', /400/, `${post}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`],
    ['a null byte in a header', /400/, get('/', 'X-A: a\x00b\r\n')],
    ['headers without end', /431/, get('/', `X-A: ${'a'.repeat(40_000)}\r\n`)],
    ['an address without end', /431/, get(`/${'a'.repeat(40_000)}`)],
    ['another site’s address', /[2-4]\d\d/, get('http://example.com/ContactUs')],
    ['two slashes', /[2-4]\d\d/, get('//example.com/%2e%2e')],
    ['letters above ASCII', /[2-4]\d\d/, get('/\xe9\xff')],
    ['an upgrade', /[2-4]\d\d/, get('/', 'Connection: Upgrade\r\nUpgrade: websocket\r\n')],
  ])('%s: %s', async (_, status, bytes) => {
    const answer = await exchange(bytes)
    expect(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]).toMatch(status)
    expect(answer).not.toHaveText(details)
    expect(answer).not.toMatch(/^(set-cookie|server|x-powered-by):|^location: *(https?:)?\/\//im)
    expect((await fetch(`${server.address}/api/live`)).status).toBe(200)
  })
})
