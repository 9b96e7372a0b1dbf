// The desk over HTTP, on a listener of its own. The public site has none of it.
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { CallSchedule } from '#domain/call-schedule.ts'
import type { Database, DatabasePlace } from '#server/db/database.ts'
import { hasStaff } from '#server/desk/staff-members.ts'
import type { Enquiries } from '#server/enquiries/enquiries.ts'
import type { DeskSettings, Hsts } from '#server/environment.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { requestId } from '#server/http/request-id.ts'
import { requestLog } from '#server/http/request-log.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { serveBuiltFiles } from '#server/static/serve-built-files.ts'
import type { PublicSite } from './article-preview.tsx'
import { articleRoutes } from './article-routes.tsx'
import { articleForms } from './article-uploads.ts'
import { calendarRoutes } from './calendar-routes.tsx'
import { callRoutes } from './call-routes.tsx'
import { closureRoutes } from './closure-routes.tsx'
import { type DeskBackups, dataRoutes } from './data-routes.tsx'
import { deskHeaders, guardChanges } from './desk-guards.ts'
import { assetsOf, type DeskContext, type DeskEnv, message } from './desk-page.tsx'
import { diaryRoutes } from './diary-routes.tsx'
import { enquiryListRoutes } from './enquiry-list-routes.tsx'
import { enquiryRoutes } from './enquiry-routes.tsx'
import { figuresRoutes } from './figures-routes.tsx'
import { ownerRoutes } from './owner-routes.tsx'
import { createSessionCookie } from './session-cookie.ts'
import { readSession } from './sessions.ts'
import { accountRoutes, signInRoutes } from './sign-in-routes.tsx'

/** Attempts to sign in, for one client or one person. */
const ATTEMPTS_AN_HOUR = 100

export interface DeskAppParts {
  database: Database
  log: Logger
  settings: Pick<DeskSettings, 'url'>
  hsts: Hsts
  place: DatabasePlace
  /** The desk's own script, stylesheet and fonts. */
  files: MemoryFiles
  /** Stores bookings and changes of calls, as for visitors. */
  enquiries: Pick<Enquiries, 'save' | 'change'>
  /** When calls can be booked; the firm's unless a test says otherwise. */
  schedule?: CallSchedule
  /** Called after times were closed, opened or freed by an erasure: the public site shows it at once. */
  onTimesChanged(): void
  /** The public site's own address. */
  siteUrl: string
  /** The organiser's address in calendar files. */
  mailFrom: string
  /** The number of trusted proxies. */
  trustProxy: number
  /** Whether mails go out by SMTP. */
  sendsMail: boolean
  /** The nightly backups; undefined where BACKUP_DIR is not set. */
  backups?: DeskBackups | undefined
  /** Wakes the outbox workers. */
  wake(): void
  publicSite: PublicSite
  now(): number
  createId(): string
  createSecret(): string
}

/** PostgreSQL's error for a text that has one (character_not_in_repertoire). SQLite takes it. */
const NUL_CHARACTER = '22021'

/** Paths that need no session. Everything else does, known or not. */
const openPaths = [
  /^\/sign-in(\/options)?$/,
  /^\/invitation\/[^/]+$/,
  /^\/passkeys(\/options)?$/,
  /^\/calendar\/[^/]+$/,
]
const ownerPaths = /^\/(data|staff|log)(\/|$)/

