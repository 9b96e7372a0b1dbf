import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { feeds } from '#content/site/feeds.ts'
import { allPages, pages } from '#content/site/pages.ts'
import { freePort } from '../../commands/free-port.ts'
import { brochureForm, contactForm, send, type VisitorForm } from '../support/visitor-forms.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const secret = 'not-for-the-archive'

const siteUrl = 'https://www.second-firm.example'
const phone = '01632 960 555'

describe('The archive that npm run package makes', () => {
  let scratch: string
  let unpacked: string
  let names: string[]
  let child: ChildProcess
  let address: string
  let env: Record<string, string>
  let output = ''

  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'advice-site-package-'))
    const { stdout } = await run(process.execPath, ['commands/package.ts', '--to', scratch], {
      cwd: root,
      env: { ...process.env, NODE_ENV: undefined, SMTP_URL: `smtp://me:${secret}@mail.example.com` },
    })
    await mkdir(join(scratch, 'unpacked'))
    await run('tar', ['-xzf', stdout.trim(), '-C', join(scratch, 'unpacked')])
    const [folder = ''] = await readdir(join(scratch, 'unpacked'))
    unpacked = join(scratch, 'unpacked', folder)
    const entries = await readdir(unpacked, { recursive: true, withFileTypes: true })
    names = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(unpacked.length + 1))

    const port = await freePort()
    address = `http://127.0.0.1:${port}`
    // The folder of this PATH holds Node and nothing else: no npm, and no packages can be found from the archive.
    env = {
      PATH: dirname(process.execPath),
      PORT: String(port),
      DESK_PORT: String(await freePort()),
      DATA_DIR: join(scratch, 'data'),
      SITE_URL: siteUrl,
      PORTAL_URL: 'https://clients.second-firm.example/?a&b',
    }
    const file = join(scratch, 'content.json')
    await writeFile(file, JSON.stringify({ content: { 'firm/facts': { 'phone.display': phone } } }))
    const imported = ['desk.js', 'content', 'import', file, 'as on the other machine']
    await run('node', imported, { cwd: unpacked, env })
    // Elsewhere, as a service manager starts it: the folder is removed below.
    const start = join(unpacked, 'start.js')
    child = spawn('node', [start], { cwd: scratch, env, stdio: ['ignore', 'pipe', 'pipe'] })
    await new Promise<void>((resolve, reject) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk) => {
          output += chunk
          if (output.includes('the site is up')) resolve()
        })
      child.once('close', () => reject(new Error(`The site did not start:\n${output}`)))
    })
  }, 120_000)

  afterAll(async () => {
    const ended = once(child, 'close')
    child.kill('SIGTERM')
    await ended
    await rm(scratch, { recursive: true, force: true })
  })

  const sent = async (form: VisitorForm) => await (await send(address, form)).json()

  test('starts with Node alone, is ready, and takes an enquiry', async () => {
    const status = await fetch(`${address}/api/status`)
    expect([status.status, await status.json()]).toMatchObject([200, { status: 'ok' }])
    expect(await sent(contactForm())).toMatchObject({ ok: true })
  })

  test('has the addresses and the imported content of the firm that starts it on its pages', async () => {
    for (const path of ['/', '/Customer', '/robots.txt', '/sitemap.xml', ...feeds.map(({ path }) => path)]) {
      const page = await (await fetch(address + path)).text()
      expect([path, page.includes(siteUrl), page.includes('http://localhost:3000')]).toEqual([
        path,
        true,
        false,
      ])
    }
    const page = await (await fetch(`${address}/Customer`)).text()
    expect(page).toContain(`<link rel="canonical" href="${siteUrl}/Customer"/>`)
    expect(page).toContain(phone)
    expect(page).toContain('href="https://clients.second-firm.example/?a&amp;b"')
  })

  test('holds no source map, no sources, no packages and no data', () => {
    expect(names.filter((name) => /\.(map|tsx?|db|eml|log)$|node_modules|(^|\/)\.|^data/.test(name))).toEqual(
      [],
    )
  })

  test('holds no secret of the machine that made it, no key, and no reference to a source map', async () => {
    const suspicious = new RegExp(
      `${secret}|-----BEGIN [A-Z ]*PRIVATE KEY|//# sourceMappingURL=|whsec_\\w{20}|:[\\w%+-]+@(localhost|\\d+\\.\\d+)`,
    )
    for (const name of names) {
      const text = await readFile(join(unpacked, name), 'latin1')
      expect([name, suspicious.exec(text)?.[0]]).toEqual([name, undefined])
    }
  })

  test('lists the licence of every package in it, none of which is for development alone', async () => {
    const licences = await readFile(join(unpacked, 'LICENCES.md'), 'utf8')
    const bundle = await readFile(join(unpacked, 'build/server/index.js'), 'utf8')
    const inside = new Set(
      [...bundle.matchAll(/^\/\/#region .*node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)].map(([, name]) => name),
    )
    expect(inside).toContain('hono')
    expect([...inside].filter((name) => !licences.includes(`\n## ${name} `))).toEqual([])
    // MPL asks that changes of its own files are published: ical.js is as it comes.
    expect(licences).not.toMatch(/^## .*\((?!MIT|ISC|BSD|Apache|OFL|0BSD|MIT-0|BlueOak|MPL-2\.0)/m)

    const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { dev?: boolean }>
    }
    expect([...inside].filter((name) => lock.packages[`node_modules/${name}`]?.dev)).toEqual([])
  })

  test('answers every page and file, and mails the brochure, after its folder has gone', async () => {
    const files = names.filter((name) => name.startsWith('build/client/') && !/\.(br|gz)$/.test(name))
    const paths = files.map((name) => name.replace('build/client', '').replace(/\/index\.html$/, '') || '/')
    await rm(unpacked, { recursive: true })
    const broken: string[] = []
    for (const path of [
      ...paths,
      ...allPages.map((page) => page.path),
      `${pages.findAnAnswer.path}?q=deposit`,
    ]) {
      const answer = await fetch(address + path)
      await answer.arrayBuffer()
      if (answer.status !== 200) broken.push(`${answer.status} ${path}`)
    }
    expect(broken).toEqual([])
    const missing = await fetch(`${address}/nowhere`)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('</html>')])

    expect(await sent(brochureForm())).toMatchObject({ ok: true })
    const mails = join(env.DATA_DIR ?? '', 'mail')
    const hasBrochure = async () => {
      const whole = (await readdir(mails)).filter((name) => name.endsWith('.eml'))
      const texts = await Promise.all(whole.map((name) => readFile(join(mails, name), 'utf8')))
      return texts.some((text) => /application\/pdf/.test(text))
    }
    await vi.waitUntil(hasBrochure, { timeout: 20_000 })
    expect(output).not.toContain('"level":50')
  }, 60_000)
})
