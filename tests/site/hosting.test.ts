import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { get } from 'node:https'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pages } from '#content/site/pages.ts'
import { freePort } from '../../commands/free-port.ts'
import { startSite } from '../../commands/site-process.ts'
import { startNginxProxy } from '../support/nginx-proxy.ts'
import { contactForm, send } from '../support/visitor-forms.ts'

const run = promisify(execFile)
const deploy = fileURLToPath(new URL('../../deploy', import.meta.url))
const fileOf = (name: string) => readFile(join(deploy, name), 'utf8')
const isThere = (command: string, ...words: string[]) =>
  run(command, words).then(
    () => true,
    () => false,
  )
// The files of a program that is not installed here are not tried, and the output says so. Not `skipIf`: with the
// sample content a skipped test counts as failed (commands/test-run.ts), and a machine without nginx is no fault.
const hasNginx = (await isThere('nginx', '-v')) && (await isThere('openssl', 'version'))
const hasSystemd = await isThere('systemd-analyze', '--version')
if (!hasNginx) console.log('nginx or openssl is not installed: deploy/nginx is not tried.')
if (!hasSystemd) console.log('systemd is not installed: deploy/systemd is not tried.')

/** nginx with deploy/nginx/site.conf on two ports of loopback, before two instances, with a certificate for a day. */
async function startOwnMachine(instances: [number, number], change = (settings: string) => settings) {
  const [tls, plain] = [await freePort(), await freePort()]
  const [key, certificate] = [join(scratch, 'key.pem'), join(scratch, 'certificate.pem')]
  const words = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=www.example.com'
  await run('openssl', ['req', ...words.split(' '), '-keyout', key, '-out', certificate])
  const site = (await fileOf('nginx/site.conf'))
    .replaceAll(/\/etc\/letsencrypt\/\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\/\S+privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', scratch)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${tls}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${plain}`)
    .replace(/127\.0\.0\.1:1?3001 /g, `127.0.0.1:${instances[0]} `)
    .replace(/127\.0\.0\.1:1?3002 /g, `127.0.0.1:${instances[1]} `)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const http = [
    // As in Debian's nginx.conf: what a server without a log of its own writes to.
    `access_log ${scratch}/access.log;`,
    ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
    change(site),
  ]
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const file = join(scratch, 'nginx.conf')
  await writeFile(
    file,
    `daemon off;\n${user}\npid ${scratch}/pid;\nevents {}\nhttp {\n${http.join('\n')}\n}\n`,
  )
  const child = spawn('nginx', ['-p', scratch, '-e', join(scratch, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  onTestFinished(() => void child.kill('SIGTERM'))
  const ask = (host: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const options = { host: '127.0.0.1', port: tls, path, rejectUnauthorized: false }
      get({ ...options, headers: { Host: host, ...headers } }, (answer) => resolve(answer.resume())).on(
        'error',
        reject,
      )
    })
  await vi.waitUntil(() => ask('example.com', '/').catch(() => null), { timeout: 20_000 })
  return {
    ask,
    plain: `http://127.0.0.1:${plain}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** An instance that has these files alone; the port it listens on. */
async function startInstance(paths: string[]): Promise<number> {
  const server = createHttpServer(({ url = '' }, response) =>
    response.writeHead(paths.includes(url) ? 200 : 404).end(),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

let scratch: string
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'advice-site-hosting-'))
})
afterAll(() => rm(scratch, { recursive: true }))

if (hasNginx)
  describe('nginx', () => {
    test('with the settings of compose passes pages, forms, addresses and request ids on', async () => {
      const site = await startSite({ TRUST_PROXY: '1', ENQUIRY_LIMIT: '1', LOG_LEVEL: 'info' })
      const proxy = await startNginxProxy([site.port, site.port])
      const page = await fetch(proxy.address + pages.contactUs.path, {
        headers: { 'Accept-Encoding': 'br' },
      })
      expect(page.status).toBe(200)
      expect(page.headers.get('content-encoding')).toBe('br')
      const id = page.headers.get('x-request-id') ?? ''
      expect(id).toMatch(/^[0-9a-f]{32}$/)
      await expect.poll(() => site.output()).toContain(`"requestId":"${id}"`)
      // Each visitor has a limit of their own, by the address that nginx adds; what they claim themselves is not believed.
      expect((await send(proxy.address, contactForm())).status).toBe(200)
      const again = contactForm()
      const claimed = await fetch(proxy.address + again.path, {
        method: 'POST',
        headers: { Accept: 'application/json', 'X-Forwarded-For': '203.0.113.9' },
        body: new URLSearchParams(again.fields),
      })
      expect(claimed.status).toBe(429)
      await proxy.stop()
      expect(await site.stop()).toBe(0)
    })

    test('with the settings of compose asks the other instance where one breaks off a form', async () => {
      const site = await startSite()
      const broken = createServer((socket) => socket.once('data', () => socket.destroy()))
      broken.listen(0, '127.0.0.1')
      await once(broken, 'listening')
      const proxy = await startNginxProxy([(broken.address() as AddressInfo).port, site.port])
      const answers = []
      for (let form = 0; form < 3; form += 1) answers.push(await send(proxy.address, contactForm()))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      await proxy.stop()
      broken.close()
      expect(await site.stop()).toBe(0)
    })

    test('with the settings for a machine of one’s own logs nothing of a visitor and no secret, and leads to one address', async () => {
      // No instance answers: such requests are in the error log by default.
      const nginx = await startOwnMachine([await freePort(), await freePort()])
      const visitor = { Referer: 'https://elsewhere.example/a-secret', 'User-Agent': 'a-secret' }
      await nginx.ask('www.example.com', `${pages.customerHome.path}?near=a-secret`, visitor)
      for (const [host, path] of [
        ['www.example.com', '/YourCall/a-secret'],
        ['www.example.com', '/yourcall/a-secret'],
        ['example.com', '/YourCall/a-secret'],
        ['desk.example.com', '/invitation/a-secret'],
        ['desk.example.com', '/calendar/a-secret.ics'],
      ] as const)
        await nginx.ask(host, path)
      const headers = { Host: 'www.example.com' }
      await fetch(`${nginx.plain}/YourCall/a-secret`, { headers, redirect: 'manual' })
      const bare = await nginx.ask('example.com', pages.contactUs.path)
      expect([bare.statusCode, bare.headers.location]).toEqual([
        301,
        `https://www.example.com${pages.contactUs.path}`,
      ])
      await nginx.stop()
      const access = await readFile(join(scratch, 'access.log'), 'utf8')
      expect(access).toContain(`www.example.com GET ${pages.customerHome.path} 502 `)
      expect(access + (await readFile(join(scratch, 'error.log'), 'utf8'))).not.toMatch(
        /a-secret|127\.0\.0\.1/,
      )
    })

    test('with the settings for a machine of one’s own answers a client that asks far too often with 429', async () => {
      const nginx = await startOwnMachine([await startInstance(['/']), await startInstance(['/'])])
      // 300 at once and 30 a second.
      const asked = Array.from({ length: 20 }, async () => {
        const statuses = []
        for (let times = 0; times < 40; times += 1)
          statuses.push((await nginx.ask('www.example.com', '/')).statusCode)
        return statuses
      })
      const statuses = (await Promise.all(asked)).flat()
      expect(new Set(statuses)).toEqual(new Set([200, 429]))
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(300)
      await nginx.stop()
    })

    test('with the settings for a machine of one’s own asks the other instance for a script that one lacks', async () => {
      const nginx = await startOwnMachine([
        await startInstance(['/assets/old.js']),
        await startInstance(['/assets/new.js']),
      ])
      for (const name of ['old', 'old', 'new', 'new'])
        expect((await nginx.ask('www.example.com', `/assets/${name}.js`)).statusCode).toBe(200)
      expect((await nginx.ask('www.example.com', '/assets/older.js')).statusCode).toBe(404)
      await nginx.stop()
    })
  })

