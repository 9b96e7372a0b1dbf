import type { Logger } from 'pino'
import type { CallSchedule } from '#domain/call-schedule.ts'
import type { Session } from '#server/desk/sessions.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import type { Database, DatabaseLocation } from '#server/platform/db/database.ts'
import type { RateLimit } from '#server/platform/rate-limit.ts'
import type { DeskContext } from './desk-page.tsx'
import type { PublicSite } from './page-frame.ts'
import type { SessionCookie } from './session-cookie.ts'

type Handled = Response | Promise<Response>

/** Method and path. */
type Address = `${'GET' | 'POST'} /${string}`

interface Declared {
  at: Address
  /** What it changes for the public site, which is told of it after a success. */
  changes?: 'times' | 'pictures' | 'mails'
  /**
   * For what outlasts a session or cannot be taken back, in words: a passkey must have been used in the last minutes.
   * The page that asks for it comes before, and goes on with what was sent (confirm-routes.tsx).
   */
  confirmTo?: string
  /** Whether its form has a part of the content, which may be a long list and have a picture. */
  takesContent?: true
}

interface PublicRoute extends Declared {
  role: 'public'
  handle(context: DeskContext, session: Session | null): Handled
}

interface StaffRoute extends Declared {
  role: 'staff' | 'owner'
  handle(context: DeskContext, session: Session): Handled
}

/** A page or a form of the desk, and who may use it. */
export type DeskRoute = PublicRoute | StaffRoute

/** For anybody. */
export function publicRoute(declared: Address | Declared, handle: PublicRoute['handle']): DeskRoute {
  return { ...declaredOf(declared), role: 'public', handle }
}

/** For whoever has signed in. */
export function staffRoute(declared: Address | Declared, handle: StaffRoute['handle']): DeskRoute {
  return { ...declaredOf(declared), role: 'staff', handle }
}

/** For owners alone. */
export function ownerRoute(declared: Address | Declared, handle: StaffRoute['handle']): DeskRoute {
  return { ...declaredOf(declared), role: 'owner', handle }
}

function declaredOf(declared: Address | Declared): Declared {
  return typeof declared === 'string' ? { at: declared } : declared
}

export interface DeskBackups {
  directory: string
  /** True where it was made. */
  makeNow(): Promise<boolean>
}

/** What the routes work with. */
export interface DeskDependencies {
  database: Database
  location: DatabaseLocation
  /** The origin that browsers see. */
  deskUrl: string
  /** The public site's own address. */
  siteUrl: string
  /** The organiser's address in calendar files. */
  mailFrom: string
  /** Whether mails go out by SMTP. */
  sendsMail: boolean
  /** Whether visitors are asked by mail, after a call, whether it helped. */
  asksAfterCalls: boolean
  /** When calls can be booked. */
  schedule: CallSchedule
  /** Stores bookings and changes of calls: the rules, mails and webhook posts are those of visitors. */
  enquiries: Pick<Enquiries, 'save' | 'change'>
  publicSite: PublicSite
  /** The nightly backups; undefined where BACKUP_DIR is not set. */
  backups?: DeskBackups | undefined
  cookie: SessionCookie
  /** Attempts an hour, for one client or one person. */
  limit: RateLimit
  clientOf(context: DeskContext): string
  now(): number
  createId(): string
  log: Logger
}
