import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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
import { openBuiltSite } from '../support/built-site.ts'
import { effort } from '../support/effort.ts'
import { bookableDays } from '../support/visitor-forms.ts'

const numRuns = effort.propertyRuns
// Enough for 4,000 runs of one property.
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

/** Not a 5xx, and without implementation details. */
async function expectComposed(response: Response) {
  const text = await response.text()
  expect(response.status).toBeLessThan(500)
  expect(text).not.toHaveText(/\n\s+at [\w.<]|node_modules|SQLITE_|TypeError|RangeError/)
  return text
}

const nasty = fc.constantFrom(
  '\u0000',
  'a\u0000b',
  '\r\nBcc: everyone@example.com',
  'Grace\r\nSubject: Hello',
  'grace@example.com\nBcc: ann@example.com',
  'grace@example.com, ann@example.com',
  '<script>alert(1)</script>',
  `'); drop table enquiries;--`,
  '{{7*7}}',
  '../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '__proto__',
  'constructor',
  '\ud800',
  '\u202egnp.exe',
  'ﷺ'.repeat(200),
  'x'.repeat(5_000),
  '=1+1',
  'NaN',
  'null',
  'undefined',
  '[object Object]',
  '-1',
  '9'.repeat(40),
)
const anyText = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.lorem(),
)
const anyDay = fc.oneof(
  anyText,
  fc.constantFrom(
    '2027-02-30',
    '2027-13-01',
    '27-01-05',
    '2027-1-5',
    '0000-00-00',
    '2027-01-05T09:00',
    '+12027-01-05',
  ),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
)
const anyTime = fc.oneof(
  anyText,
  fc.constantFrom(...allSlots(callSchedule)),
  fc.constantFrom('09:00', '25:00 - 25:30', '09:00-09:30'),
)
const anyEmail = fc.oneof(
  fc.constantFrom('grace@example.com', 'a@b', '@', 'a@b..c'),
  fc.emailAddress(),
  anyText,
)

const maybe = (right: string) => fc.oneof(fc.constant(right), anyText)

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
      time: anyTime,
      services: fc.oneof(fc.constantFrom(...wording.services), anyText),
      privacyPolicy: fc.oneof({ weight: 5, arbitrary: fc.constant('on') }, { weight: 1, arbitrary: anyText }),
      key: fc.oneof(fc.uuid(), anyText),
      role: fc.oneof(fc.constantFrom('Customer', 'Adviser', 'Admin'), anyText),
      kind: fc.oneof(fc.constantFrom('callback', 'consultation', 'contact'), anyText),
      originPage: fc.oneof(fc.constantFrom('/', '//example.com', 'javascript:alert(1)'), anyText),
    }),
    fc.array(fc.tuple(fc.constantFrom('name', 'time', 'website', 'servedAt', '__proto__', 'id'), anyText), {
      maxLength: 3,
    }),
  )
  .map(([form, more]) => [...Object.entries(form), ...more])
const formPaths = ['/ContactUs', '/RequestACallback', '/RequestOurBrochure'] as const
const accepts = fc.constantFrom('application/json', 'text/html', '*/*')

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
      fc.asyncProperty(anyForm, accepts, async (fields, accept) => {
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
      expect(row.privacyPolicy).toBe(1)
      expect(['contact', 'callback', 'consultation', 'brochure']).toContain(row.kind)
      if (row.date !== null) expect(listedSlots(row.date, callSchedule)).toContain(row.time)
      if (row.role === 'Customer' || row.kind === 'brochure') expect(row.email).not.toMatch(/[\s,<>]/)
    }
  })

  test.each(formPaths)('%s sent as multipart, with files among the fields, never fails', async (path) => {
    await fc.assert(
      fc.asyncProperty(anyForm, fc.boolean(), async (fields, withFile) => {
        const body = new FormData()
        for (const [name, value] of fields) body.append(name, value)
        if (withFile) body.append('name', new Blob(['x']), '../../evil.sh')
        const response = await site.request(path, {
          method: 'POST',
          body,
          headers: { Accept: 'application/json' },
        })
        await expectComposed(response)
        expect([200, 409, 413, 422]).toContain(response.status)
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    )
  })

  test.each(formPaths)('%s with a body that is not a form is refused', async (path) => {
    const types = [
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json',
      'text/plain',
      '',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2_000 }),
        fc.constantFrom(...types),
        accepts,
        async (bytes, type, accept) => {
          const before = await recordCount()
          const response = await site.request(path, {
            method: 'POST',
            headers: { Accept: accept, 'Content-Type': type },
            body: Buffer.from(bytes),
          })
          await expectComposed(response)
          expect([400, 415, 422]).toContain(response.status)
          expect(await recordCount()).toBe(before)
        },
      ),
      { numRuns: Math.ceil(numRuns / 2) },
    )
  })

  test.each([...formPaths, '/send-brochure', '/', '/api/status'])(
    '%s with ten megabytes is refused',
    async (path) => {
      const body = `message=${'x'.repeat(10 * 1024 * 1024)}`
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' }
      const known = await site.request(path, { method: 'POST', headers, body })
      expect(known.status).toBe(413)
      const streamed = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('x'.repeat(64 * 1024)))
        },
      })
      const endless = await site.request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: streamed,
        duplex: 'half',
      } as RequestInit)
      expect(endless.status).toBe(413)
    },
  )
})

