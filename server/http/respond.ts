import type { HonoRequest, MiddlewareHandler } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { currentRequestId } from '#server/platform/request-context.ts'
import { type MemoryFile, type MemoryFiles, memoryFile } from '#server/static/built-files.ts'
import { compress, encodings, isCompressible } from '#server/static/compression.ts'

/** By names in lower case. */
type ResponseHeaders = Record<string, string>

export interface SiteEnv {
  Variables: {
    /** What a route responds with, where that is in memory: not compressed again. */
    file?: MemoryFile
  }
}

/**
 * Every response of the site: from memory where the files have it, otherwise as the routes make it; both are finished
 * by fileResponse. `headers` are on all of them, unless the routes have set another value.
 */
export function respond(files: MemoryFiles, headers: ResponseHeaders): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const { req } = context
    const requestId = currentRequestId() ?? ''
    const stored = storedFile(files, req)
    if (stored) {
      // Without an id of ours: built pages are sized to fit into the initial congestion window.
      const hasSentId = req.header('x-request-id') === requestId
      return fileResponse(req, stored, hasSentId ? { ...headers, 'x-request-id': requestId } : headers)
    }
    await next()
    const { status, body } = context.res
    const all: ResponseHeaders = {
      ...headers,
      'x-request-id': requestId,
      ...Object.fromEntries(context.res.headers),
    }
    const { 'content-type': type = '', 'cache-control': cacheControl = 'no-cache' } = all
    const file = context.get('file') ?? (body && memoryFile(await bytesOf(context.res), type, cacheControl))
    const response = file
      ? fileResponse(req, file, all, status)
      : new Response(null, { status, headers: all })
    // Otherwise Hono adds the headers of the response before.
    context.res = undefined
    context.res = await response
  }
}

async function bytesOf(response: Response): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await response.arrayBuffer())
}

/** The file that is the response to a request; none where that depends on more than the path. */
function storedFile(files: MemoryFiles, request: HonoRequest): MemoryFile | undefined {
  const file = isRead(request) ? files.get(request.path) : undefined
  if (!file?.rendered) return file
  const { readsReferrer, query } = file.rendered
  // Another site's says nothing of this one.
  if (readsReferrer && URL.parse(request.header('referer') ?? '')?.host === new URL(request.url).host)
    return undefined
  const sent = request.url.split('?', 2)[1]
  if (sent === undefined) return file
  const read = [...new URLSearchParams(sent)].filter(([name]) => query.includes(name))
  return read.length === 0 ? file : files.get(`${request.path}?${new URLSearchParams(read)}`)
}

/**
 * A file as the client takes it: in the best encoding, with an ETag, and as 304 where the client has it already. Hono
 * leaves out the body for HEAD.
 */
export async function fileResponse(
  request: HonoRequest,
  file: MemoryFile,
  more: ResponseHeaders = {},
  status = 200,
): Promise<Response> {
  const { type, cacheControl, hash, policy, bodies } = file
  const isCompressed = isCompressible(type, bodies.identity)
  const encoding = isCompressed ? acceptedEncoding(request) : undefined
  const headers: ResponseHeaders = { ...more, 'cache-control': cacheControl }
  if (isCompressed) headers.vary = 'Accept-Encoding'
  // In development there is none.
  if (policy && headers['content-security-policy']) headers['content-security-policy'] = policy
  if (status === 200 && isRead(request) && !cacheControl.includes('no-store')) {
    headers.etag = `"${hash}${encoding ? `-${encoding}` : ''}"`
    if (isNoneMatch(request, headers.etag)) {
      delete headers['content-type']
      return new Response(null, { status: 304, headers })
    }
  }
  if (encoding) {
    headers['content-encoding'] = encoding
    bodies[encoding] ??= await compress(bodies.identity, encoding)
  }
  const body = bodies[encoding ?? 'identity'] ?? bodies.identity
  headers['content-type'] = type
  headers['content-length'] = String(body.byteLength)
  return new Response(body, { status, headers })
}

function isRead({ method }: HonoRequest): boolean {
  return method === 'GET' || method === 'HEAD'
}

function acceptedEncoding(request: HonoRequest) {
  const accepted = parseAccept(request.header('accept-encoding') ?? '').filter(({ q }) => q > 0)
  return encodings.find((encoding) => accepted.some(({ type }) => type === encoding))
}

/** Whether If-None-Match names this ETag (weak comparison, as RFC 9110 asks). */
function isNoneMatch(request: HonoRequest, etag: string): boolean {
  const tags = request.header('if-none-match')?.split(',') ?? []
  return tags.some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
}
