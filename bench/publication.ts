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
import { createFigures, say, type Table } from './report.ts'

const PUBLICATIONS_A_RUN = 6
const REQUESTS_A_SECOND = 100
/** How long requests count as calm before a publication, and as around it from its moment on. */
const CALM_MS = 4_000
const AROUND_MS = 8_000

/** How soon two instances show what is published, and what their visitors notice of it, on each database. */
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
    note: `Two instances, ${runs * PUBLICATIONS_A_RUN} publications on each database, while ${REQUESTS_A_SECOND} requests a second ask for all pages in turn. Seconds from the publication until both instances show it; milliseconds of a request from the moment it was due, in the ${CALM_MS / 1000} s before a publication and the ${AROUND_MS / 1000} s from it on.`,
    columns: ['database', 'seen', 'p95', 'longest', 'before: p50', 'p99', 'around: p50', 'p99', 'longest'],
    rows: Object.keys(databases).map((name) => [
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
    try {
      sites.push(await startSite(env), await startSite(env))
      // What has just been started is slower for a second or two.
      await visit(sites, CALM_MS)
      for (let number = 1; number <= runs * PUBLICATIONS_A_RUN; number += 1) {
        say(`publication ${number}/${runs * PUBLICATIONS_A_RUN} on ${name}`)
        const before = visit(sites, CALM_MS)
        for (const took of await before) figures.add(`${name} before`, took)
        const shown = `01632 960 ${String(200 + number)}`
        const started = performance.now()
        const around = visit(sites, AROUND_MS)
        await addPublication(database, number, 'firm/facts', { 'phone.display': shown })
        await Promise.all(sites.map((site) => untilShown(site, shown)))
        figures.add(`${name} seen`, (performance.now() - started) / 1000)
        for (const took of await around) figures.add(`${name} around`, took)
      }
    } finally {
      await Promise.all(sites.map((site) => site.stop()))
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    }
  }
}

/** Asks for all pages in turn, each request at its time whatever became of the one before. */
async function visit(sites: SiteProcess[], forMs: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const requests = Array.from({ length: (forMs * REQUESTS_A_SECOND) / 1000 }, async (_, index) => {
    const dueAt = started + index * (1000 / REQUESTS_A_SECOND)
    await pause(Math.max(0, dueAt - performance.now()))
    const site = sites[index % sites.length] as SiteProcess
    const { path } = allPages[index % allPages.length] ?? pages.landing
    await read(site, path, { agent, headers: { 'accept-encoding': 'br' } })
    return performance.now() - dueAt
  })
  const took = await Promise.all(requests)
  agent.destroy()
  return took
}

async function untilShown(site: SiteProcess, text: string): Promise<void> {
  while (!(await read(site, pages.customerHome.path)).includes(text)) await pause(20)
}

/** Over a connection of its own where no agent keeps one; what is compressed stays so. */
function read({ port }: SiteProcess, path: string, options: RequestOptions = {}): Promise<string> {
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
