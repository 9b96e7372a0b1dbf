import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'
import { hasStaff } from '#server/desk/staff-members.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import type { Environment } from '#server/environment.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import type { PublicSite } from './article-preview.tsx'
import type { DeskBackups } from './data-routes.tsx'
import { createDeskApp } from './desk-app.ts'

export interface SiteDesk {
  fetch: (request: Request) => Response | Promise<Response>
  /** Whether nobody has ever been added as staff. */
  hasNoStaff(): Promise<boolean>
}

interface SiteDeskParts {
  environment: Environment
  /** The desk's own files; without them there is no desk. */
  files: MemoryFiles | undefined
  database: Database
  log: Logger
  enquiries: Enquiries
  /** Called after times were closed, opened or freed by an erasure. */
  onTimesChanged(): void
  wake(): void
  /** For previews. */
  publicSite: PublicSite
  now(): number
  createId(): string
  createSecret(): string
  /** The nightly backups; undefined where BACKUP_DIR is not set. */
  backups: DeskBackups | undefined
}

/** The desk in a browser; undefined where DESK_PORT is 0. */
export function createSiteDesk(parts: SiteDeskParts): SiteDesk | undefined {
  const { environment, files, ...shared } = parts
  const { desk: settings } = environment
  if (settings === undefined || files === undefined) return undefined
  return {
    fetch: createDeskApp({
      ...shared,
      place: environment,
      settings,
      hsts: environment.hsts,
      files,
      siteUrl: environment.siteUrl,
      mailFrom: environment.mailFrom,
      trustProxy: environment.trustProxy,
      sendsMail: environment.smtpUrl !== undefined,
    }).fetch,
    hasNoStaff: async () => !(await hasStaff(parts.database)),
  }
}
