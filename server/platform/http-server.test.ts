import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { announceClose, closeServer, createHttpServer, listen } from './http-server.ts'

describe('a server that is closed', () => {
  let server: Server
  /** Keeps its connection alive, as a proxy does. */
  let agent: Agent
  let respond: (response: Response) => void

  beforeEach(async () => {
    const responding = () => new Promise<Response>((resolve) => (respond = resolve))
    server = createHttpServer(responding, { keepAliveTimeout: HOUR_MS })
    await listen(server, 'PORT', { port: 0, host: '127.0.0.1' })
    agent = new Agent({ keepAlive: true, maxSockets: 1 })
  })
  afterEach(() => {
    agent.destroy()
    server.closeAllConnections()
  })

  /** Resolves when the request has arrived. */
  async function send() {
    const { port } = server.address() as AddressInfo
    const request = get({ port, host: '127.0.0.1', agent })
    const received = once(request, 'response').then(async ([response]: IncomingMessage[]) => ({
      body: response && (await text(response)),
      connection: response?.headers.connection,
    }))
    await once(server, 'request')
    return { received }
  }

  test('sends the response that a request waits for, and closes its connection', async () => {
    const { received } = await send()
    const closed = closeServer(server, HOUR_MS)
    respond(new Response('the last'))
    expect(await received).toMatchObject({ body: 'the last' })
    await closed
  })

  test('sends the rest of a response that had begun', async () => {
    const { received } = await send()
    const body = new TransformStream<Uint8Array, Uint8Array>()
    const writer = body.writable.getWriter()
    respond(new Response(body.readable))
    await writer.write(Buffer.from('half, '))
    const closed = closeServer(server, HOUR_MS)
    await writer.write(Buffer.from('the rest'))
    await writer.close()
    expect(await received).toMatchObject({ body: 'half, the rest' })
    await closed
  })

  test('does not wait for an idle connection', async () => {
    const { received } = await send()
    respond(new Response('here'))
    expect(await received).toEqual({ body: 'here', connection: 'keep-alive' })
    await closeServer(server, HOUR_MS)
  })

  test('cuts off a request that takes too long', async () => {
    const { received } = await send()
    const failed = expect(received).rejects.toThrow()
    await closeServer(server, 20)
    await failed
  })

  test('answers until then, each time with Connection: close once that is announced', async () => {
    announceClose(server)
    for (let times = 0; times < 2; times += 1) {
      const { received } = await send()
      respond(new Response('still here'))
      expect(await received).toEqual({ body: 'still here', connection: 'close' })
    }
    await closeServer(server, HOUR_MS)
  })
})
