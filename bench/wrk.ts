import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A load generator in C: a generator in Node is slower than the servers it is to measure. */
export async function hasWrk(): Promise<boolean> {
  // It prints its version with exit code 1.
  return await run('wrk', ['-v'], { timeout: 5_000 }).then(
    () => true,
    ({ stdout = '' }) => String(stdout).startsWith('wrk'),
  )
}

export interface Throughput {
  requestsPerSecond: number
  p50Ms: number
  p99Ms: number
}

export const connections = 32
const threads = 1

export async function measureThroughput(
  url: string,
  seconds: number,
  headers: Record<string, string>,
): Promise<Throughput> {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('wrk', [
    `-t${threads}`,
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...words,
    url,
  ])
  return parseReport(url, stdout)
}

export function parseReport(url: string, report: string): Throughput {
  const failures = [...report.matchAll(/(?:Non-2xx or 3xx responses: .*|Socket errors: .*)/g)].map(
    ([line]) => line,
  )
  if (failures.length > 0) throw new Error(`${url}: ${failures.join(', ')}`)
  return {
    requestsPerSecond: Number(found(report, /Requests\/sec:\s+([\d.]+)/)),
    p50Ms: milliseconds(found(report, /\n\s+50%\s+(\S+)/)),
    p99Ms: milliseconds(found(report, /\n\s+99%\s+(\S+)/)),
  }
}

function found(report: string, pattern: RegExp): string {
  const value = pattern.exec(report)?.[1]
  if (value === undefined) throw new Error(`wrk reports no ${pattern}:\n${report}`)
  return value
}

function milliseconds(text: string): number {
  const [, value = '', unit = ''] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  const perUnit = { us: 0.001, ms: 1, s: 1_000 }[unit]
  if (perUnit === undefined) throw new Error(`wrk reports a time of ${text}`)
  return Number(value) * perUnit
}
