import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, rateLimitAddress } from './client-address.ts'

describe('the address of a client', () => {
  const addressOf = async (trustProxy: number, forwardedFor?: string) => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustProxy)))
    const request = new Request('http://localhost/', {
      headers: forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor },
    })
    const env = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
    return await (await app.fetch(request, env)).text()
  }

  test.each([
    ['is the connection’s where there is no proxy', 0, undefined, '10.0.0.1'],
    ['is the connection’s where nobody vouches for the header', 0, '192.0.2.7', '10.0.0.1'],
    ['is what one proxy has seen', 1, '192.0.2.7', '192.0.2.7'],
    ['is what the outer of two proxies has seen', 2, '192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['is not what the client claims of itself', 1, '203.0.113.9, 192.0.2.7', '192.0.2.7'],
    ['is the leftmost where a proxy is missing', 3, '192.0.2.7, 10.0.0.2', '192.0.2.7'],
    ['is the connection’s where the header is missing', 1, undefined, '10.0.0.1'],
  ])('%s', async (_, trustProxy, header, address) => {
    expect(await addressOf(trustProxy, header)).toBe(address)
  })

  test.each([
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51000', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:DB8:1:2::9', '2001:db8:1:2'],
    ['[2001:db8::1]:443', '2001:db8:0:0'],
    ['2001:0db8:0000:0002:ffff::', '2001:db8:0:2'],
    ['::1', '0:0:0:0'],
    ['not an address', 'not an address'],
  ])('%s counts as %s', (address, client) => {
    expect(rateLimitAddress(address)).toBe(client)
  })

  test('is empty where there is no connection', async () => {
    const app = new Hono().get('/', (context) => context.text(clientAddress(context, 0)))
    expect(await (await app.request('/')).text()).toBe('')
  })
})
