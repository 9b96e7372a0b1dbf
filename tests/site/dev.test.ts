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
  const edit = async (name: string, from: string, to: string) => {
    const file = join(copy, name)
    const before = await readFile(file, 'utf8')
    expect(before).toContain(from)
    await writeFile(file, before.replace(from, to))
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

  test('runs domain and server code as it is after a change', async () => {
    expect(await closedIn2099()).toBe('More than six months ahead')
    await edit('domain/callback-day.ts', 'More than six months ahead', 'Too far ahead')
    await said('domain/callback-day.ts has changed: the server is started again.')
    expect(await closedIn2099()).toBe('Too far ahead')
  })

  test('says why the server does not start, and starts it once the file is mended', async () => {
    await edit(
      'server/monitoring/status.ts',
      'export function createStatus',
      'throw new Error("broken")\nexport function createStatus',
    )
    await said('Error: broken')
    expect((await fetch(`${address}/api/status`)).status).toBe(500)
    await edit('server/monitoring/status.ts', 'throw new Error("broken")\n', '')
    // All modules are loaded anew, perhaps twice: for the request and for the change.
    await expect
      .poll(async () => (await fetch(`${address}/api/status`)).status, { timeout: 240_000 })
      .toBe(200)
  })

  async function closedIn2099(): Promise<string | null> {
    return (await (await fetch(`${address}/api/slots?date=2099-12-25`)).json()).closed
  }
})
