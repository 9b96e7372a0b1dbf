import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../commands/free-port.ts'

export interface SiteProcess {
  address: string
  port: number
  /** Everything it has said so far. */
  output(): string
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Tells it to stop, and waits until it has; the exit code. */
  stop(): Promise<number | null>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const running = new Set<ChildProcess>()

// A run that is broken off leaves nobody behind.
process.once('exit', endAllSites)

/** The built site as `npm start` runs it, in a process of its own; ready when this resolves. */
export async function startSite(env: Record<string, string>, port?: number): Promise<SiteProcess> {
  const place = port ?? (await freePort())
  const child = spawn(process.execPath, ['commands/start.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      HOST: '127.0.0.1',
      PORT: String(place),
      LOG_LEVEL: 'error',
      ENQUIRY_LIMIT: '0',
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
    child.stdout.on('data', () => output.includes('Stop with') && resolve())
    ended.then(() => reject(new Error(`The site did not start:\n${output}`)))
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    return await ended
  }
  return {
    address: `http://127.0.0.1:${place}`,
    port: place,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  }
}

/** For the end of a suite: those that a failed test did not come to stop. */
export function endAllSites(): void {
  for (const child of running) child.kill('SIGKILL')
}
