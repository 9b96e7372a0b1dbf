import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { OnResponse } from '#server/monitoring/metrics.ts'
import { runWithRequestId } from '#server/platform/request-context.ts'

/** The formats of X-Request-Id that proxies generate. Anything else would be logged, and may be personal data. */
const validId = /^[\w-]{8,64}$/

interface RequestLogOptions {
  log: Logger
  /** The name of a page or file that the site has. */
  routeOf(path: string): string | undefined
  onResponse?: OnResponse | undefined
}

/**
 * One line per request, without personal data: no IP address, query, body or user agent, and no path that the site does
 * not have. Every line of a request has its id, which is the proxy's where that has sent one.
 */
export function requestLog({ log, routeOf, onResponse }: RequestLogOptions): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    const { method, path } = context.req
    const sent = context.req.header('x-request-id') ?? ''
    await runWithRequestId(validId.test(sent) ? sent : randomUUID(), async () => {
      await next()
      const ms = performance.now() - started
      const pattern = () => matchedRoutes(context).find((matched) => !matched.path.includes('*'))?.path
      const route = routeOf(path) ?? pattern() ?? 'other'
      const { status } = context.res
      log.info({ method, path: route, status, ms: Math.round(ms * 10) / 10 }, 'request')
      onResponse?.({ method, route, status, ms })
    })
  }
}

/** Files of which there are many share one name: in metrics each would be a time series of its own. */
export function createRouteOf(paths: Iterable<string>, files: ReadonlyMap<string, unknown>) {
  const known = new Set(paths)
  return (path: string): string | undefined =>
    known.has(path) || files.has(path)
      ? path.replace(/^(\/(assets|pictures|drawings|scenes)\/).*/, '$1*')
      : undefined
}
