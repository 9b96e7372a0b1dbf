import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { chmod, chown, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { queue } from '#server/outbox/outbox.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { transact } from '#server/platform/db/transact.ts'
import { freePort } from '../../commands/free-port.ts'
import { endAllSites, type SiteProcess, startSite } from '../../commands/site-process.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let scratch: string

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'alderlode-start-'))
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

// Which values are bad is tested in server/platform/environment.test.ts.
describe('A bad value stops the start with one sentence that names it', () => {
  test('a database that cannot be reached', async () => {
    const DATABASE_URL = 'postgres://nobody:secret@127.0.0.1:1/site'
    const { code, output } = await startToEnd({ DATABASE_WAIT: '0', DATABASE_URL })
    expect([code, output]).toEqual([1, expect.stringMatching(/^DATABASE_URL[^\n]*\.\n$/)])
    expect(output).not.toContain('secret')
  })

  test('DESK_PORT that another program holds, before a mail is leased', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const { port } = other.address() as { port: number }
    const dataDir = join(scratch, 'taken-desk')
    const database = await openDatabase({ dataDir })
    onTestFinished(() => database.close())
    const sources = { now: () => Date.now(), createId: () => randomUUID() }
    await transact(database, (trx) =>
      queue(trx, [{ kind: 'enquiry-notice', recordId: 'any' }], { held: false, sources }),
    )
    const { code, output } = await startToEnd({ DATA_DIR: dataDir, PORT: '0', DESK_PORT: String(port) })
    expect([code, output]).toEqual([1, expect.stringMatching(/^DESK_PORT \d+ [^\n]*\n$/)])
    const mails = await database.db.selectFrom('outbox').select(['state', 'attempts']).execute()
    expect(mails).toEqual([{ state: 'waiting', attempts: 0 }])
  })

  test('a database that may be read but not written to', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-read-only-'))
    await (await openDatabase({ dataDir })).close()
    const file = join(dataDir, 'site.db')
    await chmod(file, 0o444)
    const within: string[] = []
    if (process.getuid?.() === 0) {
      // Root without its rights over the files of others: another user may be unable to enter this folder.
      await chown(file, 65534, 65534)
      within.push('setpriv', '--bounding-set=-all')
    }
    const { code, output } = await startToEnd({ DATA_DIR: dataDir, PORT: '0' }, within)
    await rm(dataDir, { recursive: true })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^DATA_DIR: cannot keep a database in .*site\.db \(EACCES\): this user may not write there\.\n$/,
    )
  })
})

