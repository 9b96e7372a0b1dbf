import type { MiddlewareHandler } from 'hono'
import type { BuiltFiles } from './built-files.ts'
import { staticResponse } from './static-response.ts'

/**
 * Answers GET and HEAD of built files from memory. Over a socket fast-path.ts has answered nearly all of them; the
 * rest have a path or host that needs decoding first.
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
