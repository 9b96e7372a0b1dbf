import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { compress } from '#server/static/compression.ts'
import { acceptedEncoding, isNoneMatch } from '#server/static/negotiation.ts'
import { pagePolicy } from './content-security-policy.ts'

/** Below this, compression saves less than its header costs. */
const minBytes = 1024

/**
 * Gives rendered responses what built files have: an ETag, compression, HEAD and 304. The body is not streamed, but
 * hashed as a whole.
 */
export const finishRendered: MiddlewareHandler = async (context, next) => {
  await next()
  const response = context.res
  const isRead = context.req.method === 'GET' || context.req.method === 'HEAD'
  if (!response.body || !isCompressible(response)) return

  const plain = Buffer.from(await response.arrayBuffer())
  const encoding =
    plain.byteLength < minBytes
      ? undefined
      : acceptedEncoding(context.req.header('accept-encoding'), ['br', 'gzip'])
  const headers = new Headers(response.headers)
  headers.append('Vary', 'Accept-Encoding')
  // The page after a form was sent names the visitor, so it must not be cached.
  const isPersonal = context.req.query('sent') !== undefined
  if (!headers.has('Cache-Control'))
    headers.set('Cache-Control', isPersonal ? 'private, no-store' : 'no-cache')

  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', pagePolicy(plain.toString()))
  }
  if (isRead && response.status === 200) {
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    headers.set('ETag', etag)
    if (isNoneMatch(context.req.header('if-none-match'), etag)) {
      headers.delete('Content-Type')
      headers.delete('Content-Length')
      context.res = undefined
      context.res = new Response(null, { status: 304, headers })
      return
    }
  }
  const body = encoding ? await compress(plain, encoding) : plain
  if (encoding) headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(body.byteLength))
  context.res = undefined
  context.res = new Response(context.req.method === 'HEAD' ? null : new Uint8Array(body), {
    status: response.status,
    headers,
  })
}

function isCompressible(response: Response): boolean {
  const type = response.headers.get('content-type') ?? ''
  return !response.headers.has('content-encoding') && /^(text\/|application\/(json|xml|rss\+xml))/.test(type)
}