describe('A start', () => {
  test('waits for a PostgreSQL that is not up yet, and says so once', async () => {
    const port = await freePort()
    const postgres = new URL(inject('postgresUrl'))
    const address = { host: postgres.hostname, port: Number(postgres.port) }
    const databaseUrl = new URL(postgres)
    databaseUrl.port = String(port)
    const child = spawnStart({
      DATABASE_URL: databaseUrl.href,
      DATA_DIR: join(scratch, 'late'),
      PORT: '0',
      LOG_LEVEL: 'info',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    const said = (words: string) =>
      new Promise<void>((resolve) => {
        child.stdout.on('data', () => output.includes(words) && resolve())
      })
    child.stdout.on('data', (chunk) => (output += chunk))
    await said('waiting for PostgreSQL')
    const forwarder = createTcpServer((socket) => {
      const upstream = connect(address)
      socket.pipe(upstream).pipe(socket)
      for (const one of [socket, upstream]) one.on('error', () => one.destroy())
    })
    onTestFinished(() => void forwarder.close())
    forwarder.listen(port, postgres.hostname)
    await said('the site is up')
    expect(output.match(/waiting for PostgreSQL/g)).toHaveLength(1)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

describe('A site that runs', () => {
  let site: SiteProcess
  let metricsPort: string
  beforeAll(async () => {
    metricsPort = String(await freePort())
    // What a shell may name, and no test or command may use.
    vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/site')
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    vi.stubEnv('BACKUP_DIR', join(scratch, 'backups'))
    site = await startSite({ STOP_DELAY: '2', METRICS_PORT: metricsPort })
  })
  afterAll(() => {
    vi.unstubAllEnvs()
    endAllSites()
  })

  test('says in one line where it, its data and its mail are, and uses nothing that the shell names', async () => {
    expect(site.output().trim().split('\n')).toHaveLength(1)
    expect(JSON.parse(site.output())).toMatchObject({
      msg: 'the site is up',
      address: `http://localhost:${site.port}`,
      data: expect.stringMatching(/^SQLite, .*site\.db/),
      mail: expect.stringMatching(/^files, /),
    })
    await expect(stat(join(scratch, 'backups'))).rejects.toThrow('ENOENT')
  })

  test('METRICS_PORT has every request by route and status, with no path that a client made up', async () => {
    const asset = /\/assets\/[^" ]+\.js/.exec(await (await fetch(site.address)).text())?.[0] ?? ''
    for (const path of ['/AboutUs', asset, '/grace@example.com', '/pictures/grace.png', '/api/slots'])
      await (await fetch(site.address + path)).arrayBuffer()
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    for (const [route, status] of [
      ['/AboutUs', 200],
      ['/assets/*', 200],
      ['other', 404],
      ['/pictures/:file', 404],
      ['/api/slots', 400],
    ])
      expect(metrics).toContain(`_count{route="${route}",method="GET",status="${status}"} 1`)
    expect(metrics).toMatch(/^site_database_duration_seconds_count\{operation="select"\} [1-9]/m)
    expect(metrics).not.toMatch(/grace/)
    const status = await (await fetch(`http://127.0.0.1:${metricsPort}/status`)).json()
    expect(status).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      status: 'ok',
      database: 'ok',
    })
    for (const path of ['/metrics', '/status']) expect((await fetch(site.address + path)).status).toBe(404)
  })

  test('tells of SIGTERM in its status for STOP_DELAY, and exits only when the requests in flight have been answered', async () => {
    // A request in flight: the rest of it is sent after the signal. The answer 100 says that its head has arrived.
    const socket = connect(site.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write(
      'POST /ContactUs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 6\r\nExpect: 100-continue\r\n\r\n',
    )
    const [head] = await once(socket, 'data')
    expect(String(head)).toMatch(/^HTTP\/1\.1 100 /)
    socket.write('name=')
    const ended = site.stop()
    const status = async () => (await fetch(`${site.address}/api/status`)).json()
    await expect.poll(status).toEqual({ status: 'stopping' })
    // As systemd does, which sends it to each process of the site.
    process.kill(site.pid, 'SIGTERM')
    await pause(500)
    expect(await status()).toEqual({ status: 'stopping' })
    const isRefused = () =>
      fetch(`${site.address}/`).then(
        () => false,
        () => true,
      )
    await expect.poll(isRefused, { timeout: 20_000 }).toBe(true)
    socket.write('A')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d/)
    socket.end()
    expect(await ended).toBe(0)
  })
})

test.each([
  ['has no room for its log', openSync('/dev/full', 'w')],
  ['has a log whose reader has stopped', 'pipe'],
] as const)(
  'a site that %s serves on, and stops when it is told to',
  async (_, output) => {
    const port = await freePort()
    const child = spawn(process.execPath, ['commands/start.ts'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(port),
        DESK_PORT: '0',
        DATA_DIR: join(scratch, `unwritten-${output}`),
      },
      // Nobody reads the pipe.
      stdio: ['ignore', output, 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const status = () =>
      fetch(`http://127.0.0.1:${port}/Customer`, { signal: AbortSignal.timeout(5_000) }).then(
        (response) => response.status,
        () => 0,
      )
    await expect.poll(status, { timeout: 30_000 }).toBe(200)
    // More lines than a pipe holds.
    for (let times = 0; times < 40; times += 1)
      expect(await Promise.all(Array.from({ length: 10 }, status))).toEqual(Array(10).fill(200))
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
  },
  90_000,
)

test('`npm start` passes SIGTERM on: npm ends when the site has, and nobody holds the port', async () => {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DESK_PORT: '0',
      DATA_DIR: join(scratch, 'npm'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  // The whole group, whatever is left of it.
  onTestFinished(() => void endGroup(child.pid ?? 0))
  let output = ''
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk) => {
      output += chunk
      if (output.includes('the site is up')) resolve()
    })
  })
  child.kill('SIGTERM')
  // 'exit', not 'close': a site that lives on keeps the pipe open.
  expect(await once(child, 'exit')).toEqual([0, null])
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
  expect(output).toContain('"msg":"stopped"')
})

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // Nobody is left.
  }
}

async function startToEnd(env: Record<string, string>, within: string[] = []) {
  const child = spawnStart({ DATA_DIR: join(scratch, 'refused'), ...env }, within)
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)))
  const [code] = await once(child, 'close')
  return { code, output: output.join('') }
}

/** `within` is a command that starts another. */
function spawnStart(env: Record<string, string>, within: string[] = []) {
  const [command = '', ...words] = [...within, process.execPath, 'commands/start.ts']
  return spawn(command, words, {
    cwd: root,
    env: { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'silent', DESK_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
