import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'

let site: SiteProcess
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/** The server still works. */
afterEach(async () => {
  expect((await fetch(`${site.address}/api/status`)).status).toBe(200)
})

async function open(): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

/** The server may reset the connection. */
function closing(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve))
}

/** Sends the bytes and reads until the server closes, or is silent after a response. */
async function exchange(bytes: string | Buffer, patienceMs = 10_000): Promise<string> {
  const socket = await open()
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
    socket.setTimeout(250)
  })
  socket.on('error', () => {})
  socket.setTimeout(patienceMs, () => socket.destroy())
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes)
  await closing(socket)
  return heard
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
const implementationDetails = /\n\s+at [\w.<]|node_modules|TypeError/

const form = 'Content-Type: application/x-www-form-urlencoded\r\n'

describe('A request that is not valid HTTP', () => {
  test.each([
    ['noise', '\x00\x01\x02\x03\xff\xfe\r\n\r\n', 400],
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    [
      'two lengths',
      `POST /ContactUs HTTP/1.1\r\nHost: localhost\r\n${form}Content-Length: 5\r\nContent-Length: 6\r\n\r\nname=x`,
      400,
    ],
    [
      'a length and chunks, as smugglers send',
      `POST /ContactUs HTTP/1.1\r\nHost: localhost\r\n${form}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n`,
      400,
    ],
    ['a null byte in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\x00b\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
    ['an address without end', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
  ])('%s is refused', async (_, bytes, status) => {
    const answer = await exchange(bytes)
    expect(statusOf(answer)).toBe(status)
    expect(answer).not.toHaveText(implementationDetails)
    // No body, no cookie, and no Server header.
    expect(answer).toMatch(/\r\n\r\n(0\r\n\r\n)?$/)
    expect(answer).not.toMatch(/^(set-cookie|server|x-powered-by|content-type):/im)
  })
})

describe('An unusual request', () => {
  test.each([
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: <script>\r\n\r\n'],
    ['another site’s address', 'GET http://example.com/ContactUs HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['two slashes', 'GET //example.com/%2e%2e HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a way out of the folder', 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['a way out, in backslashes', 'GET /..\\..\\..\\etc\\passwd HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['no path', 'GET ?a=b HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['CONNECT', 'CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['an upgrade', 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
    [
      'an expectation',
      `POST /ContactUs HTTP/1.1\r\nHost: localhost\r\n${form}Expect: 1000-maybe\r\nContent-Length: 0\r\n\r\n`,
    ],
    [
      'chunks that are none',
      `POST /ContactUs HTTP/1.1\r\nHost: localhost\r\n${form}Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
    ],
    ['letters above ASCII', 'GET /\xe9\xff HTTP/1.1\r\nHost: localhost\r\n\r\n'],
    ['GET with a body', 'GET /ContactUs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc'],
  ])('%s causes no error', async (_, bytes) => {
    const answer = await exchange(bytes)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toHaveText(implementationDetails)
    expect(answer).not.toContain('root:x:')
    expect(answer).not.toHaveText(/\r\nlocation: *(https?:)?\/\//i)
  })
})

describe('A slow client', () => {
  /** Sends a beginning, then byte by byte until the server closes. */
  async function drip(start: string, more: string): Promise<void> {
    const socket = await open()
    socket.on('error', () => {})
    socket.resume().write(start)
    const dripping = setInterval(() => socket.write(more), 500)
    await closing(socket)
    clearInterval(dripping)
  }

  /** Sends half a line and waits. Sending more to a closed socket could lose the response. */
  const fallSilent = () => exchange('GET / HT', 60_000)

  test('is disconnected, even if it keeps sending bytes, while other clients are served', async () => {
    const slow = Promise.all([
      Promise.all(Array.from({ length: 200 }, fallSilent)),
      drip('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'),
      drip(`POST /ContactUs HTTP/1.1\r\nHost: localhost\r\n${form}Content-Length: 9000\r\n\r\n`, 'a'),
    ])
    for (const path of ['/', '/ContactUs', '/api/status'])
      expect((await fetch(site.address + path)).status).toBe(200)
    const [silent] = await slow
    expect(new Set(silent.map(statusOf))).toEqual(new Set([408]))
  }, 90_000)
})
