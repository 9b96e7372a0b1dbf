import { callSchedule } from '#content/site/call-schedule.ts'
import { hasStaff } from '#server/desk/staff-members.ts'
import type { Environment } from '#server/platform/environment.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { createDeskApp, type DeskAppOptions } from './desk-app.ts'

export interface SiteDesk {
  fetch: (request: Request) => Response | Promise<Response>
  /** Whether nobody has ever been added as staff. */
  hasNoStaff(): Promise<boolean>
}

type FromEnvironment =
  | 'location'
  | 'deskUrl'
  | 'hsts'
  | 'siteUrl'
  | 'mailFrom'
  | 'trustProxy'
  | 'sendsMail'
  | 'asksAfterCalls'

interface SiteDeskOptions extends Omit<DeskAppOptions, FromEnvironment | 'schedule' | 'files'> {
  environment: Environment
  /** The desk's own files; without them there is no desk. */
  files: MemoryFiles | undefined
}

/** The desk in a browser; undefined where DESK_PORT is 0. */
export function createSiteDesk({ environment, files, ...options }: SiteDeskOptions): SiteDesk | undefined {
  const { desk: settings } = environment
  if (settings === undefined || files === undefined) return undefined
  return {
    fetch: createDeskApp({
      ...options,
      files,
      schedule: callSchedule,
      location: environment,
      deskUrl: settings.url,
      hsts: environment.hsts,
      siteUrl: environment.siteUrl,
      mailFrom: environment.mailFrom,
      trustProxy: environment.trustProxy,
      asksAfterCalls: environment.callQuestion,
      sendsMail: environment.sendsMail,
    }).fetch,
    hasNoStaff: async () => !(await hasStaff(options.database)),
  }
}
