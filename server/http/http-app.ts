import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { FormerPath } from '#content/site/former-paths.ts'
import type { OwnCalls } from '#server/enquiries/own-calls.ts'
import type { ExpediteRequest } from '#server/outbox/outbox.ts'
import { type PictureFiles, pictureName } from '#server/pictures/picture-files.ts'
import { currentRequestId } from '#server/request-context.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import type { StatusReport } from '#server/status/status.ts'
import { canonicalPath } from './canonical-path.ts'
import { clientAddress } from './client-address.ts'
import { errorPage } from './error-page.ts'
import { expediteRoutes } from './expedite-confirmation.ts'
import { checkFormPosts } from './form-posts.ts'
import { guardPosts } from './guard-posts.ts'
import { healthChecks } from './health-checks.ts'
import { keepAddressSecret, ownCallRequests } from './own-call.ts'
import { warnOfProxy } from './proxy-warning.ts'
import { publicReads } from './public-reads.ts'
import { withReadablePath } from './readable-path.ts'
import { createRouteOf, type OnResponse, requestLog } from './request-log.ts'
import { respond } from './respond.ts'
import { type SecurityOptions, securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'

export interface HttpAppDependencies {
  log: Logger
  files: MemoryFiles
  /** Where responses are measured, if they are. */
  onResponse?: OnResponse | undefined
  /** The paths of all pages. */
  paths: string[]
  /** Addresses that pages had before. */
  formerPaths: FormerPath[]
  /** The public URL, for the CSRF check. */
  siteUrl: string
  /** Those that were added at the desk. */
  pictures: Pick<PictureFiles, 'refresh'>
  readStatus: () => Promise<StatusReport>
  serverContext: ServerContext
  /** Makes the mail of a recently saved record due now. */
  expedite: (request: ExpediteRequest) => Promise<void>
  security: SecurityOptions
  /** The number of trusted proxies. */
  trustProxy: number
  /** Renders what is not prerendered; `client` is the client's IP address. */
  render: (request: Request, client: string) => Promise<Response>
  /** The calls that a client with this IP address may open by their links. */
  ownCallsFor: (client: string) => Pick<OwnCalls, 'calendar'>
}

/** The middleware in order: each step either answers or calls the next. */
export function createHttpApp(dependencies: HttpAppDependencies) {
  const { log, files, paths, formerPaths, siteUrl, serverContext, expedite, render } = dependencies
  const { trustProxy, onResponse } = dependencies
  const clientOf = (context: Context) => clientAddress(context, trustProxy)
  const routeOf = createRouteOf([...paths, ...formerPaths.map(({ from }) => from)], files)
  const app = new Hono()

  app.use(requestLog({ log, routeOf, onResponse }))
  app.use(respond(files, securityHeaders(dependencies.security)))
  app.use(warnOfProxy(log, trustProxy))
  app.use(keepAddressSecret)
  app.use(...guardPosts(siteUrl))
  app.use(canonicalPath(paths, formerPaths))
  app.get('/pictures/:file', newPicture(dependencies.pictures, files))
  app.route('/', healthChecks(dependencies.readStatus))
  app.route('/', securityTxt(siteUrl, serverContext.now))
  app.route('/', publicReads(serverContext))
  app.route('/', checkFormPosts(serverContext.now))
  app.route('/', expediteRoutes(expedite))
  app.route(
    '/',
    ownCallRequests({
      now: serverContext.now,
      ownCallsFor: (context) => dependencies.ownCallsFor(clientOf(context)),
    }),
  )
  app.all('*', async (context) => {
    const response = await render(withReadablePath(headAsGet(context.req.raw)), clientOf(context))
    // A form sent to a page that has none; React Router does not say what the page takes.
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD, OPTIONS')
    // The page after a form was sent names the visitor.
    if (context.req.query('sent') !== undefined) response.headers.set('Cache-Control', 'private, no-store')
    return response
  })

  app.onError((error, context) => {
    // A client that has left is no error of ours. Nobody gets this status: the log has it, as that of nginx.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    log.error({ err: error }, 'unexpected error')
    return context.html(errorPage(currentRequestId()), 500)
  })
  return app
}

/** A page of another instance may name a picture that this one has not loaded yet. */
function newPicture(
  pictures: HttpAppDependencies['pictures'],
  files: MemoryFiles,
): MiddlewareHandler<object, '/pictures/:file'> {
  return async (context, next) => {
    if (!pictureName.test(context.req.param('file'))) return next()
    // While the database is unavailable there are those that are loaded.
    await pictures.refresh().catch(() => {})
    const file = files.get(context.req.path)
    if (!file) return next()
    return context.body(file.bodies.identity, 200, {
      'Content-Type': file.type,
      'Cache-Control': file.cacheControl,
    })
  }
}

/** A HEAD is rendered as a GET, for the same ETag; Hono leaves out the body. */
function headAsGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}
