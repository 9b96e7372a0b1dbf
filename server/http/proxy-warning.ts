import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/**
 * Warns if X-Forwarded-For arrives while TRUST_PROXY is 0: the client address is then that of the proxy, and all
 * visitors share one rate limit. Logged once per process, because any client can send the header.
 */
export function warnOfProxy(log: Logger, trustProxy: number): MiddlewareHandler {
  let hasWarned = trustProxy > 0
  return async (context, next) => {
    if (!hasWarned && context.req.header('x-forwarded-for') !== undefined) {
      hasWarned = true
      log.warn(
        'requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors share one ENQUIRY_LIMIT',
      )
    }
    await next()
  }
}
