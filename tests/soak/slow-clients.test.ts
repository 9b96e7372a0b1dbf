import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startSite } from '../../commands/site-process.ts'

test('a slow client is disconnected, even if it keeps sending bytes, while other clients are served', async () => {
  const site = await startSite()
  const open = async (): Promise<Socket> => {
    const socket = connect(site.port, '127.0.0.1')
    await once(socket, 'connect')
    return socket.on('error', () => {})
  }
  /** Sends half a line, waits, and resolves to the answer. */
  const fallSilent = async () => {
    const socket = await open()
    let heard = ''
    socket.on('data', (chunk) => (heard += chunk)).write('GET / HT')
    await new Promise((resolve) => socket.once('close', resolve))
    return heard.slice(0, 12)
  }
  /** Sends a beginning, then more every half second until the server closes. */
  const drip = async (start: string, more: string) => {
    const socket = await open()
    socket.resume().write(start)
    const dripping = setInterval(() => socket.write(more), 500)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(dripping)
  }
  const slow = Promise.all([
    Promise.all(Array.from({ length: 200 }, fallSilent)),
    drip('GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'),
    drip(
      'POST /ContactUs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\n',
      'a',
    ),
  ])
  for (const path of ['/', '/ContactUs', '/api/status'])
    expect((await fetch(site.address + path)).status).toBe(200)
  const [silent] = await slow
  expect(new Set(silent)).toEqual(new Set(['HTTP/1.1 408']))
  await site.stop()
}, 120_000)
