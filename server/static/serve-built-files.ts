import type { MiddlewareHandler } from 'hono'
import type { BuiltFiles } from './built-files.ts'
import { staticResponse } from './static-response.ts'

/**
 * Answers GET and HEAD of anything made at build time, from memory. Over a socket nearly all of it has been
 * answered before (see fast-path.ts); what comes here has a path or host that needs decoding first.
 */
export function serveBuiltFiles(files: BuiltFiles): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined
    if (!file) return next()
    const { status, headers, body } = staticResponse(
      file,
      method,
      context.req.header('accept-encoding'),
      context.req.header('if-none-match'),
    )
    return new Response(body && new Uint8Array(body), { status, headers })
  }
}
