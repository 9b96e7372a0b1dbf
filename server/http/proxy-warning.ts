import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/**
 * Behind a proxy that nobody told us of, every visitor has the proxy's address, and all of them share one limit. Said
 * once: it is a setting that is wrong, and anybody can send the header.
 */
export function warnOfProxy(log: Logger, trustProxy: number): MiddlewareHandler {
  let isSaid = trustProxy > 0
  return async (context, next) => {
    if (!isSaid && context.req.header('x-forwarded-for') !== undefined) {
      isSaid = true
      log.warn(
        'requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors share one ENQUIRY_LIMIT',
      )
    }
    await next()
  }
}
