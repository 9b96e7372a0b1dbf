import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { freePort } from '../../commands/free-port.ts'

const configuration = fileURLToPath(new URL('../../deploy/compose/nginx.conf', import.meta.url))

/** nginx before two instances on this machine, with the settings of deploy/compose, on a free loopback port. */
export async function startNginxProxy(instances: [number, number]) {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-proxy-'))
  const port = await freePort()
  const deskPort = await freePort()
  const [first, second] = instances
  const settings = (await readFile(configuration, 'utf8'))
    .replace('site-1:3000', `127.0.0.1:${first}`)
    .replace('site-2:3000', `127.0.0.1:${second}`)
    // The instances have no desk: nothing is asked of it here.
    .replaceAll(/site-[12]:3001/g, `127.0.0.1:${deskPort}`)
    .replace('listen 8081;', `listen 127.0.0.1:${deskPort};`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replaceAll(' /tmp/', ` ${folder}/`)
    // A line for every refused connection of an instance that is being restarted.
    .replace('error_log stderr', `error_log ${folder}/error.log`)
  const file = join(folder, 'nginx.conf')
  await writeFile(file, `daemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}${settings}`)
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const address = `http://127.0.0.1:${port}`
  await vi.waitUntil(() => fetch(`${address}/api/live`).catch(() => null), { timeout: 20_000 })
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
