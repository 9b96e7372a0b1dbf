import { get } from 'node:http'
import { allPages, pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { startSite } from '../commands/site-process.ts'
import { serveByBareNode } from './bare-server.ts'
import { blankPath, writeBlankPage } from './blank-page.ts'
import { measureColdStart } from './cold-start.ts'
import { type Figure, figureOf } from './figure.ts'
import { nginxVersion, type SameAnswer, serveByNginx } from './nginx.ts'
import { type Part, repeatInSequence } from './part.ts'
import { ratio, type Section, spread } from './table.ts'
import { connections, hasWrk, measureThroughput, type Throughput } from './wrk.ts'

const seconds = 4
const asking = { 'accept-encoding': 'br' }

/** Built pages, and every page that is rendered at run time. */
const samePages = [
  blankPath,
  pages.landing.path,
  pages.customerHome.path,
  ...allPages.filter(({ delivery }) => delivery === 'rendered').map(({ path }) => path),
]
/** Answers from the database. */
const endpoints = [`/api/slots?date=${earliestDay(londonDate(Date.now()))}`, '/api/status']

/** Throughput of one process, beside nginx and a bare Node server with the same bytes in the same run. */
export const throughput: Part = async ({ runs }, say) => {
  const removeBlankPage = await writeBlankPage()
  try {
    const site = await startSite()
    const ours = site.address
    const hasGenerator = await hasWrk()
    const version = hasGenerator ? await nginxVersion() : undefined
    const answers = await Promise.all(samePages.map((path) => sameAnswer(ours, path)))
    const nginx = version ? await serveByNginx(answers) : null
    const bare = await serveByBareNode(answers)
    const servers = { site: ours, bare: bare.address, ...(nginx && { nginx: nginx.address }) }
    try {
      const rounds = await repeatInSequence(runs, async (run) => {
        const round = new Map<string, Throughput | number>()
        for (const path of hasGenerator ? [...samePages, ...endpoints] : []) {
          for (const [name, address] of Object.entries(servers)) {
            if (name !== 'site' && endpoints.includes(path)) continue
            say(`throughput ${run}/${runs} ${path} by ${name}`)
            await measureThroughput(address + path, 1, asking)
            round.set(`${name} ${path}`, await measureThroughput(address + path, seconds, asking))
          }
        }
        say(`throughput ${run}/${runs} cold start`)
        round.set('cold start', await measureColdStart())
        return round
      })
      const figures = (name: string, of: (measured: Throughput | number) => number) => {
        const measured = rounds.flatMap((round) => round.get(name) ?? [])
        return measured.length > 0 ? figureOf(measured.map(of)) : undefined
      }
      const pick = (key: keyof Throughput) => (measured: Throughput | number) =>
        typeof measured === 'number' ? Number.NaN : measured[key]
      const rows = [...samePages, ...endpoints].flatMap((path) => {
        const rate = (server: string) => figures(`${server} ${path}`, pick('requestsPerSecond'))
        const [own, p50, p99] = [
          rate('site'),
          figures(`site ${path}`, pick('p50Ms')),
          figures(`site ${path}`, pick('p99Ms')),
        ]
        return own && p50 && p99 ? [{ path, own, p50, p99, bare: rate('bare'), nginx: rate('nginx') }] : []
      })
      const coldStartMs = figureOf(
        rounds.flatMap((round) => round.get('cold start') ?? []).filter((ms) => typeof ms === 'number'),
      )
      return {
        figures: { nginx: version ?? null, rows, coldStartMs },
        sections: [rateSection(rows, hasGenerator, version), startSection(spread(coldStartMs))],
      }
    } finally {
      await bare.stop()
      await nginx?.stop()
      await site.stop()
    }
  } finally {
    removeBlankPage()
  }
}

/** The body as transferred, not decoded. */
async function sameAnswer(address: string, path: string): Promise<SameAnswer> {
  return await new Promise((resolve, reject) => {
    get(address + path, { headers: asking }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const { date, connection, 'keep-alive': keepAlive, ...headers } = response.headers
        resolve({ path, headers: headers as Record<string, string>, body: Buffer.concat(chunks) })
      })
    }).on('error', reject)
  })
}

interface Row {
  path: string
  own: Figure
  p50: Figure
  p99: Figure
  bare: Figure | undefined
  nginx: Figure | undefined
}

/** Above this share of what the generator has reached with the same bytes, it may be the limit itself. */
const generatorLimit = 0.8

function rateSection(rows: Row[], hasGenerator: boolean, version: string | undefined): Section {
  const beside = version ?? 'nginx, which is not installed here'
  return {
    title: 'Throughput',
    note: hasGenerator
      ? `wrk, ${connections} connections for ${seconds} s each, on the same machine; one process of ours beside a bare Node HTTP server and ${beside}, with the same bytes and headers. Requests a second, milliseconds. No ratio is given where the generator may have been the limit.`
      : 'Left out: wrk is not installed here, and a generator in Node is slower than what it would measure.',
    columns: ['what', 'ours', 'p50', 'p99', 'bare Node', 'ours / bare', 'nginx'],
    rows: rows.map(({ path, own, p50, p99, bare, nginx }) => {
      const most = nginx ? nginx.median * generatorLimit : Number.NaN
      const isMeasured = bare !== undefined && own.median < most && bare.median < most
      return [
        path,
        spread(own),
        spread(p50, 1),
        spread(p99, 1),
        bare ? spread(bare) : '–',
        isMeasured ? ratio(own, bare) : '–',
        nginx ? spread(nginx) : '–',
      ]
    }),
  }
}

function startSection(ms: string): Section {
  return {
    title: 'Cold start',
    note: 'Milliseconds from the command to the first page answered, with a new database.',
    columns: ['what', 'ms'],
    rows: [['start to first answer', ms]],
  }
}
