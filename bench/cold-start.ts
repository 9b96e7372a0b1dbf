import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../commands/free-port.ts'
import { isolatedEnvironment } from '../commands/isolated-environment.ts'

const timeoutMs = 30_000

/** Milliseconds from `npm start`'s own command to the first page answered, with a new database and a current build. */
export async function measureColdStart(): Promise<number> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-cold-'))
  const started = performance.now()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../commands/start.ts')], {
    env: {
      ...process.env,
      ...isolatedEnvironment,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  try {
    while (!(await isAnswered(port))) {
      if (child.exitCode !== null) throw new Error('The site did not start')
      if (performance.now() - started > timeoutMs) throw new Error('The site did not answer in half a minute')
      await pause(5)
    }
    return performance.now() - started
  } finally {
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode === 200)
    }).on('error', () => resolve(false))
  })
}
