import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { formerPaths } from '#content/site/former-paths.ts'
import { allPages, pages } from '#content/site/pages.ts'
import type { OwnCalls } from '#server/enquiries/own-calls.ts'
import type { JourneyRequest } from '#server/journeys/journeys.ts'
import type { OnResponse } from '#server/monitoring/metrics.ts'
import type { StatusReport } from '#server/monitoring/status.ts'
import type { PageServices } from '#server/page-services.ts'
import { type PictureFiles, pictureName } from '#server/pictures/picture-files.ts'
import type { Environment } from '#server/platform/environment.ts'
import { currentRequestId } from '#server/platform/request-context.ts'
import type { MemoryFile, MemoryFiles } from '#server/static/built-files.ts'
import { canonicalPath } from './canonical-path.ts'
import { clientAddress } from './client-address.ts'
import { confirmationRequests } from './confirmation-requests.ts'
import { errorPage } from './error-page.ts'
import { checkFormPosts } from './form-posts.ts'
import { guardPosts } from './guard-posts.ts'
import { healthChecks } from './health-checks.ts'
import { keepAddressSecret, ownCallRequests } from './own-call.ts'
import { warnOfProxy } from './proxy-warning.ts'
import { publicReads } from './public-reads.ts'
import { withReadablePath } from './readable-path.ts'
import { createRouteOf, requestLog } from './request-log.ts'
import { respond, type SiteEnv } from './respond.ts'
import { securityHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { shortenPostcode } from './short-postcode.ts'

export interface HttpAppDependencies {
  environment: Pick<Environment, 'siteUrl' | 'hsts' | 'trustProxy'>
  log: Logger
  files: MemoryFiles
  pages: {
    services: PageServices
    /** Those that were added at the desk. */
    pictures: Pick<PictureFiles, 'refresh'>
    /** The page for a path that the site does not have; undefined where it may have it. */
    notFound(path: string): Promise<MemoryFile> | undefined
    /** Renders what is not in memory; `client` is the client's IP address. */
    render(request: Request, client: string): Promise<Response>
  }
  isDevelopment: boolean
  readStatus(): Promise<StatusReport>
  /** The calls that a client with this IP address may open by their links. */
  ownCallsFor(client: string): Pick<OwnCalls, 'calendar'>
  /** Counts how far visits get, without anything about the visitor. */
  countJourney?(request: JourneyRequest, host: string): void
  onResponse?: OnResponse | undefined
}

/** The middleware in order: each step either responds or calls the next. */
export function createHttpApp(dependencies: HttpAppDependencies) {
  const { log, files, isDevelopment, readStatus, ownCallsFor, countJourney, onResponse } = dependencies
  const { siteUrl, hsts, trustProxy } = dependencies.environment
  const { services, pictures, notFound, render } = dependencies.pages
  const { now } = services
  const clientOf = (context: Context) => clientAddress(context, trustProxy)
  const paths = allPages.map(({ path }) => path)
  const routeOf = createRouteOf([...paths, ...formerPaths.map(({ from }) => from)], files)
  const isHttps = siteUrl.startsWith('https:')
  const app = new Hono<SiteEnv>()

  app.use(requestLog({ log, routeOf, onResponse }))
  app.use(async (context, next) => {
    await next()
    const { method, path, url } = context.req
    const header = (name: string) => context.req.header(name)
    countJourney?.(
      { method, path, status: context.res.status, header },
      context.req.header('host') ?? new URL(url).host,
    )
  })
  app.use(respond(files, securityHeaders({ isHttps, hsts, isDevelopment })))
  app.use(warnOfProxy(log, trustProxy))
  app.use(keepAddressSecret)
  app.use(guardPosts(siteUrl))
  app.use(canonicalPath(paths, formerPaths))
  app.get(pages.findAnAdviser.path, shortenPostcode)
  app.get('/pictures/:file', newPicture(pictures, files))
  app.route('/', healthChecks(readStatus))
  app.route('/', securityTxt(siteUrl, now))
  app.route('/', publicReads(services))
  app.route('/', checkFormPosts(now))
  app.route('/', confirmationRequests())
  app.route('/', ownCallRequests({ now, ownCallsFor: (context) => ownCallsFor(clientOf(context)) }))
  app.get('*', async (context, next) => {
    const file = await notFound(context.req.path)
    if (file === undefined) return next()
    context.set('file', file)
    return context.body(null, 404)
  })
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
  pictures: Pick<PictureFiles, 'refresh'>,
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
