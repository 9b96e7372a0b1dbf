import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBuild } from './build.ts'
import { freePort } from './free-port.ts'
import { isolatedEnvironment } from './isolated-environment.ts'

export type SiteProcess = Awaited<ReturnType<typeof launch>>

const root = fileURLToPath(new URL('..', import.meta.url))
const running = new Set<ChildProcess>()
let built: Promise<void> | undefined

// An interrupted run leaves no process behind.
process.once('exit', endAllSites)

/**
 * Starts the built site in a child process on loopback, as `npm start` does; resolves when it is ready. Without a
 * DATA_DIR it has a temporary one; a database or mail server is used only where `env` names it.
 */
export async function startSite(env: Record<string, string> = {}, wantedPort?: number) {
  // Once: it reads all sources, and each child does so too.
  built ??= ensureBuild()
  await built
  return await launch('commands/start.ts', 'the site is up', env, wantedPort)
}

/** The same as `npm run dev` serves it: without a build. */
export function startDevelopmentSite() {
  return launch('commands/dev.ts', 'with hot reload', {})
}

async function launch(command: string, readyLine: string, env: Record<string, string>, wantedPort?: number) {
  const port = wantedPort ?? (await freePort())
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'advice-site-')))
  const child = spawn(process.execPath, [command], {
    cwd: root,
    env: {
      ...process.env,
      ...isolatedEnvironment,
      NODE_ENV: undefined,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      STYLEGUIDE: 'on',
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
      MAILS_PER_HOUR: '0',
      // Several may run beside one another.
      DESK_PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => output.includes(readyLine) && resolve())
    ended.then(() => reject(new Error(`The site did not start:\n${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const code = await ended
    if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true })
    return code
  }
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    /** Of the process that serves; the one that was started supervises it. Read on Linux alone. */
    pid: childOf(child.pid ?? 0) ?? child.pid ?? 0,
    dataDir,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    /** By SIGTERM; resolves to the exit code. */
    stop: () => end('SIGTERM'),
  }
}

function childOf(pid: number): number | undefined {
  const file = `/proc/${pid}/task/${pid}/children`
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || undefined : undefined
}

/** For afterAll: stops what a failed test has left running. */
export function endAllSites(): void {
  for (const child of running) child.kill('SIGKILL')
}
