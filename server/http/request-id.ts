import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { runWithRequestId } from '#server/request-context.ts'

const header = 'X-Request-Id'

/** As proxies make them; anything else could be somebody's words, and would stand in the log. */
const sane = /^[\w-]{8,64}$/

export function sentRequestId(text: string | undefined): string | undefined {
  return text !== undefined && sane.test(text) ? text : undefined
}

/**
 * One id for a request, from the proxy's log through ours to the answer. A built file that came without one goes
 * without one: pages fit into one round trip to the byte, and nobody asks after a file.
 */
export function requestId(isBuiltFile: (path: string) => boolean): MiddlewareHandler {
  return async (context, next) => {
    const sent = sentRequestId(context.req.header(header))
    const id = sent ?? randomUUID()
    await runWithRequestId(id, next)
    if (sent || !isBuiltFile(context.req.path)) context.res.headers.set(header, id)
  }
}