describe('The requests for a confirmation', () => {
  test.each(['/send-callback-confirmation', '/send-request-callback-confirmation', '/send-brochure'])(
    '%s responds the same to any JSON, and sends no mail to other addresses',
    async (path) => {
      const waiting = () =>
        database.db.selectFrom('outbox').select(['id', 'nextAttemptUtc']).orderBy('id').execute()
      const before = await waiting()
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(
            fc.json(),
            fc
              .record({ name: fc.oneof(anyText, fc.jsonValue()), email: fc.oneof(anyText, fc.jsonValue()) })
              .map((call) => JSON.stringify({ ...call, to: 'stranger@example.com' })),
          ),
          async (body) => {
            const response = await site.request(path, {
              method: 'POST',
              headers: { 'Content-Type': 'application/json' },
              body,
            })
            expect([response.status, await response.json()]).toEqual([202, { accepted: true }])
          },
        ),
        { numRuns },
      )
      const after = await waiting()
      expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    },
  )

  test('a body that is not JSON is refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        fc.pre(!isJson(text))
        const response = await site.request('/send-brochure', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: text,
        })
        await expectComposed(response)
        expect(response.status).toBe(400)
      }),
      { numRuns },
    )
  })
})

describe('A generated URL', () => {
  test('any date gets its slots or a 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyDay, { maxLength: 3 }), async (days) => {
        const query = new URLSearchParams(days.map((day) => ['date', day]))
        const response = await site.request(`/api/slots?${query}`)
        const text = await expectComposed(response)
        expect([200, 400]).toContain(response.status)
        if (response.status !== 200) return
        const { date, slots } = JSON.parse(text)
        expect(slots).toHaveLength(listedSlots(date, callSchedule).length)
      }),
      { numRuns: numRuns * 2 },
    )
  })

  test('any path is a page, a redirect or a 404, never a file outside the build, and is not logged', async () => {
    const warn = vi.spyOn(console, 'warn')
    onTestFinished(() => warn.mockRestore())
    const part = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '..%5c',
        '%00',
        '%',
        '%zz',
        '%c0%ae',
        'etc',
        'passwd',
        '.git',
        'data',
      ),
      fc.constantFrom(
        'assets',
        'api',
        'slots',
        'site.db',
        'package.json',
        '.env',
        '_data',
        '.data',
        'ContactUs',
      ),
      fc.constantFrom(...allPages.map((page) => page.path.slice(1))),
      anyText.map(encodeURIComponentSafely),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 6 }), fc.string(), async (parts, query) => {
        const response = await site.request(`/${parts.join('/')}?${encodeURIComponentSafely(query)}`)
        const text = await expectComposed(response)
        expect([200, 301, 302, 400, 404]).toContain(response.status)
        expect(text).not.toHaveText(/root:x:|SQLite format|"dependencies"/)
        // No open redirect.
        const location = response.headers.get('location')
        if (location !== null) expect(location).toMatch(/^\/(?![/\\])/)
      }),
      { numRuns: numRuns * 2 },
    )
    expect(warn).not.toHaveBeenCalled()
  })

  test('any query is answered by the pages that read it', async () => {
    const name = fc.constantFrom('sent', 'kind', 'audience', 'date', 'time', 'index', '_routes', 'from')
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...formPaths, pages.blog.path),
        fc.array(fc.tuple(name, fc.oneof(anyDay, fc.uuid())), { maxLength: 4 }),
        async (path, query) => {
          const response = await site.request(`${path}?${new URLSearchParams(query)}`)
          const html = await expectComposed(response)
          expect(response.status).toBe(200)
          expect(html).not.toHaveText('<script>alert(1)</script>')
        },
      ),
      { numRuns },
    )
  })

  test('any request headers are accepted', async () => {
    const names = 'Accept Accept-Encoding If-None-Match Origin X-Forwarded-For Range Cookie Content-Type'
    const header = fc.tuple(
      fc.constantFrom(...names.split(' ')),
      fc.string({ unit: fc.integer({ min: 32, max: 255 }).map((code) => String.fromCharCode(code)) }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/', '/ContactUs', pages.blog.path, '/api/status', '/nowhere', '/ContactUs.data'),
        fc.array(header, { maxLength: 5 }),
        fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS'),
        async (path, headers, method) =>
          void (await expectComposed(await site.request(path, { method, headers }))),
      ),
      { numRuns: numRuns * 2 },
    )
  })

  test.each(['PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s is not allowed anywhere', async (method) => {
    for (const path of ['/', '/ContactUs', '/api/slots', '/send-brochure']) {
      expect((await site.request(path, { method })).status).toBe(405)
    }
  })
})

function encodeURIComponentSafely(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