if (hasSystemd)
  test('systemd takes the unit without a warning', async () => {
    const unit = (await fileOf('systemd/advice-site@.service')).replaceAll(
      '/opt/advice-site/current/bin/node',
      process.execPath,
    )
    const file = join(scratch, 'advice-site@3001.service')
    await writeFile(file, unit)
    const { stdout, stderr } = await run('systemd-analyze', ['verify', file])
    expect(stdout + stderr).toBe('')
  })

test('the command desk has the site’s settings, but for a DATA_DIR or DATABASE_URL of the caller', async () => {
  const settings = join(scratch, 'environment')
  await writeFile(
    settings,
    'DATABASE_URL=postgres://site:secret@127.0.0.1:1/site\nMAIL_FROM=A <a@example.com>\nNODE_EXTRA_CA_CERTS=/a/b.pem\n',
  )
  const wrapper = (await fileOf('systemd/desk'))
    .replace(/setpriv .*--init-groups/, 'env')
    .replace('/opt/advice-site/current/bin/node', process.execPath)
    .replace('/opt/advice-site/current/desk.js', join(deploy, '../commands/desk.ts'))
    .replaceAll('/etc/advice-site/environment', settings)
  const says = (env: Record<string, string>) =>
    run('sh', ['-c', wrapper, 'desk', 'staff'], { env: { PATH: process.env.PATH, ...env } }).catch(
      ({ stderr }) => stderr,
    )
  const other = { DATABASE_URL: 'postgres://127.0.0.1:2/other' }
  expect(await Promise.all([says({}), says(other), says({ DATA_DIR: scratch })])).toEqual([
    expect.stringContaining('PostgreSQL at 127.0.0.1:1/site'),
    expect.stringContaining('127.0.0.1:2/other'),
    expect.stringContaining(`There is no database at ${scratch}/site.db`),
  ])
  const certificates = wrapper.replace(process.execPath, 'printenv NODE_EXTRA_CA_CERTS #')
  expect((await run('sh', ['-c', certificates], { env: { PATH: process.env.PATH } })).stdout).toBe(
    '/a/b.pem\n',
  )
})

test('the desk and the metrics of every instance have ports of their own, which no proxy offers to everybody', async () => {
  expect(await fileOf('systemd/advice-site@.service')).toMatch(
    /^Environment=DESK_HOST=127\.0\.0\.1 DESK_PORT=1%i$/m,
  )
  expect(await fileOf('systemd/advice-site@.service')).toMatch(/^Environment=METRICS_PORT=2%i$/m)
  const nginx = await fileOf('nginx/site.conf')
  const desk = nginx.split(/^server \{/m).find((server) => server.includes('proxy_pass http://desk;')) ?? ''
  expect(desk).toMatch(/server_name desk\.example\.com;[\s\S]*allow [\s\S]*deny all;/)
  const caddy = await fileOf('caddy/Caddyfile')
  for (const port of ['13001', '13002']) {
    expect(nginx).toContain(`127.0.0.1:${port} `)
    expect(caddy).toContain(`127.0.0.1:${port} `)
  }
  expect(caddy).toMatch(/^desk\.example\.com \{[\s\S]*respond @elsewhere 403/m)
  expect(await fileOf('compose/compose.yaml')).not.toMatch(/'(0\.0\.0\.0:)?\d+:3001'/)
})
