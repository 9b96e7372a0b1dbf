import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../commands/free-port.ts'
import { copyProject, type ProjectCopy } from '../support/project-copy.ts'

describe('npm run dev', { timeout: 300_000 }, () => {
  let project: ProjectCopy
  let copy: string
  let address: string
  let deskAddress: string
  let child: ChildProcess
  let output = ''

  beforeAll(async () => {
    project = await copyProject()
    copy = project.folder
    await mkdir(join(copy, 'build/client'), { recursive: true })
    await writeFile(join(copy, 'build/client/index.html'), '<p>built</p>')
    const port = await freePort()
    const deskPort = String(await freePort())
    deskAddress = `http://localhost:${deskPort}`
    address = `http://localhost:${port}`
    child = spawn(process.execPath, ['commands/dev.ts'], {
      cwd: copy,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PORT: String(port),
        DESK_PORT: deskPort,
        DATA_DIR: join(copy, 'data'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    await said('with hot reload')
  }, 300_000)
  afterAll(async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
    await project.remove()
  })

  // Beside other tests Vite takes a minute and more to optimise its dependencies.
  const said = (words: string) => vi.waitFor(() => expect(output).toContain(words), { timeout: 240_000 })
  const edit = async (name: string, from: string, to: string, atTop = '') => {
    const file = join(copy, name)
    const before = await readFile(file, 'utf8')
    expect(before).toContain(from)
    await writeFile(file, atTop + before.replace(from, to))
  }

  test('serves the desk, with its script and a stylesheet for every class of its pages', async () => {
    await said('The desk: ')
    const page = await (await fetch(`${deskAddress}/sign-in`)).text()
    const addressOf = (name: string) => new RegExp(`/assets/${name}\\?v=[^"]+`).exec(page)?.[0] ?? ''
    expect((await fetch(deskAddress + addressOf('desk\\.js'))).status).toBe(200)
    const styles = await (await fetch(deskAddress + addressOf('desk\\.css'))).text()
    const classes = [...page.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.length).toBeGreaterThan(5)
    expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  })

  test('has React Refresh evaluated before the site’s script, or no island would be hydrated', async () => {
    const html = await (await fetch(`${address}/`)).text()
    const [, site, refresh] = /data-site="([^"]+)" data-refresh="([^"]+)"/.exec(html) ?? []
    expect(await (await fetch(`${address}${refresh}`)).text()).toContain('preamble_installed__ = true')
    expect((await fetch(`${address}${site}`)).status).toBe(200)
  })

  test('says why the server does not start after a change, and runs the code as it is once it is mended', async () => {
    const file = 'domain/callback-day.ts'
    const fault = 'throw new Error("broken")\n'
    const before = 'More than six months ahead'
    expect(await closedIn2099()).toBe(before)
    await edit(file, before, 'Too far ahead', fault)
    await said(`${file} has changed: the server is started again.`)
    await said('Error: broken')
    expect((await fetch(`${address}/api/status`)).status).toBe(500)
    await edit(file, fault, '')
    // All modules are loaded anew, perhaps twice: for the request and for the change.
    await expect.poll(closedIn2099, { timeout: 240_000 }).toBe('Too far ahead')
  })

  async function closedIn2099(): Promise<string | null> {
    const response = await fetch(`${address}/api/slots?date=2099-12-25`)
    return response.ok ? (await response.json()).closed : `status ${response.status}`
  }
})
