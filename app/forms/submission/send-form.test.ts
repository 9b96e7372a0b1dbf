import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { sendForm } from './send-form.ts'

const key = 'a-key-of-its-own'
const form = new FormData()
form.set('name', 'Ada')
form.set('servedAt', '1794744000000')
const pauses = [5, 5, 5]
const receipt = { form: 'contact', role: 'Customer', reference: 'ZZ-7K3Q9' }

describe('a form that is sent', () => {
  let server: Server | undefined
  afterEach(() => server?.close())

  /** Each listener answers one request, the last one all further requests. */
  async function serve(...listeners: RequestListener[]) {
    const bodies: string[] = []
    server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += chunk
      })
      request.on('end', () => {
        const listener = listeners[Math.min(bodies.length, listeners.length - 1)]
        bodies.push(body)
        listener?.(request, response)
      })
    }).listen(0)
    await once(server, 'listening')
    return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, bodies }
  }

  const answer =
    (status: number, body: object): RequestListener =>
    (_, response) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  const hangUp: RequestListener = (request) => request.socket.destroy()

  test('is answered with its receipt', async () => {
    const { address, bodies } = await serve(answer(200, { ok: true, key, ...receipt }))
    expect(await sendForm(address, form, key, pauses)).toEqual({ ok: true, key, receipt })
    expect(bodies).toEqual(['name=Ada&key=a-key-of-its-own'])
  })

  test('is retried with the same key when the connection breaks or the server answers 5xx', async () => {
    const { address, bodies } = await serve(
      hangUp,
      answer(503, { ok: false }),
      answer(200, { ok: true, key, ...receipt }),
    )
    expect(await sendForm(address, form, key, pauses)).toEqual({ ok: true, key, receipt })
    expect(new Set(bodies).size).toBe(1)
    expect(bodies).toHaveLength(3)
  })

  test('is retried when the response is cut off or is not JSON', async () => {
    const half: RequestListener = (request, response) =>
      response.writeHead(200, { 'Content-Length': 99 }).write('{"ok":tr', () => request.socket.destroy())
    const captivePortal: RequestListener = (_, response) => response.end('<h1>Log in to the train</h1>')
    const { address, bodies } = await serve(half, captivePortal, answer(200, { ok: true, key, ...receipt }))
    expect(await sendForm(address, form, key, pauses)).toMatchObject({ ok: true })
    expect(bodies).toHaveLength(3)
  })

  test('has failed after the last retry', async () => {
    const { address, bodies } = await serve(hangUp)
    expect(await sendForm(address, form, key, pauses)).toEqual({ ok: false, reason: 'failed' })
    expect(bodies).toHaveLength(pauses.length + 1)
  })

  test.each([
    [
      422,
      { ok: false, errors: { name: 'name' } },
      { ok: false, reason: 'invalid', errors: { name: 'name' } },
    ],
    [
      409,
      { ok: false, errors: { time: 'slotTaken' }, slots: [] },
      { ok: false, reason: 'slot-taken', errors: { time: 'slotTaken' }, slots: [] },
    ],
    [429, { ok: false }, { ok: false, reason: 'too-many' }],
    [403, { ok: false, error: 'No.' }, { ok: false, reason: 'failed' }],
  ])('is not retried after a %i', async (status, body, expected) => {
    const { address, bodies } = await serve(answer(status, body))
    expect(await sendForm(address, form, key, pauses)).toEqual(expected)
    expect(bodies).toHaveLength(1)
  })

  test('is not retried after a 429 from a proxy, whose body is not JSON', async () => {
    const { address, bodies } = await serve((_, response) =>
      response.writeHead(429).end('<h1>Slow down</h1>'),
    )
    expect(await sendForm(address, form, key, pauses)).toEqual({ ok: false, reason: 'too-many' })
    expect(bodies).toHaveLength(1)
  })
})
