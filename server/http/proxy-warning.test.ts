import { Hono } from 'hono'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { warnOfProxy } from './proxy-warning.ts'

test.each([
  ['0 behind a proxy', 0, '192.0.2.7', '10.0.0.1', /TRUST_PROXY is 0/],
  ['0 without one', 0, undefined, '192.0.2.7', undefined],
  ['1 behind one', 1, '192.0.2.7', '10.0.0.1', undefined],
  ['1 behind one, to a client that sends the header', 1, '203.0.113.9, 192.0.2.7', '10.0.0.1', undefined],
  ['1 without one', 1, undefined, '192.0.2.7', /0 addresses .* TRUST_PROXY is 1/],
  ['1 to a health check of the same machine', 1, undefined, '127.0.0.1', undefined],
  ['2 behind one', 2, '192.0.2.7', '127.0.0.1', /1 addresses .* TRUST_PROXY is 2/],
])(
  'TRUST_PROXY %s is warned of where it is wrong, once',
  async (_, trustProxy, header, remoteAddress, warning) => {
    const lines: string[] = []
    const log = pino({}, { write: (line) => void lines.push(JSON.parse(line).msg) })
    const app = new Hono().use(warnOfProxy(log, trustProxy)).get('/', (context) => context.text(''))
    for (const _time of [1, 2])
      await app.request(
        '/',
        { headers: header ? { 'X-Forwarded-For': header } : {} },
        {
          incoming: { socket: { remoteAddress } },
        },
      )
    expect(lines).toEqual(warning ? [expect.stringMatching(warning)] : [])
  },
)
