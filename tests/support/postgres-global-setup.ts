// Vitest global setup: one real PostgreSQL for the whole run, without fsync.
import { startEmbeddedPostgres } from '../../commands/embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

interface Project {
  provide(key: 'postgresUrl', value: string): void
}

export default async function startPostgres({ provide }: Project): Promise<() => Promise<void>> {
  const postgres = await startEmbeddedPostgres('fsync=off', 'max_connections=200')
  provide('postgresUrl', postgres.urlOf('postgres'))
  return postgres.stop
}
