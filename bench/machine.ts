import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { ensureBrowser } from '../commands/browser.ts'

const run = promisify(execFile)

/** The machine that the figures belong to. A high load at the start makes every figure worse. */
export async function describeMachine(): Promise<string> {
  const lighthouse = new URL('../package.json', import.meta.resolve('lighthouse'))
  const { version } = JSON.parse(await readFile(lighthouse, 'utf8')) as { version: string }
  const browser = (await run(await ensureBrowser(), ['--version'], { timeout: 20_000 })).stdout.trim()
  const [processor] = cpus()
  return [
    `Taken on ${new Date().toISOString().slice(0, 10)}, on ${cpus().length} × ${processor?.model.trim() || arch()}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB, ${platform()} ${release()} ${arch()}; Node ${process.version}`,
    `${browser}, Lighthouse ${version}. Load of the machine at the start: ${loadavg()[0]?.toFixed(1)}.`,
  ].join(', ')
}
