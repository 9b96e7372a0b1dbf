import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type RequestOptions, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { allPages, pages } from '#content/site/pages.ts'
import { addPublication } from '#server/editing/publications.test-support.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '../commands/embedded-postgres.ts'
import { type SiteProcess, startSite } from '../commands/site-process.ts'
import { type BareServer, compressed, responseOf, startBareServer } from './bare-server.ts'
import { createFigures, say, type Table } from './report.ts'

const PUBLICATIONS_A_RUN = 4
const REQUESTS_A_SECOND = 100
/** How long requests count as calm before a publication, and as around it: until its pages are compressed well, too. */
const CALM_MS = 4_000
const AROUND_MS = 16_000

interface Server {
  port: number
}

/**
 * How soon two instances show what is published, and what visitors notice of it, on each database: visitors of these
 * instances, and of two bare Node servers that send the same bytes beside them, since the processors are the same.
 */
export async function publication(runs: number): Promise<Table> {
  const postgres = await startEmbeddedPostgres()
  await postgres.create('publication')
  const databases = { SQLite: undefined, PostgreSQL: postgres.urlOf('publication') }
  const figures = createFigures()
  try {
    for (const [name, databaseUrl] of Object.entries(databases)) await publishOn(name, databaseUrl)
  } finally {
    await postgres.close()
  }
  return {
    title: 'A publication',
    note: `Two instances, ${runs * PUBLICATIONS_A_RUN} publications on each database, while ${REQUESTS_A_SECOND} requests a second ask for all pages in turn: from the instances, and as often from two bare Node servers with the same bytes beside them. Seconds from the publication until both instances show it; milliseconds of a request from the moment it was due, in the ${CALM_MS / 1000} s before a publication and the ${AROUND_MS / 1000} s from it on.`,
    columns: ['visited', 'seen', 'p95', 'longest', 'before: p50', 'p99', 'around: p50', 'p99', 'longest'],
    rows: Object.keys(databases)
      .flatMap((name) => [name, bareBeside(name)])
      .map((name) => [
        name,
        ...[0.5, 0.95, 1].map((share) => figures.quantile(`${name} seen`, share, 2)),
        ...[0.5, 0.99].map((share) => figures.quantile(`${name} before`, share, 1)),
        ...[0.5, 0.99, 1].map((share) => figures.quantile(`${name} around`, share, 1)),
      ]),
  }

  async function publishOn(name: string, databaseUrl: string | undefined): Promise<void> {
    const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-publication-'))
    const env = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const database = await openDatabase({ dataDir, databaseUrl })
    const sites: SiteProcess[] = []
    const bare: BareServer[] = []
    let number = 0
    try {
      const site = await startSite(env)
      sites.push(site, await startSite(env))
      const responses = await Promise.all(allPages.map(({ path }) => responseOf(site.address, path)))
      for (const _ of sites) bare.push(await startBareServer(responses))
      // What has just been started is slower for a second or two.
      await visit(sites, CALM_MS)
      await visit(bare, CALM_MS)
      for (let run = 1; run <= runs * PUBLICATIONS_A_RUN; run += 1)
        for (const [visited, servers] of Object.entries({ [name]: sites, [bareBeside(name)]: bare })) {
          number += 1
          say(`publication ${number}/${2 * runs * PUBLICATIONS_A_RUN} on ${name}`)
          for (const took of await visit(servers, CALM_MS)) figures.add(`${visited} before`, took)
          const shown = `01632 960 ${String(200 + number)}`
          const started = performance.now()
          const around = visit(servers, AROUND_MS)
          await addPublication(database, number, 'firm/facts', { 'phone.display': shown })
          await Promise.all(sites.map((site) => untilShown(site, shown)))
          figures.add(`${visited} seen`, (performance.now() - started) / 1000)
          for (const took of await around) figures.add(`${visited} around`, took)
        }
    } finally {
      for (const server of bare) server.stop()
      await Promise.all(sites.map((site) => site.stop()))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

const bareBeside = (name: string) => `bare Node beside ${name}`

/** Asks for all pages in turn, each request at its time whatever became of the one before. */
async function visit(servers: Server[], forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const requests = Array.from({ length: (forMs * REQUESTS_A_SECOND) / 1000 }, async (_, index) => {
    const dueAt = started + index * (1000 / REQUESTS_A_SECOND)
    await pause(Math.max(0, dueAt - performance.now()))
    const server = servers[index % servers.length] as Server
    const { path } = allPages[index % allPages.length] ?? pages.landing
    await read(server, path, { agent, headers: compressed })
    return performance.now() - dueAt
  })
  const took = await Promise.all(requests)
  agent.destroy()
  return took
}

async function untilShown(site: Server, text: string): Promise<void> {
  while (!(await read(site, pages.customerHome.path)).includes(text)) await pause(20)
}

/** Over a connection of its own where no agent keeps one; what is compressed stays so. */
function read({ port }: Server, path: string, options: RequestOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent: false, ...options }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk) => (body += chunk))
        .on('end', () =>
          response.statusCode === 200 ? resolve(body) : reject(new Error(`${path}: ${response.statusCode}`)),
        )
        .on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}
