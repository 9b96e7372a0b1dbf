import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { createGracefulShutdown } from './graceful-shutdown.ts'

/** Longer than the tests' timeout. */

let asked: ServerResponse[]
let server: ReturnType<typeof createServer>
let proxy: Agent
let port: number

beforeEach(async () => {
  asked = []
  server = createServer({ keepAliveTimeout: HOUR_MS }, (_, response) => void asked.push(response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  proxy = new Agent({ keepAlive: true, maxSockets: 1 })
})
afterEach(() => {
  proxy.destroy()
  server.closeAllConnections()
})

/** Sends a request over the proxy's keep-alive connection. */
async function ask() {
  const request = get({ port, host: '127.0.0.1', agent: proxy })
  const answered = once(request, 'response').then(async ([response]: IncomingMessage[]) => {
    let text = ''
    for await (const chunk of response ?? []) text += chunk
    return { text, connection: response?.headers.connection }
  })
  const [response] = await once(server, 'request').then(() => asked.splice(0))
  return { answer: (text: string) => response?.end(text), begin: () => response?.write('…'), answered }
}

/** As server/main.ts does on SIGTERM. */
async function stop(
  shutdown: ReturnType<typeof createGracefulShutdown>,
  { idleMs = 0, drainMs = HOUR_MS } = {},
) {
  shutdown.begin()
  await shutdown.close({ idleMs, drainMs })
}

test('connections are kept alive before the shutdown', async () => {
  createGracefulShutdown(server)
  for (let times = 0; times < 3; times += 1) {
    const { answer, answered } = await ask()
    answer('here')
    expect(await answered).toEqual({ text: 'here', connection: undefined })
  }
})

test('a request in flight is answered during the shutdown, with Connection: close', async () => {
  const shutdown = createGracefulShutdown(server)
  const { answer, answered } = await ask()
  const stopped = stop(shutdown)
  answer('the last')
  expect(await answered).toEqual({ text: 'the last', connection: 'close' })
  await stopped
})

test('a response that had begun before the shutdown is finished, and its connection closed', async () => {
  const shutdown = createGracefulShutdown(server)
  const { begin, answer, answered } = await ask()
  begin()
  const stopped = stop(shutdown)
  answer('the rest')
  expect(await answered).toMatchObject({ text: '…the rest' })
  await stopped
})

test('an idle connection does not delay the shutdown', async () => {
  const shutdown = createGracefulShutdown(server)
  const { answer, answered } = await ask()
  answer('here')
  await answered
  await stop(shutdown)
})

test('a connection that is idle when the shutdown begins accepts one more request, with Connection: close', async () => {
  const shutdown = createGracefulShutdown(server)
  const first = await ask()
  first.answer('here')
  await first.answered
  const stopped = stop(shutdown, { idleMs: HOUR_MS })
  const { answer, answered } = await ask()
  answer('the last')
  expect(await answered).toEqual({ text: 'the last', connection: 'close' })
  await stopped
})

test('connections that wait to be accepted when the shutdown begins are answered', async () => {
  const shutdown = createGracefulShutdown(server)
  server.on('request', (_, response) => response.end('here'))
  const answers = Array.from({ length: 5 }, () =>
    once(get({ port, host: '127.0.0.1', agent: new Agent() }), 'response'),
  )
  await stop(shutdown)
  for (const [response] of await Promise.all(answers)) expect(response.statusCode).toBe(200)
})

test('between begin() and close() new requests are answered, each with Connection: close', async () => {
  const shutdown = createGracefulShutdown(server)
  shutdown.begin()
  for (let times = 0; times < 3; times += 1) {
    const { answer, answered } = await ask()
    answer('still here')
    expect(await answered).toEqual({ text: 'still here', connection: 'close' })
  }
  await shutdown.close({ idleMs: 0, drainMs: HOUR_MS })
})

test('a request that does not finish before the timeout is cut off', async () => {
  const shutdown = createGracefulShutdown(server)
  const { answered } = await ask()
  const failed = expect(answered).rejects.toThrow()
  await stop(shutdown, { drainMs: 20 })
  await failed
})

test('a process that is busy without a pause stops within its limit', async () => {
  const shutdown = createGracefulShutdown(server)
  let isOver = false
  const work = () => {
    for (const started = performance.now(); performance.now() - started < 200; );
    if (!isOver) setImmediate(work)
  }
  setImmediate(work)
  await stop(shutdown, { drainMs: 20 })
  isOver = true
})
