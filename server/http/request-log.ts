import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/**
 * One line per request, without personal data: no IP address, query, body or user agent. An unknown path may contain
 * anything, so it is logged as "other".
 */
export function requestLog(log: Logger, isKnownPath: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const started = performance.now()
    await next()
    const { method, path } = context.req
    logRequest(log, { method, path: isKnownPath(path) ? path : 'other', status: context.res.status, started })
  }
}

interface Answered {
  method: string
  path: string
  status: number
  /** performance.now() at the start of the request. */
  started: number
}

export function logRequest(log: Logger, { method, path, status, started }: Answered): void {
  const ms = Math.round((performance.now() - started) * 10) / 10
  log.info({ method, path, status, ms }, 'request')
}
