import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuild } from './build.ts'
import { freePort } from './free-port.ts'

/** The built site in a child process, on a free port and an empty data folder, until it is stopped. */
export async function startTemporarySite(env: Record<string, string> = {}) {
  await ensureBuild()
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'alderlode-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      STYLEGUIDE: 'on',
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('is up') && resolve())
    child.once('close', () => reject(new Error('The site did not start')))
  })
  return {
    address: `http://localhost:${port}`,
    port,
    dataDir,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'close')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
