import type { MiddlewareHandler } from 'hono'
import type { BuiltFile, BuiltFiles } from './built-files.ts'
import { acceptedEncoding, isNoneMatch } from './negotiation.ts'

/** Answers GET and HEAD of anything made at build time, from memory. */
export function serveBuiltFiles(files: BuiltFiles): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined
    if (!file) return next()
    return answer(file, method, context.req.header('accept-encoding'), context.req.header('if-none-match'))
  }
}

function answer(
  file: BuiltFile,
  method: string,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Response {
  const offered = (['br', 'gzip'] as const).filter((encoding) => file.bodies[encoding])
  const encoding = acceptedEncoding(acceptEncoding, offered)
  const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
  const headers = new Headers({ 'Cache-Control': file.cacheControl, ETag: etag })
  if (file.policy) headers.set('Content-Security-Policy', file.policy)
  if (offered.length > 0) headers.set('Vary', 'Accept-Encoding')
  if (isNoneMatch(ifNoneMatch, etag)) return new Response(null, { status: 304, headers })

  const body = (encoding && file.bodies[encoding]) ?? file.bodies.identity
  headers.set('Content-Type', file.type)
  headers.set('Content-Length', String(body.byteLength))
  if (encoding) headers.set('Content-Encoding', encoding)
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { headers })
}
