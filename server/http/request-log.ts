import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'

/** As nginx logs it: the client has left before its answer was ready. Nobody gets this status. */
const clientClosedRequest = 499

/**
 * One line per request, without personal data: no IP address, query, body or user agent. A path that is not a page, a
 * file or a route of the site may contain anything, so it is logged as "other".
 */
export function requestLog(
  log: Logger,
  isKnownPath: (path: string) => boolean,
  responses?: ResponseMetrics,
): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path, raw } = context.req
    const isKnown = isKnownPath(path)
    const pattern = matchedRoutes(context).find((matched) => !matched.path.includes('*'))?.path ?? 'other'
    const status = raw.signal.aborted ? clientClosedRequest : context.res.status
    logRequest(log, { method, path: isKnown ? path : pattern, status, started })
    responses?.onResponse({
      method,
      route: isKnown ? responses.routeLabel(path) : pattern,
      status,
      ms: performance.now() - started,
    })
  }
}

export type OnResponse = (response: { method: string; route: string; status: number; ms: number }) => void

/** Where responses are measured. */
export interface ResponseMetrics {
  onResponse: OnResponse
  /** The label of a path that the site has. */
  routeLabel(path: string): string
}

interface Answered {
  method: string
  path: string
  status: number
  /** performance.now() at the start of the request. */
  started: number
}

/** `requestId` where the request is not run with its id (server/request-context.ts). */
export function logRequest(log: Logger, answered: Answered, requestId?: string): void {
  const { method, path, status, started } = answered
  const ms = Math.round((performance.now() - started) * 10) / 10
  log.info({ ...(requestId && { requestId }), method, path, status, ms }, 'request')
}
