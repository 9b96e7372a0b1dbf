import autocannon from 'autocannon'
import { pages } from '#content/site/pages.ts'
import { earliestDay } from '#domain/callback-day.ts'
import { londonDate } from '#domain/london.ts'
import { startSite } from '../commands/site-process.ts'
import { blankPath, writeBlankPage } from './blank-page.ts'
import { measureColdStart } from './cold-start.ts'
import { figureOf } from './figure.ts'
import { nginxVersion, type SameAnswer, serveByNginx } from './nginx.ts'
import { type Part, repeatInSequence } from './part.ts'
import { ratio, type Section, spread } from './table.ts'

const seconds = 5
const connections = 64
const asking = { 'accept-encoding': 'br' }

/** Built files, which nginx can serve as well, and responses from the database, which it cannot. */
const built = [blankPath, pages.landing.path, pages.customerHome.path]
const asked = [
  pages.blog.path,
  pages.contactUs.path,
  `/api/slots?date=${earliestDay(londonDate(Date.now()))}`,
  '/api/status',
]

/** Throughput: requests a second of one process, beside nginx with the same bytes in the same run. */
export const load: Part = async ({ runs }, say) => {
  const removeBlankPage = await writeBlankPage()
  try {
    const site = await startSite()
    const ours = site.address.replace('localhost', '127.0.0.1')
    const version = await nginxVersion()
    const nginx = version
      ? await serveByNginx(await Promise.all(built.map((path) => sameAnswer(ours, path))))
      : null
    try {
      const rounds = await repeatInSequence(runs, async (run) => {
        const round = new Map<string, number>()
        for (const path of [...built, ...asked]) {
          say(`load ${run}/${runs} ${path}`)
          round.set(`site ${path}`, await requestsPerSecond(ours + path))
          if (nginx && built.includes(path)) {
            say(`load ${run}/${runs} ${path} by nginx`)
            round.set(`nginx ${path}`, await requestsPerSecond(nginx.address + path))
          }
        }
        say(`load ${run}/${runs} cold start`)
        round.set('cold start', await measureColdStart())
        return round
      })
      const of = (name: string) => figureOf(rounds.flatMap((round) => round.get(name) ?? []))
      const rates = [...built, ...asked].map((path) => ({
        path,
        site: of(`site ${path}`),
        nginx: version && built.includes(path) ? of(`nginx ${path}`) : undefined,
      }))
      const coldStartMs = of('cold start')
      return {
        figures: { nginx: version ?? null, rates, coldStartMs },
        sections: [rateSection(rates, version), startSection(spread(coldStartMs))],
      }
    } finally {
      await nginx?.stop()
      await site.stop()
    }
  } finally {
    await removeBlankPage()
  }
}

async function requestsPerSecond(url: string): Promise<number> {
  const aim = { url, connections, headers: asking }
  await autocannon({ ...aim, duration: 1 })
  const { requests, non2xx, errors, timeouts } = await autocannon({ ...aim, duration: seconds })
  const failed = errors + timeouts
  // A busy machine may lose a connection or two; with more the rate means nothing.
  if (non2xx > 0 || failed > requests.total / 1_000) {
    throw new Error(`${url}: ${non2xx} refused, ${failed} failed of ${requests.total}`)
  }
  return requests.average
}

/** The body as transferred, not decoded. */
async function sameAnswer(address: string, path: string): Promise<SameAnswer> {
  const { get } = await import('node:http')
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

type Rate = {
  path: string
  site: ReturnType<typeof figureOf>
  nginx: ReturnType<typeof figureOf> | undefined
}

function rateSection(rates: Rate[], version: string | undefined): Section {
  const beside = version ? `beside ${version} with the same bytes and headers` : 'nginx is not installed here'
  return {
    title: 'Requests a second',
    note: `${connections} connections for ${seconds} s each, load generator on the same machine; one process of ours, ${beside}.`,
    columns: ['what', 'ours', 'nginx', 'ours / nginx'],
    rows: rates.map(({ path, site, nginx }) => [
      path,
      spread(site),
      nginx ? spread(nginx) : '–',
      nginx ? ratio(site, nginx) : '–',
    ]),
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
