import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os'
import { promisify } from 'node:util'
import { ensureBrowser } from '../commands/browser.ts'

const run = promisify(execFile)

/** The machine that the figures belong to. */
export function describeHost() {
  const [processor] = cpus()
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus().length} × ${processor?.model.trim() || arch()}`,
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    /** The load average at the start: a high one makes every figure worse. */
    load: loadavg()[0]?.toFixed(1) ?? '',
  }
}

export async function describeMachine() {
  const lighthouse = new URL('../package.json', import.meta.resolve('lighthouse'))
  return {
    ...describeHost(),
    browser: (await run(await ensureBrowser(), ['--version'], { timeout: 20_000 })).stdout.trim(),
    lighthouse: (JSON.parse(await readFile(lighthouse, 'utf8')) as { version: string }).version,
  }
}

export type Machine = Awaited<ReturnType<typeof describeMachine>>

export function hostText({ date, processor, memory, system, node, load }: ReturnType<typeof describeHost>) {
  return `Taken on ${date}, on ${processor}, ${memory}, ${system}; Node ${node}. Load of the machine at the start: ${load}.`
}

export function machineText(machine: Machine): string {
  return `${hostText(machine)} ${machine.browser}, Lighthouse ${machine.lighthouse}.`
}
