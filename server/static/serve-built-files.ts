import type { MiddlewareHandler } from 'hono'
import { fileFor, type MemoryFiles } from './built-files.ts'
import { staticResponse } from './static-response.ts'

/**
 * Answers GET and HEAD of built files from memory. Over a socket fast-path.ts has answered nearly all of them; the
 * rest have a path or host that needs decoding first.
 */
export function serveBuiltFiles(files: MemoryFiles): MiddlewareHandler {
  return async (context, next) => {
    const { method, path, url } = context.req
    const isRead = method === 'GET' || method === 'HEAD'
    const more = { hasQuery: url.includes('?'), referrer: context.req.header('referer') }
    const file = isRead ? fileFor(files, path, more) : undefined
    if (!file) return next()
    const { status, headers, body } = staticResponse(
      file,
      context.req.header('accept-encoding'),
      context.req.header('if-none-match'),
    )
    return new Response(method === 'HEAD' ? null : body && new Uint8Array(body), { status, headers })
  }
}
