import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { runWithRequestId } from '#server/request-context.ts'

const header = 'X-Request-Id'

/** The formats that proxies generate. Anything else is ignored, because it would be logged and may be personal data. */
const validId = /^[\w-]{8,64}$/

export function sentRequestId(text: string | undefined): string | undefined {
  return text !== undefined && validId.test(text) ? text : undefined
}

/**
 * Correlates the proxy's log, the site's log and the response by X-Request-Id. The response to a request for a built
 * file has the header only if the request had it: prerendered pages are sized to fit into the initial congestion
 * window, and static files rarely need tracing.
 */
export function requestId(isBuiltFile: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const sent = sentRequestId(context.req.header(header))
    const id = sent ?? randomUUID()
    await runWithRequestId(id, next)
    if (sent || !isBuiltFile(context.req.path)) context.res.headers.set(header, id)
  }
}