/** The middleware in order: each step either answers or calls the next. */
export function createDeskApp(parts: DeskAppParts): Hono<DeskEnv> {
  const { database, log, files, now } = parts
  const deskUrl = parts.settings.url
  const cookie = createSessionCookie(deskUrl)
  const assets = assetsOf(files)
  const limit = createRateLimit({
    database,
    max: ATTEMPTS_AN_HOUR,
    now,
    createSecret: parts.createSecret,
  })
  const shared = { ...parts, deskUrl, cookie, limit }
  const clientOf = (context: Context) => clientAddress(context, parts.trustProxy)
  const app = new Hono<DeskEnv>()

  app.use(requestId((path) => files.has(path)))
  app.use(requestLog(log, (path) => files.has(path)))
  app.use(deskHeaders({ isHttps: deskUrl.startsWith('https:'), hsts: parts.hsts, isDevelopment: false }))
  app.use(...guardChanges(deskUrl, articleForms))
  app.use(serveBuiltFiles(files))
  app.use(async (context, next) => {
    context.set('assets', assets)
    await next()
  })
  app.use(toOwnAddress(deskUrl))
  app.use(async (context, next) => {
    await next()
    const { method, path } = context.req
    // The time of an erased call is free again.
    if (method === 'POST' && /\/erase$|^\/data\/retention$/.test(path)) parts.onTimesChanged()
  })
  app.use(async (context, next) => {
    const token = cookie.read(context)
    const { path } = context.req
    const isOpen = openPaths.some((open) => open.test(path))
    const isActivity = context.req.header('x-desk-background') === undefined
    const session =
      token === undefined ? null : await readSession(database, token, { now: now(), isActivity })
    if (session !== null) context.set('session', session)
    if (session === null && !isOpen) return signInFirst(context)
    if (session !== null && session.role !== 'owner' && ownerPaths.test(path)) {
      log.warn('a page for owners was refused')
      return message(context, 'For owners', 403, 'Only an owner of the desk may do this.')
    }
    return next()
  })
  /** Asked by a page before it sends a form. */
  app.get('/session', (context) => context.body(null, 204))
  app.route('/', signInRoutes({ ...shared, clientOf }))
  app.route('/', accountRoutes({ ...shared, clientOf }))
  app.route('/', ownerRoutes(shared))
  app.route('/', dataRoutes(shared))
  app.route('/', enquiryListRoutes(shared))
  app.route('/', enquiryRoutes(shared))
  app.route('/', figuresRoutes(shared))
  app.route('/', diaryRoutes(parts))
  app.route('/', callRoutes(parts))
  app.route('/', closureRoutes(parts))
  app.route('/', calendarRoutes({ ...shared, clientOf }))
  app.route('/', articleRoutes(shared))

  app.notFound((context) => message(context, 'Not found', 404, 'The desk has no such page.'))
  app.onError(async (error, context) => {
    if ('code' in error && error.code === NUL_CHARACTER)
      return message(
        context,
        'Not possible',
        400,
        'What was sent contains a character that cannot be stored.',
      )
    log.error({ err: error }, 'unexpected error at the desk')
    const isDatabaseThere = await hasStaff(database).then(
      () => true,
      () => false,
    )
    const status = isDatabaseThere ? 500 : 503
    const why = isDatabaseThere ? 'Something went wrong at the desk.' : 'The database is not available.'
    // Scripts show the text as it is.
    if (!context.req.header('accept')?.includes('text/html')) return context.text(why, status)
    return message(context, 'Not at the moment', status, `${why} ${whatToDo(context)}`)
  })
  return app
}

/** A passkey belongs to the name in DESK_URL; on this machine people also type the number. */
function toOwnAddress(deskUrl: string): MiddlewareHandler {
  const isLocal = new URL(deskUrl).hostname === 'localhost'
  return async (context, next) => {
    const { hostname, pathname, search } = new URL(context.req.url)
    const isByNumber = hostname === '127.0.0.1' || hostname === '[::1]'
    if (isLocal && isByNumber && context.req.method === 'GET')
      return context.redirect(deskUrl + pathname + search)
    return next()
  }
}

function whatToDo({ req }: DeskContext): string {
  const wait = 'Please try again in a minute. If it lasts, tell whoever looks after the website.'
  return req.method === 'POST'
    ? `What you sent may not be stored: look first, then send it again. ${wait}`
    : wait
}

/** A page asks to sign in, and comes back to it. Pages know before they send a form (check-before-sending.ts). */
function signInFirst(context: DeskContext) {
  const { method, url } = context.req
  if (method !== 'GET' && method !== 'HEAD')
    return message(
      context,
      'Your session has ended',
      401,
      'Nothing was stored. Please sign in, and send it again.',
    )
  const { pathname, search } = new URL(url)
  // The cookie is SameSite=Strict, so a link in a mail comes without it: the page itself asks again, with it.
  if (context.req.header('sec-fetch-site') === 'cross-site') {
    context.header('Refresh', '0')
    return context.text('One moment …', 200)
  }
  const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname + search)}`
  return context.redirect(`/sign-in${next}`, 303)
}
