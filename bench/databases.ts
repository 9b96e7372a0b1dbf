import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DatabaseLocation } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '../commands/embedded-postgres.ts'

/** Creates empty databases, and removes all of them when it stops. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  create(name: string): Promise<DatabaseLocation>
  stop(): Promise<void>
}

export async function startSqlite(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-growth-'))
  return {
    name: 'SQLite',
    create: async (name) => ({ dataDir: join(folder, name) }),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A real PostgreSQL with default settings: unlike the one for tests it calls fsync at each commit. */
export async function startPostgres(): Promise<Engine> {
  const postgres = await startEmbeddedPostgres()
  return {
    name: 'PostgreSQL',
    create: async (name) => {
      await postgres.create(name)
      return { databaseUrl: postgres.urlOf(name), dataDir: join(tmpdir(), 'unused') }
    },
    stop: postgres.stop,
  }
}
