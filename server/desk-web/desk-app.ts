// The desk over HTTP, on a listener of its own. The public site has none of it.
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { isFresh, readSession } from '#server/desk/sessions.ts'
import { hasStaff } from '#server/desk/staff-members.ts'
import { readBoundedBody } from '#server/http/bounded-body.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createRouteOf, requestLog } from '#server/http/request-log.ts'
import { fileResponse } from '#server/http/respond.ts'
import type { Hsts } from '#server/platform/environment.ts'
import { createRateLimit } from '#server/platform/rate-limit.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { confirmFirst } from './confirm-routes.tsx'
import { deskHeaders, refuseOtherOrigins } from './desk-guards.ts'
import { assetsOf, type DeskContext, type DeskEnv, message } from './desk-page.tsx'
import type { DeskDependencies, DeskRoute } from './desk-route.ts'
import { deskRoutes } from './desk-routes.ts'
import { createSessionCookie } from './session-cookie.ts'

/** Attempts to sign in, for one client or one person. */
const ATTEMPTS_AN_HOUR = 100

const MAX_FORM_BYTES = 64 * 1024

/** A list of the content is one form: ten or twenty fields for each adviser. */
const MAX_CONTENT_FIELDS = 5_000

/** Room for a photograph as a phone takes it, so that the form can say what is wrong with it, and for the text. */
export const MAX_PICTURE_FORM_BYTES = 18_000_000

export interface DeskAppOptions extends Omit<DeskDependencies, 'cookie' | 'limit' | 'clientOf'> {
  hsts: Hsts
  /** The desk's own script, stylesheet and fonts. */
  files: MemoryFiles
  /** The number of trusted proxies. */
  trustProxy: number
  /** Called after times were closed, opened or freed by an erasure: the public site shows it at once. */
  onTimesChanged(): void
  /** Wakes the outbox workers. */
  wake(): void
  createSecret(): string
}

/** PostgreSQL's error for a text that has one (character_not_in_repertoire). SQLite takes it. */
const NUL_CHARACTER = '22021'

/** The middleware in order: each step either answers or calls the next. */
export function createDeskApp(options: DeskAppOptions, routesOf = deskRoutes): Hono<DeskEnv> {
  const { database, log, files, deskUrl, hsts, now, createSecret } = options
  const cookie = createSessionCookie(deskUrl)
  const assets = assetsOf(files)
  const limit = createRateLimit({ database, max: ATTEMPTS_AN_HOUR, now, createSecret })
  const clientOf = (context: DeskContext) => clientAddress(context, options.trustProxy)
  const app = new Hono<DeskEnv>()

  app.use(requestLog({ log, routeOf: createRouteOf([], files) }))
  app.use(deskHeaders({ isHttps: deskUrl.startsWith('https:'), hsts, isDevelopment: false }))
  app.use(refuseOtherOrigins(deskUrl))
  app.get('*', (context, next) => {
    const file = files.get(context.req.path)
    return file ? fileResponse(context.req, file) : next()
  })
  app.use(toOwnAddress(deskUrl))
  app.use(async (context, next) => {
    context.set('assets', assets)
    context.set('session', null)
    const token = cookie.read(context)
    // What a page asks for by itself does not prolong the session.
    const isActivity = context.req.header('x-desk-background') === undefined
    if (token !== undefined)
      context.set('session', await readSession(database, token, { now: now(), isActivity }))
    await next()
  })
  // Open pages ask for these again and again (app/desk/keep-fresh.ts).
  app.use('/', etag())
  app.use('/diary', etag())

  const onChange = {
    times: options.onTimesChanged,
    pictures: options.publicSite.pictures.refresh,
    mails: options.wake,
  }
  for (const route of routesOf({ ...options, cookie, limit, clientOf })) {
    const { at, changes } = route
    const [method = '', path = ''] = at.split(' ')
    app.on(method, path, async (context) => {
      const response = await handle(route, context, now())
      if (changes && response.status < 400) await onChange[changes]()
      return response
    })
  }

  app.notFound((context) =>
    context.get('session') === null
      ? signInFirst(context)
      : message(context, 'Not found', 404, 'The desk has no such page.'),
  )
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

/** The only way to a route: its role decides. What is neither public nor for all staff is for owners. */
async function handle(route: DeskRoute, context: DeskContext, now: number): Promise<Response> {
  const session = context.get('session')
  if (route.role === 'public') {
    const excess = await readBoundedBody(context.req, MAX_FORM_BYTES)
    if (excess) return tooLarge(context, excess)
    return await route.handle(context, session)
  }
  // Before anything of the body is read.
  if (session === null) return signInFirst(context)
  if (route.role !== 'staff' && session.role !== 'owner')
    return message(context, 'For owners', 403, 'Only an owner of the desk may do this.')
  const excess = route.takesContent
    ? await readBoundedBody(context.req, MAX_PICTURE_FORM_BYTES, MAX_CONTENT_FIELDS)
    : await readBoundedBody(context.req, MAX_FORM_BYTES)
  if (excess) return tooLarge(context, excess)
  if (route.confirmTo && !isFresh(session, now)) return await confirmFirst(context, route.confirmTo)
  return await route.handle(context, session)
}

function tooLarge(context: DeskContext, excess: 'bytes' | 'fields') {
  if (excess === 'fields')
    return message(
      context,
      'These are too many fields',
      400,
      'Nothing was stored: no form of the desk has as many.',
    )
  const text = 'Nothing was stored: shorten the text, or choose a smaller picture.'
  return message(context, 'This is too large', 413, text)
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
