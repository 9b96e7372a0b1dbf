import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import autocannon from 'autocannon'
import { pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { startSite } from '../commands/site-process.ts'
import { type BareResponse, startBareServer } from './bare-server.ts'
import { type Benchmark, repeatInSequence } from './benchmark.ts'
import { type Figure, figureOf } from './figure.ts'
import { ratio, spread } from './table.ts'

const connections = 32
const seconds = 4
const headers = { 'accept-encoding': 'br' }

/** Two built pages and two that are rendered at run time. */
const pagePaths = [pages.landing, pages.customerHome, pages.contactUs, pages.blog].map(({ path }) => path)
/** What is read from the database. */
const endpoints = [`/api/slots?date=${earliestDay(londonDate(Date.now()))}`, '/api/status']

/** Throughput of one process, beside a bare Node server that sends the same bytes and headers, in the same run. */
export const throughput: Benchmark = async ({ runs }, say) => {
  const site = await startSite()
  const bare = await startBareServer(
    await Promise.all(pagePaths.map((path) => responseOf(site.address, path))),
  )
  const servers = { site, bare }
  const measured = new Map<string, Measurement[]>()
  const note = (name: string, value: Measurement) =>
    measured.set(name, [...(measured.get(name) ?? []), value])
  try {
    const starts = await repeatInSequence(runs, async (run) => {
      for (const path of [...pagePaths, ...endpoints]) {
        for (const name of ['site', 'bare'] as const) {
          if (name === 'bare' && endpoints.includes(path)) continue
          say(`throughput ${run}/${runs} ${path} by ${name}`)
          note(`${name} ${path}`, await measure(servers[name], path))
        }
      }
      say(`throughput ${run}/${runs} cold start`)
      return await coldStartMs()
    })
    const figure = (name: string, of: keyof Measurement): Figure =>
      figureOf((measured.get(name) ?? []).map((values) => values[of]))
    return [
      {
        title: 'Throughput',
        note: `autocannon, ${connections} connections for ${seconds} s each, on the same machine: one process of ours beside a bare Node HTTP server with the same bytes and headers. Requests a second (which the generator may limit), their milliseconds, and microseconds of processor time a request.`,
        columns: ['what', 'ours', 'p50', 'p99', 'bare', 'processor, ours', 'bare', 'bare / ours'],
        rows: [...pagePaths, ...endpoints].map((path) => [
          path,
          ...(['rate', 'p50', 'p99'] as const).map((of) => spread(figure(`site ${path}`, of))),
          spread(figure(`bare ${path}`, 'rate')),
          spread(figure(`site ${path}`, 'processor')),
          spread(figure(`bare ${path}`, 'processor')),
          ratio(figure(`bare ${path}`, 'processor'), figure(`site ${path}`, 'processor')),
        ]),
      },
      {
        title: 'Cold start',
        note: 'Milliseconds from the command to the first page answered, with a new database.',
        columns: ['what', 'ms'],
        rows: [['start to first answer', spread(figureOf(starts))]],
      },
    ]
  } finally {
    bare.stop()
    await site.stop()
  }
}

interface Measurement {
  rate: number
  p50: number
  p99: number
  /** Microseconds a request. */
  processor: number
}

async function measure(server: { address: string; pid: number }, path: string): Promise<Measurement> {
  const load = (duration: number) =>
    autocannon({ url: server.address + path, connections, duration, headers })
  await load(1)
  const before = await processorMicroseconds(server.pid)
  const { requests, latency, errors, non2xx } = await load(seconds)
  if (errors + non2xx > 0) throw new Error(`${path}: ${errors} errors, ${non2xx} responses other than 2xx`)
  const processor = ((await processorMicroseconds(server.pid)) - before) / requests.total
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, processor }
}

/** What Linux says that a process has used, in hundredths of a second; NaN elsewhere. */
async function processorMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function coldStartMs(): Promise<number> {
  const started = performance.now()
  const site = await startSite()
  await fetch(site.address)
  const ms = performance.now() - started
  await site.stop()
  return ms
}

/** The body as transferred, not decoded. */
async function responseOf(address: string, path: string): Promise<BareResponse> {
  return await new Promise((resolve, reject) => {
    get(address + path, { headers }, async (response) => {
      const { date, connection, 'keep-alive': keepAlive, ...rest } = response.headers
      const body = (await buffer(response)).toString('base64')
      resolve({ path, headers: rest as Record<string, string>, body })
    }).on('error', reject)
  })
}
