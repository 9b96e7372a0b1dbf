import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allPages } from '#content/site/pages.ts'
import { startSession } from '#server/desk/sessions.ts'
import type { DeskDependencies } from '#server/desk-web/desk-route.ts'
import { deskRoutes } from '#server/desk-web/desk-routes.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { freePort } from '../../commands/free-port.ts'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'

/** A request that is built to cost the server more than its sender. */
interface ExpensiveRequest {
  what: string
  to: 'site' | 'desk'
  method: string
  path: string
  headers?: Record<string, string>
  body?: string | Buffer
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789']
const form = 'application/x-www-form-urlencoded'
const parts = 'multipart/form-data; boundary=x'
const size = 65_000
const names = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}&`))).join('')
const part = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\n\r\n'

const bodies: [what: string, type: string, body: string][] = [
  ['many names', form, names.slice(0, size)],
  ['one name many times', form, 'services&'.repeat(size / 9)],
  ['empty fields', form, '&'.repeat(size)],
  ['percent signs', form, `message=${'%'.repeat(size)}`],
  ['one long value', form, `name=a&message=${'a '.repeat(size / 2)}`],
  ['many parts', parts, `${part.repeat(size / part.length)}--x--`],
  ['a part without an end', parts, part + '\r\n-'.repeat(size / 3)],
  ['deep JSON', 'application/json', '['.repeat(size)],
  ['wide JSON', 'application/json', `[${'0,'.repeat(size / 2)}0]`],
]

/** First bytes of formats that a parser of pictures may know, and then much. */
const pictures: [format: string, start: string, filling: string][] = [
  ['PNM', 'P6\n', '#\n'],
  ['JPEG of small segments', '\xff\xd8', '\xff\xe0\0\x02'],
  ['PNG', '\x89PNG\r\n\x1a\n', '\0'],
  ['WebP', 'RIFF\0\0\0\0WEBP', '\0'],
  ['AVIF', '\0\0\0\x18ftypavif\0\0\0\0mif1avif', '\0\0\0\x08free'],
  ['SVG', '<svg ', 'a="" '],
  ['ICNS', 'icns\xff\xff\xff\xff', 'ic07\0\0\0\x08'],
  ['JXL', '\0\0\0\x0cJXL ', '\0\0\0\x08jxlp'],
]

/** Lists in headers, and one header too long for any list. */
const headers = Object.entries({
  'if-none-match': '"a",'.repeat(1_800),
  accept: 'a/b;q=0.1,'.repeat(700),
  'accept-encoding': 'br;q=0.1,'.repeat(800),
  'accept-language': 'a,'.repeat(3_500),
  cookie: 'a=b; '.repeat(1_400),
  'x-forwarded-for': '1,'.repeat(3_500),
  range: `bytes=${'0-1,'.repeat(1_700)}`,
  referer: `http://x/${'a/'.repeat(5_000)}`,
})

const queries = [names.slice(0, 7_000), 'q=a&'.repeat(1_700), `q=${'a%20'.repeat(1_700)}`]

const paths = ['/a'.repeat(3_500), `/${'%'.repeat(7_000)}`, '/'.repeat(7_000), '/..'.repeat(2_300)]

/** Any dependency will do: the routes are not called. */
const anything: DeskDependencies = new Proxy(
  Object.assign(() => {}),
  { get: () => anything, apply: () => anything },
)

type Target = Pick<ExpensiveRequest, 'to' | 'method' | 'path' | 'headers'>

/** The routes of both listeners that read a body, or all; at the desk with the session of an owner and without one. */
function targets(): Target[] {
  const site = effort.everyRoute
    ? [...allPages.map(({ path }) => path), '/YourCall/x', '/send-brochure', '/api/slots', '/nowhere']
    : ['/ContactUs', '/YourCall/x', '/send-brochure', '/nowhere']
  const desk = effort.everyRoute
    ? deskRoutes(anything).map(({ at }) => at.replace(/:\w+(\{[^}]*\}+)?/g, 'x').replace('*', 'nowhere'))
    : ['POST /content/entry/people/team', 'POST /sign-in', 'GET /enquiries']
  return [
    ...site.flatMap((path) =>
      ['GET', 'POST'].map((method) => ({ to: 'site' as const, method, path, headers: {} })),
    ),
    ...desk.flatMap((at) => {
      const [method = '', path = ''] = at.split(' ')
      const target = { to: 'desk' as const, method, path }
      return [target, { ...target, headers: { cookie: '' } }]
    }),
  ]
}

const expensive: ExpensiveRequest[] = [
  ...targets().flatMap((target) =>
    target.method === 'POST'
      ? bodies.map(([what, type, body]) => ({
          ...{ ...target, what, body, headers: { ...target.headers, 'content-type': type } },
        }))
      : [
          ...queries.map((query) => ({ ...target, what: 'a long query', path: `${target.path}?${query}` })),
          ...headers.map(([name, value]) => ({
            ...{ ...target, what: `a long ${name}`, headers: { ...target.headers, [name]: value } },
          })),
        ],
  ),
  ...queries.map((query) => ({
    ...{ to: 'site' as const, method: 'GET', path: `/FindAnAnswer?${query}`, what: 'a long query' },
  })),
  ...(['site', 'desk'] as const).flatMap((to) =>
    paths.map((path) => ({ to, method: 'GET', path, what: 'a long address' })),
  ),
  ...pictures.map(([format, start, filling]) => ({
    ...{
      to: 'desk' as const,
      method: 'POST',
      path: '/content/entry/people/team',
      what: `a picture as ${format}`,
    },
    headers: { 'content-type': parts },
    body: Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="p:image"; filename="a"\r\n\r\n'),
      Buffer.from(start + filling.repeat(200_000 / filling.length), 'latin1'),
      Buffer.from('\r\n--x--'),
    ]),
  })),
]

