import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { openBuiltSite } from '../support/built-site.ts'

/** The built site as it is reached over a socket, and the same site sent the same request by hand. */
let served: SiteProcess
let site: Awaited<ReturnType<typeof openBuiltSite>>
beforeAll(async () => {
  ;[served, site] = await Promise.all([startSite(), openBuiltSite()])
})
afterAll(() => Promise.all([served.stop(), site.close()]))

const ofTheConnection = ['date', 'connection', 'keep-alive']

async function told(response: Response) {
  const headers = [...response.headers].filter(([name]) => !ofTheConnection.includes(name))
  return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() }
}

const asset = async () => (await (await site.request('/')).text()).match(/\/assets\/[^" ]+\.js/)?.[0] ?? ''

describe('What is answered before the steps of the site is what the steps would have answered', () => {
  for (const method of ['GET', 'HEAD']) {
    for (const encoding of ['br', 'gzip, deflate', 'br;q=0, gzip', 'identity']) {
      test(`${method} in ${encoding}`, async () => {
        for (const path of ['/', '/Customer?a=1', '/favicon.svg', '/icon-192.png', await asset()]) {
          const headers = { 'Accept-Encoding': encoding }
          const init = { method, headers }
          const first = await told(await fetch(served.address + path, init))
          // fetch decodes a body and the site by hand does not: the tag stands for the bytes.
          const second = await told(await site.request(path, init))
          expect({ ...first, body: '' }).toEqual({ ...second, body: '' })

          const again = { method, headers: { ...headers, 'If-None-Match': first.headers.etag ?? '' } }
          const unchanged = await told(await fetch(served.address + path, again))
          expect(unchanged).toEqual(await told(await site.request(path, again)))
          expect([unchanged.status, unchanged.body]).toEqual([304, ''])
        }
      })
    }
  }

  test('and what is none of it passes through', async () => {
    expect((await fetch(`${served.address}/Cust%6Fmer`)).status).toBe(200)
    expect((await fetch(`${served.address}/customer`, { redirect: 'manual' })).status).toBe(301)
    expect((await fetch(`${served.address}/nowhere`)).status).toBe(404)
    expect((await fetch(`${served.address}/Customer`, { method: 'PUT' })).status).toBe(405)
  })
})
