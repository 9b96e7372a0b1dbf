import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../commands/free-port.ts'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { openBuiltSite } from '../support/built-site.ts'

/** The built site over a socket, with the fast path, and the same site in this process, without it. */
let served: SiteProcess
let metricsPort = 0
let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  metricsPort = await freePort()
  const started = startSite({ METRICS_PORT: String(metricsPort) })
  ;[served, site] = await Promise.all([started, openBuiltSite()])
})
afterAll(() => Promise.all([served.stop(), site.close()]))

const connectionHeaders = ['date', 'connection', 'keep-alive']

async function comparable(response: Response) {
  const headers = [...response.headers].filter(([name]) => !connectionHeaders.includes(name))
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

const asset = async () => (await (await site.request('/')).text()).match(/\/assets\/[^" ]+\.js/)?.[0] ?? ''

describe('The static fast path responds exactly like the middleware', () => {
  for (const method of ['GET', 'HEAD']) {
    for (const encoding of ['br', 'gzip, deflate', 'br;q=0, gzip', 'identity']) {
      test(`to ${method} with Accept-Encoding: ${encoding}`, async () => {
        for (const path of ['/', '/Customer?a=1', '/favicon.svg', '/icon-192.png', await asset()]) {
          const headers = { 'Accept-Encoding': encoding }
          const init = { method, headers }
          const first = await comparable(await fetch(served.address + path, init))
          // fetch decodes the body and the site in this process does not, so the ETags are compared.
          const second = await comparable(await site.request(path, init))
          expect({ ...first, body: '' }).toEqual({ ...second, body: '' })

          const again = { method, headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' } }
          const unchanged = await comparable(await fetch(served.address + path, again))
          expect(unchanged).toEqual(await comparable(await site.request(path, again)))
          expect([unchanged.status, unchanged.body]).toEqual([304, ''])
        }
      })
    }
  }

  test('where an endpoint has just answered, with a request id of its own', async () => {
    for (const path of ['/api/status', '/api/slots?date=2027-01-05']) {
      const answersAlike = async () => {
        const [first, second] = [await fetch(served.address + path), await fetch(served.address + path)]
        const { headers: before, ...answer } = await comparable(first)
        const { headers: after, ...again } = await comparable(second)
        expect(again).toEqual(answer)
        expect(after['x-request-id']).not.toBe(before['x-request-id'])
        // Without Vary: a body as short as this is never compressed.
        const { vary, etag, 'x-request-id': id, ...others } = before
        expect(after).toMatchObject({ ...others, 'x-request-id': expect.stringMatching(/^[\w-]{36}$/) })
      }
      // An answer stands for a second: on a busy machine the next request may come later than that.
      await vi.waitFor(answersAlike, { timeout: 20_000, interval: 1_000 })
    }
  })

  test('and leaves other requests to it', async () => {
    expect((await fetch(`${served.address}/Cust%6Fmer`)).status).toBe(200)
    expect((await fetch(`${served.address}/customer`, { redirect: 'manual' })).status).toBe(301)
    expect((await fetch(`${served.address}/nowhere`)).status).toBe(404)
    expect((await fetch(`${served.address}/Customer`, { method: 'PUT' })).status).toBe(405)
  })
})

test('METRICS_PORT has every request by route and status, with no path that a client made up', async () => {
  for (const path of ['/AboutUs', await asset(), '/grace@example.com', '/pictures/grace.png', '/api/slots'])
    await (await fetch(served.address + path)).arrayBuffer()
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const counted = (route: string, status: number) =>
    metrics.includes(`_count{route="${route}",method="GET",status="${status}"} `)
  expect(counted('/AboutUs', 200)).toBe(true)
  expect(counted('/assets/*', 200)).toBe(true)
  expect(counted('other', 404)).toBe(true)
  expect(counted('/pictures/:file', 404)).toBe(true)
  expect(counted('/api/slots', 400)).toBe(true)
  expect(metrics).toMatch(/^site_database_duration_seconds_count\{operation="select"\} [1-9]/m)
  expect(metrics).not.toMatch(/grace/)
  expect((await fetch(`${served.address}/metrics`)).status).toBe(404)
})
