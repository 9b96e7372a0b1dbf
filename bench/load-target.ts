import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabasePlace } from '#server/db/database.ts'
import { type SiteProcess, startSite } from '../commands/site-process.ts'
import { startPostgres } from './databases.ts'
import { nginxVersion } from './nginx.ts'
import { startNginxProxy } from './nginx-proxy.ts'

/** The site as it is put under load. */
export interface LoadTarget {
  address: string
  description: string
  place: DatabasePlace
  /** Of the instances that run now. */
  pids(): number[]
  /** Restarts the instances one after the other. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Two instances on PostgreSQL behind nginx; where nginx is not installed, one on SQLite that is not restarted. */
export async function startLoadTarget(): Promise<LoadTarget> {
  const version = await nginxVersion()
  return version ? await startPair(version) : await startOne()
}

async function startPair(version: string): Promise<LoadTarget> {
  const postgres = await startPostgres()
  const dataDir = await mkdtemp(join(tmpdir(), 'advice-site-load-'))
  const { databaseUrl = '' } = await postgres.create('load')
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, TRUST_PROXY: '1' }
  const sites: [SiteProcess, SiteProcess] = [await startSite(env), await startSite(env)]
  const proxy = await startNginxProxy([sites[0].port, sites[1].port])
  return {
    address: proxy.address,
    description: `two instances on PostgreSQL behind ${version} with keep-alive, restarted one after the other in the middle`,
    place: { dataDir, databaseUrl },
    pids: () => sites.map(({ pid }) => pid),
    async restart() {
      for (const index of [0, 1] as const) {
        const { port } = sites[index]
        const code = await sites[index].stop()
        if (code !== 0) throw new Error(`An instance stopped with ${code}.`)
        sites[index] = await startSite(env, port)
      }
    },
    async stop() {
      await proxy.stop()
      await Promise.all(sites.map((site) => site.stop()))
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function startOne(): Promise<LoadTarget> {
  const site = await startSite()
  return {
    address: site.address,
    description: 'one instance on SQLite, without the restart, because nginx is not installed here',
    place: { dataDir: site.dataDir },
    pids: () => [site.pid],
    restart: async () => {},
    stop: async () => void (await site.stop()),
  }
}
