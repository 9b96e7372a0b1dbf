// Vitest global setup: one real PostgreSQL for the whole run, without fsync.
import { tmpdir } from 'node:os'
import { openDatabase } from '#server/platform/db/database.ts'
import { startEmbeddedPostgres } from '../../commands/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The name of a database with all migrations applied: a copy is made sooner than a new one is migrated. */
    migratedDatabase: string
  }
}

interface Project {
  provide(key: 'postgresUrl' | 'migratedDatabase', value: string): void
}

export default async function startPostgres({ provide }: Project): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres('fsync=off', 'max_connections=200')
  const migrated = 'migrated'
  await postgres.create(migrated)
  await (await openDatabase({ databaseUrl: postgres.urlOf(migrated), dataDir: tmpdir() })).close()
  provide('postgresUrl', postgres.urlOf('postgres'))
  provide('migratedDatabase', migrated)
  return postgres.close
}
