import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'

/**
 * Warns if TRUST_PROXY does not agree with X-Forwarded-For. Where it is too low, the client address is that of a proxy,
 * and all visitors share one rate limit; where it is too high, it is what the client says. Logged once per process,
 * because any client can send the header.
 */
export function warnOfProxy(log: Logger, trustProxy: number): MiddlewareHandler {
  let hasWarned = false
  return async (context, next) => {
    if (!hasWarned) {
      const header = context.req.header('x-forwarded-for')
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
      // Health checks of this machine come without the proxy.
      const isLocal = /^(::ffff:)?127\.|^::1$/.test(incoming?.socket.remoteAddress ?? '127.')
      const problem = problemOf(trustProxy, header, isLocal)
      if (problem) log.warn(problem)
      hasWarned = problem !== undefined
    }
    await next()
  }
}

function problemOf(trustProxy: number, header: string | undefined, isLocal: boolean): string | undefined {
  if (trustProxy === 0)
    return header === undefined
      ? undefined
      : 'requests come through a proxy (X-Forwarded-For), but TRUST_PROXY is 0: all visitors share one ENQUIRY_LIMIT'
  if (header === undefined && isLocal) return undefined
  const count = header === undefined ? 0 : header.split(',').length
  return count >= trustProxy
    ? undefined
    : `a request came with ${count} addresses in X-Forwarded-For, but TRUST_PROXY is ${trustProxy}: set it to the number of proxies, and let nobody reach the port without them; otherwise clients choose the address that ENQUIRY_LIMIT counts`
}
