import { createHash, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feeds } from '#content/site/feeds.ts'
import { pages } from '#content/site/pages.ts'
import { appThatRenders } from '#server/http/http-app.test-support.ts'
import { openBuiltSite } from '../support/built-site.ts'
import { elementsOf, parsePage } from '../support/served-page.ts'
import { request } from '../support/shared-site.ts'
import { bookableDays } from '../support/visitor-forms.ts'

type BuiltSite = Awaited<ReturnType<typeof openBuiltSite>>

/** Behind a proxy that terminates TLS, with a rate limit of one record for each client. */
let site: BuiltSite
const sameClient = { 'X-Forwarded-For': '192.0.2.1' }
let clients = 1
beforeAll(async () => {
  site = await openBuiltSite({ SITE_URL: 'https://www.example.com', TRUST_PROXY: '1', ENQUIRY_LIMIT: '1' })
  await site.request('/ContactUs', form(sameClient))
})
afterAll(() => site.close())

function form(headers: Record<string, string> = {}, more: Record<string, string> = {}): RequestInit {
  const fields = { name: 'Grace', email: 'grace@example.com', message: 'Hello', privacyPolicy: 'on', ...more }
  clients += 1
  return {
    method: 'POST',
    headers: { Accept: 'text/html', 'X-Forwarded-For': `192.0.2.${clients}`, ...headers },
    body: new URLSearchParams({ ...fields, key: randomUUID() }),
  }
}
const [day = ''] = bookableDays(1)
const json = { Accept: 'application/json' }
const foreign = { Origin: 'https://example.org', 'Sec-Fetch-Site': 'cross-site' }
const tooLong = { message: 'x'.repeat(70_000) }

async function asset(): Promise<string> {
  return (await (await site.request('/')).text()).match(/\/assets\/[^" ]+\.js/)?.[0] ?? ''
}

async function unchanged(path: string): Promise<Response> {
  const etag = (await site.request(path)).headers.get('etag') ?? ''
  return await site.request(path, { headers: { 'If-None-Match': etag } })
}

/** An unexpected error: rendering itself throws. */
async function unforeseen(): Promise<Response> {
  const fail = () => Promise.reject(new Error('swordfish'))
  return await appThatRenders(fail, pino({ level: 'silent' })).request('/')
}

const kinds: Record<string, [status: number, ask: () => Promise<Response>]> = {
  'a page made beforehand': [200, () => site.request('/Customer')],
  'a page rendered for the request': [200, () => site.request(pages.blog.path)],
  'a page asked for by HEAD': [200, () => site.request('/Customer', { method: 'HEAD' })],
  'a rendered page asked for by HEAD': [200, () => site.request('/ContactUs', { method: 'HEAD' })],
  'a page that is not there': [404, () => site.request('/nowhere')],
  'a page that breaks': [500, () => site.request('/styleguide/fault')],
  'a fault that nobody foresaw': [500, unforeseen],
  'a page unchanged': [304, () => unchanged('/Customer')],
  'a rendered page unchanged': [304, () => unchanged(pages.blog.path)],
  'a move': [301, () => site.request('/customer')],
  'a move of a form': [308, () => site.request('/contactus', form())],
  'the way to the thanks': [303, () => site.request('/ContactUs', form())],
  'the data of a page': [200, () => site.request(`${pages.blog.path}.data`)],
  'a hashed file': [200, async () => site.request(await asset())],
  'a file without a hash': [200, () => site.request('/favicon.svg')],
  'a file unchanged': [304, () => unchanged('/robots.txt')],
  'a file that is not there': [404, () => site.request('/assets/none.js')],
  'the feed': [200, () => site.request(feeds[0].path)],
  'the sitemap': [200, () => site.request('/sitemap.xml')],
  'the status': [200, () => site.request('/api/status')],
  'the next days': [200, () => site.request('/api/days')],
  'the times of a day': [200, () => site.request(`/api/slots?date=${day}`)],
  'the times of no day': [400, () => site.request('/api/slots?date=soon')],
  'a list of articles': [200, () => site.request('/api/marketing/media')],
  'a form saved, as JSON': [200, () => site.request('/ContactUs', form(json))],
  'a form to mend': [422, () => site.request('/ContactUs', form({}, { name: '' }))],
  'a form to mend, as JSON': [422, () => site.request('/ContactUs', form(json, { name: '' }))],
  'a form from another site': [403, () => site.request('/ContactUs', form(foreign))],
  'a form from another site, as JSON': [403, () => site.request('/ContactUs', form({ ...json, ...foreign }))],
  'a form too large': [413, () => site.request('/ContactUs', form({}, tooLong))],
  'a form too large, as JSON': [413, () => site.request('/ContactUs', form(json, tooLong))],
  'no form at all': [415, () => site.request('/ContactUs', { method: 'POST', body: 'hello' })],
  'one form too many': [429, () => site.request('/ContactUs', form(sameClient))],
  'one form too many, as JSON': [429, () => site.request('/ContactUs', form({ ...json, ...sameClient }))],
  'a method that is none of ours': [405, () => site.request('/ContactUs', { method: 'DELETE' })],
  'a call that is no JSON': [
    400,
    () =>
      site.request('/send-brochure', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{',
      }),
  ],
}

describe('The answer to', () => {
  test.each(Object.entries(kinds))(
    '%s has all security headers and names no software',
    async (_, [status, ask]) => {
      const response = await ask()
      expect(response.status).toBe(status)
      const headers = Object.fromEntries(response.headers)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
      })
      const policy = directives(headers['content-security-policy'])
      expect(policy).toMatchObject({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
        'base-uri': "'none'",
      })
      expect(policy['form-action']).toMatch(/^'(none|self)'$/)
      expect(policy['script-src'] ?? "'self'").toMatch(/^'self'( 'sha256-[\w+/=]{44}')*$/)
      expect(policy['frame-src'] ?? 'https://www.youtube-nocookie.com').toBe(
        'https://www.youtube-nocookie.com',
      )

      for (const name of ['set-cookie', 'server', 'x-powered-by', 'via', 'access-control-allow-origin'])
        expect([name, headers[name]]).toEqual([name, undefined])
      expect(JSON.stringify(headers)).not.toMatch(/hono|node|react|vite|sqlite|postgres/i)

      const body = await response.text()
      if (!/^(text\/html|application\/json)/.test(headers['content-type'] ?? '')) return
      expect(body).not.toHaveText(
        /\b(hono|node(\.js)?|react|react-router|vite|sqlite|postgres\w*)[ /@]v?\d+\./i,
      )
      expect(body).not.toHaveText(/swordfish|node_modules|\n\s+at /)
      if (body === '' || !headers['content-type']?.startsWith('text/html')) return
      // Each inline script of a page is allowed by its hash.
      const inline = elementsOf(parsePage(body), 'script').filter(
        ({ attributes }) => !('src' in attributes) && attributes.type !== 'application/ld+json',
      )
      const hashes = inline.map(({ children }) =>
        createHash('sha256').update(children.join('')).digest('base64'),
      )
      for (const hash of hashes) expect(policy['script-src']).toContain(`'sha256-${hash}'`)
    },
  )

  test('plain HTTP has all of them but Strict-Transport-Security', async () => {
    const headers = Object.fromEntries((await request('/Customer')).headers)
    const secured = Object.fromEntries((await site.request('/Customer')).headers)
    const { 'strict-transport-security': order, ...rest } = secured
    expect(order).toBeDefined()
    expect(headers).toEqual(rest)
  })
})

function directives(policy = ''): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ', 1)[0], part.slice(part.indexOf(' ') + 1)]),
  )
}
