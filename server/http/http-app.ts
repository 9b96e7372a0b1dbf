import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { FormerPath } from '#content/site/former-paths.ts'
import type { OwnCalls } from '#server/enquiries/own-calls.ts'
import type { ExpediteRequest } from '#server/outbox/outbox.ts'
import { type PictureFiles, pictureName } from '#server/pictures/picture-files.ts'
import { currentRequestId } from '#server/request-context.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { MemoryFiles } from '#server/static/built-files.ts'
import { serveBuiltFiles } from '#server/static/serve-built-files.ts'
import { canonicalPath } from './canonical-path.ts'
import { clientAddress } from './client-address.ts'
import { pagePolicy } from './content-security-policy.ts'
import { errorPage } from './error-page.ts'
import { expediteRoutes } from './expedite-confirmation.ts'
import { checkFormPosts } from './form-posts.ts'
import { guardPosts } from './guard-posts.ts'
import { healthChecks } from './health-checks.ts'
import { keepAddressSecret, ownCallRequests } from './own-call.ts'
import { warnOfProxy } from './proxy-warning.ts'
import { publicReads } from './public-reads.ts'
import { withReadablePath } from './readable-path.ts'
import type { RecentStatus } from './recent-status.ts'
import { finishRendered } from './rendered-pages.ts'
import { requestId } from './request-id.ts'
import { type ResponseMetrics, requestLog } from './request-log.ts'
import { type Setting, securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'

export interface HttpAppParts {
  log: Logger
  files: MemoryFiles
  /** Where responses are measured, if they are. */
  responses?: ResponseMetrics | undefined
  /** The paths of all pages. */
  paths: string[]
  /** Addresses that pages had before. */
  formerPaths: FormerPath[]
  /** The public URL, for the CSRF check. */
  siteUrl: string
  /** Those that were added at the desk. */
  pictures: Pick<PictureFiles, 'refresh'>
  status: RecentStatus
  serverContext: ServerContext
  /** Makes the mail of a recently saved record due now. */
  expedite: (request: ExpediteRequest) => Promise<void>
  setting: Setting
  /** The number of trusted proxies. */
  trustProxy: number
  /** Renders what is not prerendered; `client` is the client's IP address. */
  render: (request: Request, client: string) => Promise<Response>
  /** The calls that a client with this IP address may open by their links. */
  ownCallsFor: (client: string) => Pick<OwnCalls, 'calendar'>
}

/** The middleware in order: each step either answers or calls the next. */
export function createHttpApp(parts: HttpAppParts) {
  const { log, files, paths, formerPaths, siteUrl, status, serverContext, expedite, setting, render } = parts
  const clientOf = (context: Context) => clientAddress(context, parts.trustProxy)
  const known = new Set([...paths, ...formerPaths.map(({ from }) => from)])
  const app = new Hono()

  // A rendered page is among the files too, and its path also takes forms.
  app.use(requestId((path) => files.has(path) && !files.get(path)?.rendered))
  app.use(requestLog(log, (path) => known.has(path) || files.has(path), parts.responses))
  app.use(warnOfProxy(log, parts.trustProxy))
  app.use(keepAddressSecret)
  app.use(securityHeaders(setting))
  app.use(...guardPosts(siteUrl))
  app.use(canonicalPath(paths, formerPaths))
  app.use(serveBuiltFiles(files))
  app.use(finishRendered)
  app.get('/pictures/:file', refreshPictures(parts.pictures), serveBuiltFiles(files))
  app.route('/', healthChecks(status))
  app.route('/', securityTxt(siteUrl, serverContext.now))
  app.route('/', publicReads(serverContext))
  app.route('/', checkFormPosts(serverContext.now))
  app.route('/', expediteRoutes(expedite))
  app.route(
    '/',
    ownCallRequests({
      now: serverContext.now,
      ownCallsFor: (context) => parts.ownCallsFor(clientOf(context)),
    }),
  )
  app.all('*', async (context) => {
    const response = await render(withReadablePath(headAsGet(context.req.raw)), clientOf(context))
    // A form sent to a page that has none; React Router does not say what the page takes.
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD, OPTIONS')
    return response
  })

  app.onError((error, context) => {
    // A request that the client has aborted is not an error.
    if (!context.req.raw.signal.aborted) log.error({ err: error }, 'unexpected error')
    const page = errorPage(currentRequestId())
    context.header('Content-Security-Policy', pagePolicy(page))
    return context.html(page, 500)
  })
  return app
}

/** A page of another instance may name a picture that this one has not loaded yet. */
function refreshPictures(pictures: HttpAppParts['pictures']): MiddlewareHandler {
  return async (context, next) => {
    // While the database is unavailable there are those that are loaded.
    if (pictureName.test(context.req.param('file') ?? '')) await pictures.refresh().catch(() => {})
    await next()
  }
}

/** A HEAD is rendered as a GET; finishRendered drops the body. */
function headAsGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}
