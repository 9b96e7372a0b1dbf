import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { ReleaseCall } from '#server/outbox/outbox.ts'
import { currentRequestId } from '#server/request-context.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { BuiltFiles } from '#server/static/built-files.ts'
import { serveBuiltFiles } from '#server/static/serve-built-files.ts'
import type { Status } from '#server/status/status.ts'
import { canonicalPath } from './canonical-path.ts'
import { clientAddress } from './client-address.ts'
import { pagePolicy } from './content-security-policy.ts'
import { errorPage } from './error-page.ts'
import { checkFormPosts } from './form-posts.ts'
import { guardPosts } from './guard-posts.ts'
import { healthChecks } from './health-checks.ts'
import { warnOfProxy } from './proxy-warning.ts'
import { publicReads } from './public-reads.ts'
import { withReadablePath } from './readable-path.ts'
import { releaseCalls } from './release-calls.ts'
import { finishRendered } from './rendered-pages.ts'
import { requestId } from './request-id.ts'
import { requestLog } from './request-log.ts'
import { type Setting, securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'

export interface HttpAppParts {
  log: Logger
  files: BuiltFiles
  /** The paths of all pages. */
  paths: string[]
  /** The site's own address: a form may come from its pages alone. */
  siteUrl: string
  status: Status
  serverContext: ServerContext
  /** Lets the mail of a record that was just saved go at once. */
  release: (call: ReleaseCall) => Promise<void>
  setting: Setting
  /** How many of our own proxies stand in front. */
  trustProxy: number
  /** Renders what is not made at build time, for whoever asks from this address. */
  render: (request: Request, client: string) => Promise<Response>
}

/** The middleware in order: each step either answers or calls the next. */
export function createHttpApp(parts: HttpAppParts) {
  const { log, files, paths, siteUrl, status, serverContext, release, setting, render } = parts
  const clientOf = (context: Context) => clientAddress(context, parts.trustProxy)
  const known = new Set(paths)
  const app = new Hono()

  app.use(requestId((path) => files.has(path)))
  app.use(requestLog(log, (path) => known.has(path) || files.has(path)))
  app.use(warnOfProxy(log, parts.trustProxy))
  app.use(securityHeaders(setting))
  app.use(...guardPosts(siteUrl))
  app.use(canonicalPath(paths))
  app.use(serveBuiltFiles(files))
  app.use(finishRendered)
  app.route('/', healthChecks(status))
  app.route('/', securityTxt(siteUrl, serverContext.now))
  app.route('/', publicReads(serverContext))
  app.route('/', checkFormPosts(serverContext.now))
  app.route('/', releaseCalls(release))
  app.all('*', (context) => render(withReadablePath(headAsGet(context.req.raw)), clientOf(context)))

  app.onError((error, context) => {
    // A client that has left before its answer was ready is no error of ours.
    if (!context.req.raw.signal.aborted) log.error({ err: error }, 'unexpected error')
    const page = errorPage(currentRequestId())
    context.header('Content-Security-Policy', pagePolicy(page))
    return context.html(page, 500)
  })
  return app
}

/** The router renders a HEAD as the GET it stands for; the body is dropped later. */
function headAsGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
}