let site: SiteProcess
let deskPort: number
let cookie: string

beforeAll(async () => {
  deskPort = await freePort()
  site = await startSite({ DESK_PORT: String(deskPort), STYLEGUIDE: '', LOG_LEVEL: 'silent' })
  const database = await openDatabase({ dataDir: site.dataDir })
  const [id, createdUtc] = [randomUUID(), new Date().toISOString()]
  await database.db
    .insertInto('staff')
    .values({ id, name: 'Olga', email: 'olga@firm.example', role: 'owner', createdUtc, removedUtc: null })
    .execute()
  const passkey = { id: 'a', name: 'laptop', publicKey: '', counter: 0, transports: '[]', usedUtc: null }
  await database.db
    .insertInto('passkeys')
    .values({ ...passkey, staffId: id, createdUtc })
    .execute()
  cookie = `desk=${await transact(database, (trx) => startSession(trx, { staffId: id, passkeyId: 'a', isShared: false }, Date.now()))}`
  await database.close()
})
afterAll(() => site.stop())

/** Resolves to the length of the response; where the listener hangs up, to 0. */
function send({ to, method, path, headers, body }: ExpensiveRequest): Promise<number> {
  const port = to === 'site' ? site.port : deskPort
  const own = { origin: `http://localhost:${port}`, host: `localhost:${port}`, accept: 'text/html' }
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: { ...own, ...(to === 'desk' && { cookie }), ...headers },
      },
      (response) => {
        let length = 0
        response.on('data', (chunk) => (length += chunk.length))
        response.on('close', () => resolve(length))
      },
    )
    sent.on('error', () => resolve(0))
    sent.end(body)
  })
}

/** The longest time in milliseconds that a page took for somebody who asks every 20 ms beside this. */
async function longestWait(work: () => Promise<void>): Promise<number> {
  let isDone = false
  let longest = 0
  const ended = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const asked = performance.now()
    await send({ what: 'a page', to: 'site', method: 'GET', path: '/Customer' })
    longest = Math.max(longest, performance.now() - asked)
    await pause(20)
  }
  await ended
  return Math.round(longest)
}

/** What Linux says that the server has used. */
async function processorMs(): Promise<number> {
  const stat = await readFile(`/proc/${site.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The pages that are rendered after a start are in memory then. */
async function untilIdle(): Promise<void> {
  for (let before = -1; before < (await processorMs()); await pause(300)) before = await processorMs()
}

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024
}

// Without /proc, processor time of another process cannot be read.
describe.skipIf(process.platform !== 'linux')('A request that is built to be expensive', () => {
  test('costs little processor time, memory and response, to either listener', async () => {
    // What is loaded and compiled at the first request of its kind.
    for (const one of expensive.filter((_, index) => index % 5 === 0)) await send(one)
    await untilIdle()
    const calm = await longestWait(() => pause(3_000))
    const dear: string[] = []
    const beside = await longestWait(async () => {
      for (const one of expensive) {
        // Three times, because the machine may be busy with something else: what is expensive is so each time.
        for (let times = 1; times <= 3; times += 1) {
          const before = await processorMs()
          const length = await send(one)
          const ms = (await processorMs()) - before
          if (ms <= 250 && length <= 300_000) break
          if (times === 3)
            dear.push(
              `${one.to} ${one.method} ${one.path.slice(0, 40)}, ${one.what}: ${ms} ms, ${length} bytes`,
            )
        }
      }
    })
    // Told, not asserted: how long depends on the machine.
    console.info(
      `${expensive.length} requests: somebody else waited ${beside} ms at most, ${calm} while nothing was sent; ${Math.round(await memoryMb())} MB`,
    )
    expect(dear).toEqual([])
    expect(await memoryMb()).toBeLessThan(300)
  }, 1_800_000)

  test.each(['/nowhere', '/ContactUs?x=', '/FindAnAnswer?q='])(
    'of %s costs a few times a page from memory, not what it takes to render one',
    async (path) => {
      await untilIdle()
      const costOf = async (address: (times: number) => string) => {
        const before = await processorMs()
        for (let times = 0; times < 100; times += 1)
          await send({ what: '', to: 'site', method: 'GET', path: address(times) })
        return (await processorMs()) - before
      }
      // Rendered whole, a page costs ten times as much or more. Three times, as above.
      const timesAsMuch: number[] = []
      while (timesAsMuch.length < 3) {
        const fromMemory = await costOf(() => '/Customer')
        timesAsMuch.push((await costOf((times) => path + times)) / fromMemory)
      }
      expect(Math.min(...timesAsMuch)).toBeLessThan(8)
    },
  )
})
