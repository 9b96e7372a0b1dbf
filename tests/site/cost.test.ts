import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSession } from '#server/desk/sessions.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { freePort } from '../../commands/free-port.ts'
import { type SiteProcess, startSite } from '../../commands/site-process.ts'
import { effort } from '../support/effort.ts'
import { type HostileRequest, hostileRequests, provenRequests } from '../support/hostile-requests.ts'

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
function send({ to, method, path, headers, body, signedIn }: HostileRequest): Promise<number> {
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
        headers: { ...own, ...(signedIn && { cookie }), ...headers },
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

/** What Linux says that the server has used. */
async function processorMs(): Promise<number> {
  const stat = await readFile(`/proc/${site.pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function memoryMb(): Promise<number> {
  const status = await readFile(`/proc/${site.pid}/status`, 'utf8')
  return Number(/VmRSS:\s*(\d+)/.exec(status)?.[1]) / 1024
}

/** The longest that somebody else's requests wait until `work` is done. */
async function longestWait(work: Promise<unknown>): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  let isDone = false
  let longest = 0
  const ended = work.finally(() => (isDone = true))
  do {
    const started = performance.now()
    await new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port: site.port, path: '/api/live', agent }
      request(options, (response) => response.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
    longest = Math.max(longest, performance.now() - started)
    await pause(2)
  } while (!isDone)
  await ended
  agent.destroy()
  return longest
}

// Without /proc, processor time of another process cannot be read.
describe.skipIf(process.platform !== 'linux')('A request that is built to be expensive', () => {
  const all = hostileRequests()
  const some = [...provenRequests(), ...every(all, Math.ceil(all.length / effort.hostileRequests))]

  test(`costs little processor time, memory and response, to either listener (${some.length} of ${all.length})`, async () => {
    // What is loaded and compiled at the first request of its kind, and the pages that are rendered after a start.
    for (const one of every(some, 5)) await send(one)
    for (let before = -1; before < (await processorMs()); await pause(300)) before = await processorMs()
    const dear: string[] = []
    const calm = await longestWait(pause(500))
    let waited = 0
    const costOf = async (one: HostileRequest) => {
      const before = await processorMs()
      const sending = send(one)
      const [length, wait] = await Promise.all([sending, effort.measuresWaits ? longestWait(sending) : 0])
      return { length, wait, ms: (await processorMs()) - before }
    }
    for (const one of some) {
      // Three times, because the machine may be busy with something else: what is expensive is so each time.
      for (let times = 1; times <= 3; times += 1) {
        const { length, wait, ms } = await costOf(one)
        if (ms <= 250 && length <= 300_000 && wait <= calm + 100) {
          waited = Math.max(waited, wait)
          break
        }
        if (times === 3)
          dear.push(
            `${one.to} ${one.method} ${one.path.slice(0, 40)}, ${one.what}: ${ms} ms, ${length} bytes, others waited ${Math.round(wait)} ms`,
          )
      }
    }
    expect(dear).toEqual([])
    expect(await memoryMb()).toBeLessThan(400)
    if (effort.measuresWaits)
      console.info(`others waited at most ${Math.round(waited)} ms, calm ${Math.round(calm)}`)
  }, 1_200_000)
})

function every<Item>(items: Item[], step: number): Item[] {
  return items.filter((_, index) => index % step === 0)
}
