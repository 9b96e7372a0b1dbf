import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { adviserPath, advisers } from '#content/pages/advisers.ts'
import { blog } from '#content/pages/articles.ts'
import { firm } from '#content/site/firm.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { sharedSite } from '../support/shared-site.ts'

let site: Awaited<ReturnType<typeof sharedSite>>
beforeAll(async () => {
  site = await sharedSite()
})

async function asset(): Promise<string> {
  const html = await (await site.request('/')).text()
  return html.match(/\/assets\/[^" ]+\.js/)?.[0] ?? ''
}

describe('Every page of the list', () => {
  test('in other letter case or with a trailing slash is a 301', async () => {
    for (const { path } of allPages.filter(({ path }) => path !== '/'))
      for (const other of [path.toLowerCase(), `${path}/`]) {
        const response = await site.request(`${other}?a=1`)
        expect([response.status, response.headers.get('location')]).toEqual([301, `${path}?a=1`])
      }
  })

  test('the sitemap lists the pages to be found and nothing else', async () => {
    const xml = await (await site.request('/sitemap.xml')).text()
    const listed = [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map((match) => match[1])
    expect(listed).toEqual([
      ...allPages.filter(({ indexed }) => indexed).map(({ path }) => path),
      ...advisers.map(({ slug }) => adviserPath(slug)),
      ...blog.filter(({ text }) => text !== '').map(({ link }) => link),
    ])
    for (const { path } of allPages) {
      const isHidden = (await (await site.request(path)).text()).includes(
        '<meta name="robots" content="noindex"',
      )
      expect([path, listed.includes(path)]).toEqual([path, !isHidden])
    }
  })
})

describe('Missing pages and errors', () => {
  test.each(['/nowhere', '/Adviser/Nowhere', '/assets/none.js', '/.env', '/..%2f..%2fetc/passwd'])(
    '%s is a 404 with the designed page',
    async (path) => {
      const response = await site.request(path)
      expect(response.status).toBe(404)
      const html = await response.text()
      expect(html).toHaveText(pages.customerHome.path)
      expect(html).toHaveText(pages.adviserHome.path)
      expect(html).toHaveText(firm.phone.display)
    },
  )

  test('an error is a 500 with the phone number and without details', async () => {
    const response = await site.request('/styleguide/fault')
    expect(response.status).toBe(500)
    const html = await response.text()
    expect(html).toHaveText(firm.phone.display)
    expect(html).not.toHaveText(/swordfish|at loader|\.tsx|node_modules/)
  })
})

describe('Caching and encodings', () => {
  test('hashed files are immutable, pages are asked for again at every visit', async () => {
    expect((await site.request(await asset())).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await site.request('/Customer')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each([
    ['/Customer', 'br', brotliDecompressSync],
    ['/Customer', 'gzip', gunzipSync],
    [pages.blog.path, 'br', brotliDecompressSync],
    [pages.blog.path, 'gzip', gunzipSync],
  ] as const)('%s comes as %s to whoever takes it, with the same words', async (path, encoding, decode) => {
    const plain = await (await site.request(path)).text()
    const response = await site.request(path, { headers: { 'Accept-Encoding': `deflate, ${encoding}` } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect(decode(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain)
  })

  test('an encoding that Accept-Encoding excludes is not sent', async () => {
    const response = await site.request('/', { headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0' } })
    expect(response.headers.get('content-encoding')).toBeNull()
  })

  test.each(['/Customer', pages.blog.path, pages.contactUs.path, '/robots.txt'])(
    '%s unchanged is a 304 without a body',
    async (path) => {
      const first = await site.request(path, { headers: { 'Accept-Encoding': 'br' } })
      const etag = first.headers.get('etag') ?? ''
      expect(etag).not.toBe('')
      for (const header of [etag, `"other", ${etag}`, `W/${etag.replace('W/', '')}`, '*']) {
        const again = await site.request(path, {
          headers: { 'Accept-Encoding': 'br', 'If-None-Match': header },
        })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(again.headers.get('etag')).toBe(etag)
      }
      const other = await site.request(path, { headers: { 'If-None-Match': '"other"' } })
      expect(other.status).toBe(200)
    },
  )

  test.each(['/Customer', pages.blog.path, '/nowhere', '/api/status'])(
    'HEAD %s has the headers of GET and no body',
    async (path) => {
      const get = await site.request(path)
      const head = await site.request(path, { method: 'HEAD' })
      expect(head.status).toBe(get.status)
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect(head.headers.get('etag')).toBe(get.headers.get('etag'))
      expect(await head.text()).toBe('')
    },
  )
})

describe('The log', () => {
  test('has one line per request, without personal data', async () => {
    site.lines.length = 0
    await site.request('/ContactUs?email=ann%40example.com', {
      headers: { 'User-Agent': 'Telltale/1.0', 'X-Forwarded-For': '192.0.2.7' },
    })
    await site.request('/ann@example.com')
    const requests = site.lines.filter(({ msg }) => msg === 'request')
    expect(requests.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/ContactUs', 200],
      ['GET', 'other', 404],
    ])
    expect(JSON.stringify(site.lines)).not.toMatch(/ann|Telltale|192\.0\.2\.7/)
  })

  test('has one id in every line of a request, which the response carries as well', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      site.lines.length = 0
      const response = await site.request(path, { headers })
      return {
        id: response.headers.get('x-request-id'),
        logged: new Set(site.lines.map(({ requestId }) => requestId)),
      }
    }
    const sent = '7f3c1a9e0b5d4c2e'
    for (const path of [
      '/Customer',
      pages.blog.path,
      `${pages.blog.path}?audience=customer`,
      '/styleguide/fault',
      '/nowhere',
    ])
      expect([path, await ask(path, { 'X-Request-Id': sent })]).toEqual([
        path,
        { id: sent, logged: new Set([sent]) },
      ])

    const made = await ask('/styleguide/fault')
    expect(made.id).toMatch(/^[\da-f-]{36}$/)
    expect(made.logged).toEqual(new Set([made.id]))
    expect((await ask('/styleguide/fault')).id).not.toBe(made.id)
    // With a query that it reads it is rendered for this request, not served from the cache.
    const rendered = await ask(`${pages.blog.path}?audience=customer`, { 'X-Request-Id': 'ann@example.com' })
    expect(rendered.id).toMatch(/^[\da-f-]{36}$/)
  })

  test('names the route of a call that is no page', async () => {
    site.lines.length = 0
    await site.request('/api/slots?date=2027-01-05')
    await site.request('/send-brochure', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    await site.request('/api/ann@example.com')
    expect(site.lines.map(({ path }) => path)).toEqual(['/api/slots', '/send-brochure', 'other'])
  })

  test('takes a form sent to a page that has none for no fault', async () => {
    site.lines.length = 0
    for (const path of ['/', '/nowhere', pages.blog.path]) {
      const { status, headers } = await site.request(path, { method: 'POST', body: new URLSearchParams() })
      expect([path, status, headers.get('allow')]).toEqual([path, 405, 'GET, HEAD, OPTIONS'])
    }
    expect(site.lines.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  test('has the error and its stack when a page fails', async () => {
    site.lines.length = 0
    await site.request('/styleguide/fault')
    expect(site.lines).toContainEqual(
      expect.objectContaining({
        msg: 'unexpected error',
        err: expect.objectContaining({ type: 'Error', stack: expect.stringMatching(/^ +at loader\b/) }),
      }),
    )
  })
})

test('a weakness can be reported where security.txt says', async () => {
  const response = await site.request('/.well-known/security.txt')
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ])
  const fields = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  )
  expect(fields.get('Contact')).toBe(firm.email.href)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

test('a site in production has no styleguide, and its liveness asks nothing of the database', async () => {
  const other = await openBuiltSite({ STYLEGUIDE: 'off' })
  for (const path of ['/styleguide', '/styleguide/fault', '/styleguide/amounts'])
    expect([path, (await other.request(path)).status]).toEqual([path, 404])
  expect((await site.request('/styleguide')).status).toBe(200)
  await rename(join(other.dataDir, 'site.db'), join(other.dataDir, 'aside.db'))
  const live = await other.request('/api/live')
  expect([live.status, await live.json()]).toEqual([200, { status: 'live' }])
  expect((await other.request('/api/status')).status).toBe(503)
  await rename(join(other.dataDir, 'aside.db'), join(other.dataDir, 'site.db'))
  await other.close()
})

test('the status says in public whether all is well, and no more', async () => {
  const response = await site.request('/api/status')
  expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
})
